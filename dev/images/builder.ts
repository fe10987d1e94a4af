import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";
import { installPackages, onPath, runTool, thisMachine } from "#dev/engines/real/provisioning/tools.ts";
import { EngineRefused } from "#dev/engines/real/refusal.ts";

/** The inputs of one build. */
interface Build {
  readonly tag: string;
  /** The Dockerfile. */
  readonly file: string;
  /** The build context folder. */
  readonly context: string;
  readonly arguments: Readonly<Record<string, string>>;
  /** Whether its base images exist only on this machine. */
  readonly offline: boolean;
}

/** A program that builds images from Dockerfiles. */
export interface Builder {
  readonly name: "docker" | "podman" | "buildah";
  /** One sentence that names the builder in use. */
  readonly way: string;
  build(build: Build): Promise<void>;
  has(tag: string): Promise<boolean>;
  /** The digest of an image's configuration, its global identity. */
  id(tag: string): Promise<string>;
  /** Uncompressed size of an image in bytes. */
  size(tag: string): Promise<number>;
  /** Writes an image as an archive that containerd can import. */
  save(tag: string, file: string): Promise<void>;
}

/**
 * The builder of this machine: Docker or Podman if they can run containers, otherwise Buildah, which needs no daemon
 * and is installed as root on Debian. Throws a sentence that says what to install.
 */
export function findBuilder(): Builder {
  if (onPath("docker") && succeeds("docker", ["info"]))
    return withDaemon("docker", "Docker builds the images.");
  if (onPath("podman") && succeeds("podman", ["run", "--help"]) && !isRootInSandbox())
    return withDaemon("podman", "Podman builds the images.");
  if (!onPath("buildah") && thisMachine().mayInstall)
    installPackages(["buildah", "runc", "uidmap", "ca-certificates"]);
  if (!onPath("buildah"))
    throw new EngineRefused(
      "Docker, Podman or Buildah is needed to build images: install one of them (https://docs.docker.com/engine/install), " +
        "start it, and run this again.",
    );
  return buildah();
}

const succeeds = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: "ignore", timeout: 20_000 }).status === 0;

/** Podman raises limits that root in a sandbox may not, so that every build fails at its first step. */
const isRootInSandbox = (): boolean =>
  process.getuid?.() === 0 && spawnSync("prlimit", ["--nofile=1048576:1048576", "true"]).status !== 0;

/** npm settings and a locally trusted CA, for steps that fetch packages. */
function secretFlags(): string[] {
  const npmrc = join(homedir(), ".npmrc");
  // oxlint-disable-next-line node/no-process-env -- npm's own variable
  const authority = process.env["NODE_EXTRA_CA_CERTS"];
  return [
    ...(existsSync(npmrc) ? ["--secret", `id=npmrc,src=${npmrc}`] : []),
    ...(authority && existsSync(authority) ? ["--secret", `id=authority,src=${authority}`] : []),
  ];
}

const argumentFlags = (args: Readonly<Record<string, string>>): string[] =>
  Object.entries(args).flatMap(([name, value]) => ["--build-arg", `${name}=${value}`]);

function withDaemon(name: "docker" | "podman", way: string): Builder {
  return {
    name,
    way,
    async build({ tag, file, context, arguments: args, offline }) {
      const pull = offline ? [] : ["--pull"];
      const flags = ["--tag", tag, "--file", file, ...pull, ...secretFlags(), ...argumentFlags(args)];
      await runTool(name, ["build", ...flags, context], { env: { DOCKER_BUILDKIT: "1" } });
    },
    has: async (tag) => succeeds(name, ["image", "inspect", tag]),
    id: async (tag) =>
      (await runTool(name, ["image", "inspect", "--format", "{{.Id}}", tag])).trim().replace(/^sha256:/, ""),
    size: async (tag) =>
      Number((await runTool(name, ["image", "inspect", "--format", "{{.Size}}", tag])).trim()),
    async save(tag, file) {
      await runTool(name, ["save", "--output", file, tag]);
    },
  };
}

/** Buildah with its own store in the cache, in this process's network and root; it leaves no processes running. */
function buildah(): Builder {
  const folder = join(cacheFolder(), "images");
  mkdirSync(folder, { recursive: true });
  const storage = join(folder, "storage.conf");
  writeFileSync(
    storage,
    `[storage]\ndriver = "overlay"\nrunroot = "${folder}/run"\ngraphroot = "${folder}/store"\n`,
  );
  const policy = join(folder, "policy.json");
  writeFileSync(policy, JSON.stringify({ default: [{ type: "insecureAcceptAnything" }] }));
  const env = { CONTAINERS_STORAGE_CONF: storage, STORAGE_DRIVER: "overlay" };
  const run = (args: readonly string[]): Promise<string> => runTool("buildah", args, { env });
  const signatures = ["--signature-policy", policy];
  return {
    name: "buildah",
    way: "Buildah builds the images, without a daemon and with chroot isolation.",
    async build({ tag, file, context, arguments: args, offline }) {
      const isolation = ["--isolation", "chroot", "--network", "host", "--format", "docker", "--layers"];
      const pull = offline ? "--pull-never" : "--pull";
      const flags = ["--tag", tag, "--file", file, pull, ...isolation, ...signatures];
      await run(["bud", ...flags, ...secretFlags(), ...argumentFlags(args), context]);
    },
    has: (tag) =>
      run(["inspect", "--type", "image", tag]).then(
        () => true,
        () => false,
      ),
    async id(tag) {
      const images = JSON.parse(await run(["images", "--no-trunc", "--json", tag])) as { id: string }[];
      return (images[0]?.id ?? "").replace(/^sha256:/, "");
    },
    async size(tag) {
      const images = JSON.parse(await run(["images", "--json", tag])) as { size: string }[];
      return bytesOf(images[0]?.size ?? "");
    },
    async save(tag, file) {
      await run(["push", ...signatures, tag, `docker-archive:${file}:${tag}`]);
    },
  };
}

const UNITS: Readonly<Record<string, number>> = { B: 1, KB: 1e3, MB: 1e6, GB: 1e9 };

/** Buildah prints sizes in human-readable form, "173 MB". */
export function bytesOf(size: string): number {
  const [, amount = "", unit = ""] = /^([\d.]+)\s*([A-Z]+)$/i.exec(size.trim()) ?? [];
  const factor = UNITS[unit.toUpperCase()];
  if (!factor) throw new Error(`"${size}" is no size.`);
  return Math.round(Number(amount) * factor);
}
