import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { EngineRefused } from "#dev/engines/real/refusal.ts";
import { installPackages, javaHomes, runTool, thisMachine, type Machine } from "./tools.ts";
import { MIN_JAVA } from "./versions.ts";

/** Debian's package, if it is recent enough. */
const PACKAGE = `openjdk-${MIN_JAVA}-jre-headless`;

/**
 * The home of a Java 21 or newer on this machine. If there is none, it is installed as root on Debian; otherwise the
 * error explains in one sentence how to get one.
 */
export async function prepareJava(machine = thisMachine()): Promise<string> {
  const found = await findJava(machine);
  if (found) return found;
  if (machine.mayInstall) {
    installPackages([PACKAGE]);
    const installed = await findJava(machine);
    if (installed) return installed;
  }
  throw new EngineRefused(
    `Keycloak and OpenSearch need a JDK of ${MIN_JAVA} or newer: install Temurin from https://adoptium.net (or the ` +
      `package ${PACKAGE}), set JAVA_HOME to it where it is in an unusual folder, and run this again.`,
  );
}

async function findJava(machine: Machine): Promise<string | null> {
  for (const home of javaHomes(process.env["JAVA_HOME"], machine)) {
    if ((await javaVersion(home)) >= MIN_JAVA) return home;
  }
  return null;
}

/** The feature version of a Java (8, 17, 25); 0 if it cannot be determined. */
export async function javaVersion(home: string): Promise<number> {
  const release = join(home, "release");
  const words = existsSync(release)
    ? readFileSync(release, "utf8")
    : await runTool(join(home, "bin/java"), ["-XshowSettings:properties", "--version"]).catch(() => "");
  const found = /^(?:JAVA_VERSION="|openjdk |java )(?:1\.)?(\d+)/m.exec(words);
  return Number(found?.[1] ?? 0);
}
