import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { installOnce } from "./cache.ts";
import { need, runTool, thisMachine } from "./tools.ts";

/** Files that every program has come first, in this order. */
const FIRST = ["main.go", "go.mod", "go.sum"];

/** A program that is built here, because no registry of packages has it. */
export interface GoProgram {
  /**
   * Folder of its sources; go.sum pins all that it is made of, and the program has its name. Without a main.go the tools of
   * its go.mod are built: programs of another module as they are.
   */
  readonly sources: string;
  /** What its folder in the cache begins with. */
  readonly family: string;
  /** For the linker, beside leaving out symbols. */
  readonly linkerFlags?: string;
  /** Which of several tools; the one that has the folder's name unless given. */
  readonly tool?: string;
}

/** Builds a Go program once for each state of its sources; returns its path. Says so before it begins. */
export async function buildGoProgram(
  cache: string,
  program: GoProgram,
  say: (line: string) => void,
  machine = thisMachine(),
): Promise<string> {
  const { sources, linkerFlags = "" } = program;
  const name = basename(sources);
  const installed = await installOnce(cache, await folderOf(program), async (fresh) => {
    const go = need("go", name, machine, await oldestGo(sources));
    say(`Building ${name} from Go modules, once.`);
    const work = await mkdtemp(join(tmpdir(), `callboard-${name}-`));
    try {
      await cp(sources, join(work, "source"), { recursive: true });
      const flags = ["-trimpath", "-mod=readonly", "-ldflags", `-s -w ${linkerFlags}`];
      const built = existsSync(join(sources, "main.go")) ? "." : "tool";
      await runTool(go, ["build", ...flags, "-o", `${fresh}/`, built], {
        cwd: join(work, "source"),
        // What the compiler keeps can take gigabytes, and goes with the folder.
        env: { CGO_ENABLED: "0", GOFLAGS: "-buildvcs=false", GOCACHE: join(work, "cache") },
      });
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  });
  return join(installed.folder, program.tool ?? name);
}

/** Whether a program of these sources was built before. */
export const isGoProgramBuilt = async (cache: string, program: GoProgram): Promise<boolean> =>
  existsSync(join(cache, await folderOf(program)));

async function folderOf({ sources, family }: GoProgram): Promise<string> {
  const state = createHash("sha256");
  for (const file of await sourceFiles(sources)) state.update(await readFile(join(sources, file)));
  return `${family}-${basename(sources)}-${state.digest("hex").slice(0, 12)}`;
}

/** The version that go.mod asks for, without its patch. */
async function oldestGo(sources: string): Promise<string> {
  const [, version = ""] = /^go (\d+\.\d+)/m.exec(await readFile(join(sources, "go.mod"), "utf8")) ?? [];
  return version;
}

async function sourceFiles(folder: string): Promise<readonly string[]> {
  const there = await readdir(folder);
  const others = there.filter((file) => file.endsWith(".go") && !FIRST.includes(file)).toSorted();
  return [...FIRST.filter((file) => there.includes(file)), ...others];
}
