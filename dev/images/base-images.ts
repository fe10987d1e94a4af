import { createHash } from "node:crypto";
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";
import { onPath, runTool } from "#dev/engines/real/provisioning/tools.ts";
import { EngineRefused } from "#dev/engines/real/refusal.ts";
import { prepareCaddy } from "./caddy.ts";
import type { Builder } from "./builder.ts";

/** Base images of the Dockerfiles by argument name; an absent one defaults to the Dockerfile's own. */
export interface Bases {
  readonly BUILD_IMAGE?: string;
  readonly RUNTIME_IMAGE?: string;
  readonly SERVER_IMAGE?: string;
}

/** Libraries that local binaries such as Node and PostgreSQL are linked with. */
export const RUNTIME_PACKAGES = ["libc6", "libgcc-s1", "gcc-12-base", "libstdc++6"] as const;
/** Excluded, as in the public base images. */
const NEEDLESS = ["doc", "man", "lintian", "locale"]
  .map((name) => `usr/share/${name}`)
  .concat("usr/lib/x86_64-linux-gnu/gconv");
const NOBODY = 65_532;
const NODE = resolve(import.meta.dirname, "../../node_modules/node/bin/node");

/**
 * Replacements for the public base images, for machines that can reach package registries but no image registry:
 * built from Debian's packages, npm's Node, and Caddy from its Go module. Returns their tags.
 */
export async function assembleBases(builder: Builder): Promise<{ programs: Bases; web: Bases }> {
  if (!onPath("apt-get") || !onPath("dpkg"))
    throw new EngineRefused(
      "Bases are assembled of Debian's packages: leave out --bases assembled on this machine.",
    );
  const bases = await baseContents();
  const tags = Object.fromEntries(
    bases.map(({ name, state }) => [name, `localhost/callboard-base/${name}:${state}`]),
  );
  for (const { name, fill, lines } of bases) {
    const tag = String(tags[name]);
    if (!(await builder.has(tag))) await assemble(builder, tag, fill, lines);
  }
  const { build = "", runtime = "", server = "", static: files = "" } = tags;
  return {
    programs: { BUILD_IMAGE: build, RUNTIME_IMAGE: runtime },
    web: { BUILD_IMAGE: build, RUNTIME_IMAGE: files, SERVER_IMAGE: server },
  };
}

interface Base {
  readonly name: string;
  /** State of its inputs: it is not rebuilt while this is unchanged. */
  readonly state: string;
  readonly fill: (root: string) => Promise<void> | void;
  readonly lines?: string;
}

/** The four bases: for building with npm, for running Node, for a single static program, and the origin's server. */
async function baseContents(): Promise<readonly Base[]> {
  const caddy = await prepareCaddy(cacheFolder());
  return [
    {
      name: "build",
      state: stateOf(process.version, realpathSync(onPath("npm") ?? "/")),
      async fill(root) {
        await debian(root, [...RUNTIME_PACKAGES, "busybox-static"]);
        shell(root);
        nodeInto(root, "usr/local/bin/node");
        npmInto(root);
      },
    },
    {
      name: "runtime",
      state: stateOf(process.version),
      async fill(root) {
        await debian(root, RUNTIME_PACKAGES);
        nodeInto(root, "nodejs/bin/node");
        accounts(root);
      },
      lines: 'ENTRYPOINT ["/nodejs/bin/node"]',
    },
    { name: "static", state: stateOf(), fill: accounts },
    {
      name: "server",
      state: stateOf(caddy),
      async fill(root) {
        await debian(root, ["busybox-static"]);
        shell(root);
        copyProgram(caddy, join(root, "usr/bin/caddy"));
      },
    },
  ];
}

const stateOf = (...parts: readonly string[]): string =>
  createHash("sha256")
    .update([...RUNTIME_PACKAGES, ...parts].join())
    .digest("hex")
    .slice(0, 12);

/** Builds an image from the files that `fill` writes to a folder, and additional Dockerfile lines. */
export async function assemble(
  builder: Builder,
  tag: string,
  fill: (root: string) => Promise<void> | void,
  lines = "",
): Promise<void> {
  const context = mkdtempSync(join(tmpdir(), "callboard-image-"));
  try {
    const root = join(context, "root");
    mkdirSync(root);
    await fill(root);
    writeFileSync(join(context, "Dockerfile"), `FROM scratch\nCOPY root /\n${lines}\n`);
    const file = join(context, "Dockerfile");
    await builder.build({ tag, file, context, arguments: {}, offline: true });
  } finally {
    rmSync(context, { recursive: true, force: true });
  }
}

/** Unpacks Debian packages into a root folder. */
export async function debian(root: string, packages: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "callboard-debian-"));
  try {
    // apt drops privileges if its user cannot enter the folder; running as root avoids that.
    await runTool("apt-get", ["download", "-qq", "-o", "APT::Sandbox::User=root", ...packages], {
      cwd: folder,
    });
    for (const name of await listed(folder)) await runTool("dpkg", ["-x", join(folder, name), root]);
    for (const needless of NEEDLESS) rmSync(join(root, needless), { recursive: true, force: true });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const listed = async (folder: string): Promise<string[]> =>
  (await runTool("ls", [folder])).split("\n").filter((name) => name.endsWith(".deb"));

/** Links busybox under the names that the Dockerfiles call. */
function shell(root: string): void {
  for (const name of ["sh", "cp", "printf"]) {
    const link = join(root, "bin", name);
    if (!existsSync(link)) symlinkSync("/bin/busybox", link);
  }
  mkdirSync(join(root, "tmp"), { mode: 0o1777, recursive: true });
}

export function copyProgram(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { dereference: true });
  chmodSync(to, 0o755);
}

/** Copies Node from this repository's packages, stripped of symbols if the machine can do that. */
export function nodeInto(root: string, path: string): void {
  copyProgram(NODE, join(root, path));
  if (onPath("strip")) spawnSync("strip", ["--strip-unneeded", join(root, path)]);
}

/** Copies this machine's npm. */
function npmInto(root: string): void {
  const program = onPath("npm");
  if (!program) throw new EngineRefused("npm is needed to build images: install it, and run this again.");
  const npm = join(realpathSync(program), "../..");
  cpSync(npm, join(root, "usr/local/lib/node_modules/npm"), { recursive: true, dereference: true });
  symlinkSync("/usr/local/lib/node_modules/npm/bin/npm-cli.js", join(root, "usr/local/bin/npm"));
  mkdirSync(join(root, "usr/bin"), { recursive: true });
  symlinkSync("/bin/busybox", join(root, "usr/bin/env"));
}

/** The users of an image: root for files, and an unprivileged one. */
export function accounts(root: string): void {
  mkdirSync(join(root, "etc"), { recursive: true });
  mkdirSync(join(root, "tmp"), { recursive: true });
  chmodSync(join(root, "tmp"), 0o1777);
  writeFileSync(
    join(root, "etc/passwd"),
    `root:x:0:0:root:/:/sbin/nologin\nnonroot:x:${NOBODY}:${NOBODY}:nonroot:/tmp:/sbin/nologin\n`,
  );
  writeFileSync(join(root, "etc/group"), `root:x:0:\nnonroot:x:${NOBODY}:\n`);
}
