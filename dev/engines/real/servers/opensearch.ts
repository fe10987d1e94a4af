import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fromMaven, unzip } from "#dev/engines/real/provisioning/artefact.ts";
import { installOnce, type Installed } from "#dev/engines/real/provisioning/cache.ts";
import { keptPorts, type EngineOptions, type RunningEngine } from "#dev/engines/real/engine.ts";
import { isReachable, launch, unprivilegedAccount } from "#dev/engines/real/engine-process.ts";
import { prepareJava } from "#dev/engines/real/provisioning/java.ts";
import { supervise } from "#dev/engines/real/supervise.ts";
import { OPENSEARCH } from "#dev/engines/real/provisioning/versions.ts";

const READY_MS = 180_000;
const home = (folder: string): string => join(folder, `opensearch-${OPENSEARCH.version}`);

/** The distribution's own options, without logs beside the programs and modules that a small runtime lacks. */
const JVM_OPTIONS = [
  "-XX:+UseSerialGC",
  "-Djava.io.tmpdir=${OPENSEARCH_TMPDIR}",
  "-XX:CompileCommand=dontinline,java/lang/invoke/MethodHandle.setAsTypeCache",
  "-XX:CompileCommand=dontinline,java/lang/invoke/MethodHandle.asTypeUncached",
  "-javaagent:agent/opensearch-agent.jar",
  "--add-opens=java.base/java.nio=org.apache.arrow.memory.core,ALL-UNNAMED",
  "-Dorg.apache.lucene.store.MMapDirectory.sharedArenaMaxPermits=1",
];

/** Fetches OpenSearch once; also fetches a Java if the machine has none. */
export async function prepareOpenSearch(cache: string): Promise<Installed> {
  await prepareJava();
  return installOnce(cache, `opensearch-${OPENSEARCH.version}`, async (fresh) => {
    await unzip(await fromMaven(cache, OPENSEARCH), fresh);
    const programs = join(home(fresh), "bin");
    for (const name of readdirSync(programs)) chmodSync(join(programs, name), 0o755);
  });
}

export interface OpenSearchOptions extends EngineOptions {
  /** Heap size in Java's syntax; the default is 512m. */
  readonly heap?: string;
  /** Additional settings of opensearch.yml. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts a single OpenSearch node on loopback ports; indices are stored in the folder. */
export async function startOpenSearch(options: OpenSearchOptions): Promise<RunningEngine> {
  const { folder, log = () => undefined, heap = "512m" } = options;
  const installed = home((await prepareOpenSearch(options.cache)).folder);
  const java = await prepareJava();
  const ports = await keptPorts(folder, ["http", "transport"]);
  const configuration = configure(installed, folder, {
    "cluster.name": "callboard",
    "node.name": "callboard",
    "network.host": "127.0.0.1",
    "http.port": String(ports.http),
    "transport.port": String(ports.transport),
    "discovery.type": "single-node",
    // A nearly full disk on a development machine must not block writes.
    "cluster.routing.allocation.disk.threshold_enabled": "false",
    "path.data": join(folder, "data"),
    "path.logs": join(folder, "logs"),
    ...options.settings,
  });
  const url = `http://127.0.0.1:${ports.http}`;
  const running = await supervise(
    () =>
      launch({
        name: "OpenSearch",
        command: join(installed, "bin/opensearch"),
        args: [],
        env: {
          OPENSEARCH_JAVA_HOME: java,
          JAVA_HOME: java,
          OPENSEARCH_PATH_CONF: configuration,
          OPENSEARCH_TMPDIR: join(folder, "tmp"),
          OPENSEARCH_JAVA_OPTS: `-Xms${heap} -Xmx${heap}`,
          HOME: join(folder, "tmp"),
        },
        neverRoot: true,
        logFile: join(folder, "opensearch.log"),
        ready: () => isReachable(`${url}/_cluster/health?wait_for_status=yellow&timeout=1s`),
        readyWithinMs: READY_MS,
        launched: options.launched,
        interruption: options.interruption,
      }),
    { name: "OpenSearch", log, restart: options.restart ?? true },
  );
  return { ...running, version: OPENSEARCH.version, address: { url } };
}

/** A separate configuration folder, and folders writable by the server's account. */
function configure(installed: string, folder: string, settings: Readonly<Record<string, string>>): string {
  const configuration = join(folder, "config");
  rmSync(configuration, { recursive: true, force: true });
  cpSync(join(installed, "config"), configuration, { recursive: true });
  rmSync(join(folder, "tmp"), { recursive: true, force: true });
  const yaml = Object.entries(settings).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  writeFileSync(join(configuration, "opensearch.yml"), `${yaml.join("\n")}\n`);
  writeFileSync(join(configuration, "jvm.options"), `${JVM_OPTIONS.join("\n")}\n`);
  const account = unprivilegedAccount();
  for (const name of ["config", "data", "logs", "tmp"]) {
    mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
    if (account !== null) chownSync(join(folder, name), account, account);
  }
  return configuration;
}
