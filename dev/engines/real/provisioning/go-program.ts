import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { installOnce } from "./cache.ts";
import { need, runTool, thisMachine } from "./tools.ts";

/** Files that every program has come first, in this order. */
const FIRST = ["main.go", "go.mod", "go.sum"];

/** A program built locally because no package registry provides it. */
export interface GoProgram {
  /**
   * Folder of its sources, which names the program; go.sum pins all dependencies. Without a main.go, the tools in its
   * go.mod are built: unmodified programs of another module.
   */
  readonly sources: string;
  /** Prefix of its folder in the cache. */
  readonly family: string;
  /** Linker flags besides stripping symbols. */
  readonly linkerFlags?: string;
  /** Build tags, such as those that leave out parts of a program. */
  readonly tags?: string;
  /** Which of several tools; defaults to the one named like the folder. */
  readonly tool?: string;
}

/** Builds a Go program once per state of its sources; returns its path. Reports before it begins. */
export async function buildGoProgram(
  cache: string,
  program: GoProgram,
  report: (line: string) => void,
  machine = thisMachine(),
): Promise<string> {
  const { sources, linkerFlags = "", tags = "" } = program;
  const name = basename(sources);
  const installed = await installOnce(cache, await folderOf(program), async (fresh) => {
    const go = need("go", name, machine, await oldestGo(sources));
    report(`Building ${name} from Go modules, once.`);
    const work = await mkdtemp(join(tmpdir(), `callboard-${name}-`));
    try {
      await cp(sources, join(work, "source"), { recursive: true });
      const flags = ["-trimpath", "-mod=readonly", "-tags", tags, "-ldflags", `-s -w ${linkerFlags}`];
      const built = existsSync(join(sources, "main.go")) ? "." : "tool";
      await runTool(go, ["build", ...flags, "-o", `${fresh}/`, built], {
        cwd: join(work, "source"),
        // The compiler's cache can take gigabytes, and is deleted with the folder.
        env: { CGO_ENABLED: "0", GOFLAGS: "-buildvcs=false", GOCACHE: join(work, "cache") },
      });
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  });
  return join(installed.folder, program.tool ?? name);
}

/** Whether a program has been built from these sources. */
export const isGoProgramBuilt = async (cache: string, program: GoProgram): Promise<boolean> =>
  existsSync(join(cache, await folderOf(program)));

async function folderOf({ sources, family }: GoProgram): Promise<string> {
  const state = createHash("sha256");
  for (const file of await sourceFiles(sources)) state.update(await readFile(join(sources, file)));
  return `${family}-${basename(sources)}-${state.digest("hex").slice(0, 12)}`;
}

/** The Go version required by go.mod, without its patch number. */
async function oldestGo(sources: string): Promise<string> {
  const [, version = ""] = /^go (\d+\.\d+)/m.exec(await readFile(join(sources, "go.mod"), "utf8")) ?? [];
  return version;
}

async function sourceFiles(folder: string): Promise<readonly string[]> {
  const there = await readdir(folder);
  const others = there.filter((file) => file.endsWith(".go") && !FIRST.includes(file)).toSorted();
  return [...FIRST.filter((file) => there.includes(file)), ...others];
}
