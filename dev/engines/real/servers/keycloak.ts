import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { fromMaven } from "#dev/engines/real/provisioning/artefact.ts";
import { installOnce, type Installed } from "#dev/engines/real/provisioning/cache.ts";
import { keptPorts, keptSecret, type EngineOptions, type RunningEngine } from "#dev/engines/real/engine.ts";
import { isReachable, launch } from "#dev/engines/real/engine-process.ts";
import { prepareJava } from "#dev/engines/real/provisioning/java.ts";
import { supervise } from "#dev/engines/real/supervise.ts";
import { need, runTool } from "#dev/engines/real/provisioning/tools.ts";
import { KEYCLOAK } from "#dev/engines/real/provisioning/versions.ts";

const READY_MS = 300_000;
const ADMIN = "admin";
const POOL_SIZE = 20;
/** Options fixed at build time; all others are passed at startup. */
const BUILD = [
  "--db=postgres",
  "--health-enabled=true",
  "--metrics-enabled=true",
  "--http-relative-path=/auth",
];
/** The JVM options of bin/kc.sh. Keycloak is started without that shell script, which would hide its process. */
const JVM = [
  "-XX:MetaspaceSize=96M",
  "-XX:MaxMetaspaceSize=256m",
  "-XX:+ExitOnOutOfMemoryError",
  "-XX:+UseSerialGC",
  "-Xms64m",
  "-Xmx512m",
  "-Dfile.encoding=UTF-8",
  "-Dstdout.encoding=UTF-8",
  "-Dstderr.encoding=UTF-8",
  "-Djava.security.egd=file:/dev/urandom",
  "-Djdk.tls.rejectClientInitiatedRenegotiation=true",
  "--add-opens=java.base/java.util=ALL-UNNAMED",
  "--add-opens=java.base/java.util.concurrent=ALL-UNNAMED",
  "--add-opens=java.base/java.security=ALL-UNNAMED",
  "--add-opens=java.base/java.lang=ALL-UNNAMED",
  "--enable-native-access=ALL-UNNAMED",
  "-Duser.language=en",
  "-Duser.country=US",
  "-Djava.util.concurrent.ForkJoinPool.common.threadFactory=io.quarkus.bootstrap.forkjoin.QuarkusForkJoinWorkerThreadFactory",
  "-Djava.util.logging.manager=org.jboss.logmanager.LogManager",
  "-Dpicocli.disable.closures=true",
];

/** Fetches Keycloak once and builds its server for PostgreSQL; also fetches a Java if the machine has none. */
export async function prepareKeycloak(cache: string): Promise<Installed> {
  const java = await prepareJava();
  return installOnce(cache, `keycloak-${KEYCLOAK.version}-postgres`, async (fresh) => {
    const archive = await fromMaven(cache, KEYCLOAK);
    await runTool(need("tar", "Keycloak"), ["xzf", archive, "-C", fresh, "--strip-components=1"]);
    await runTool(join(fresh, "bin/kc.sh"), ["build", ...BUILD], { env: { JAVA_HOME: java } });
  });
}

export interface KeycloakOptions extends EngineOptions {
  readonly database: { readonly url: string };
  /** The product's public origin; defaults to its own address, for running alone. */
  readonly publicUrl?: string;
  /** Theme folders. */
  readonly themes?: readonly string[];
  /** Additional options of `start`. */
  readonly args?: readonly string[];
}

/**
 * Starts Keycloak at /auth on a loopback port, with a PostgreSQL database. Its address includes the administrator's
 * password and the log file.
 */
export async function startKeycloak(options: KeycloakOptions): Promise<RunningEngine> {
  const { folder, log: report = () => undefined } = options;
  const log = join(folder, "keycloak.log");
  const installed = (await prepareKeycloak(options.cache)).folder;
  const java = await prepareJava();
  const ports = await keptPorts(folder, ["http", "management"]);
  const password = keptSecret(folder, ADMIN);
  const home = makeHome(installed, options);
  const origin = `http://127.0.0.1:${ports.http}`;
  const management = `http://127.0.0.1:${ports.management}/auth`;
  const database = new URL(options.database.url);
  const listen = [
    "--http-enabled=true",
    "--http-host=127.0.0.1",
    `--http-port=${ports.http}`,
    "--http-management-host=127.0.0.1",
    `--http-management-port=${ports.management}`,
    `--hostname=${options.publicUrl ?? origin}/auth`,
    "--proxy-headers=xforwarded",
  ];
  const start = () =>
    launch({
      name: "Keycloak",
      command: join(java, "bin/java"),
      args: [...javaArguments(installed, home), ...listen, ...settings(options, database)],
      // Secrets must not appear in the process list.
      env: {
        KC_BOOTSTRAP_ADMIN_USERNAME: ADMIN,
        KC_BOOTSTRAP_ADMIN_PASSWORD: password,
        KC_DB_PASSWORD: decodeURIComponent(database.password),
      },
      logFile: log,
      ready: () => isReachable(`${management}/health/ready`),
      readyWithinMs: READY_MS,
      launched: options.launched,
      interruption: options.interruption,
    });
  const running = await supervise(start, { name: "Keycloak", log: report, restart: options.restart ?? true });
  return {
    ...running,
    version: KEYCLOAK.version,
    address: { url: `${origin}/auth`, user: ADMIN, password, management, log },
  };
}

const javaArguments = (installed: string, home: string): string[] => [
  ...JVM,
  `-Dkc.home.dir=${home}`,
  `-Djboss.server.config.dir=${join(home, "conf")}`,
  "-cp",
  join(installed, "lib/quarkus-run.jar"),
  "io.quarkus.bootstrap.runner.QuarkusEntryPoint",
  "start",
  "--optimized",
];

const settings = (options: KeycloakOptions, database: URL): string[] => [
  "--cache=local",
  `--db-url=jdbc:postgresql://${database.host}${database.pathname}`,
  `--db-username=${decodeURIComponent(database.username)}`,
  `--db-pool-max-size=${POOL_SIZE}`,
  ...(options.args ?? []),
];

/** A separate home beside the shared programs, for configuration and themes. */
function makeHome(installed: string, options: KeycloakOptions): string {
  const home = join(options.folder, "home");
  rmSync(home, { recursive: true, force: true });
  mkdirSync(join(home, "themes"), { recursive: true });
  cpSync(join(installed, "conf"), join(home, "conf"), { recursive: true });
  for (const name of ["lib", "providers"]) symlinkSync(join(installed, name), join(home, name));
  for (const theme of (options.themes ?? []).filter((folder) => existsSync(folder)))
    symlinkSync(resolve(theme), join(home, "themes", String(theme.split("/").pop())));
  return home;
}
