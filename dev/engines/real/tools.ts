import { spawn } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { EngineRefused } from "./refusal.ts";

const WORDS_KEPT = 2_000;

/** The first program of that name on the PATH. */
export function onPath(name: string, path = process.env["PATH"] ?? ""): string | null {
  for (const folder of path.split(delimiter).filter(Boolean)) {
    const file = join(folder, name);
    if (isProgram(file)) return file;
  }
  return null;
}

export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** What a machine is asked for; a test passes its own. */
export interface Machine {
  readonly path: string;
  readonly home: string;
  /** Folders that tools are installed in beside the PATH. */
  readonly roots: readonly string[];
}

export const thisMachine = (): Machine => ({
  path: process.env["PATH"] ?? "",
  home: homedir(),
  roots: ["/usr/lib/jvm", "/opt"],
});

const NEEDED = {
  go: {
    programs: ["go"],
    folders: ["/usr/local/go/bin", "/usr/lib/go/bin"],
    sentence:
      "Go 1.24 or newer is needed to build {for}: install it from https://go.dev/dl or as the package golang, " +
      "and run this again.",
  },
  python: {
    programs: ["python3", "python"],
    folders: ["/usr/bin", "/usr/local/bin"],
    sentence:
      "Python 3 with pip is needed to fetch {for}: install the packages python3 and python3-pip, or Python from " +
      "https://python.org, and run this again.",
  },
  tar: {
    programs: ["tar"],
    folders: ["/bin", "/usr/bin"],
    sentence: "tar is needed to unpack {for}: install the package tar, and run this again.",
  },
} as const;

/** The path of a tool; what is missing is said in one sentence, with what it is for and how to get it. */
export function need(tool: keyof typeof NEEDED, what: string, machine = thisMachine()): string {
  const { programs, folders, sentence } = NEEDED[tool];
  const path = [...machine.path.split(delimiter), ...folders.filter(() => machine.roots.length > 0)];
  for (const name of programs) {
    const found = onPath(name, path.join(delimiter));
    if (found) return found;
  }
  throw new EngineRefused(sentence.replace("{for}", what));
}

/** Homes of Java installations on this machine, the most wished for first: JAVA_HOME, the PATH, the usual folders. */
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

/** Runs a tool to its end and answers what it printed. Throws with the tool's last words. */
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
