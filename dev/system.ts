import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { startMailbox } from "#dev/engines/mailbox/start-mailbox.ts";
import { freePort } from "#dev/free-port.ts";
import { startOrigin } from "#dev/origin/origin.ts";
import { readSecurityContact } from "#dev/origin/security-text.ts";
import { createEngineLog } from "#dev/start/engine-log.ts";
import { openDataFolder, StartRefused, type DataFolder } from "#dev/start/data-folder.ts";
import { keepEnvironments } from "#dev/start/environments.ts";
import { openProcessList } from "#dev/start/process-list.ts";
import type { Running } from "#dev/start/processes.ts";
import { startEmbeddedDatabase, startEmbeddedProvider } from "#dev/start/embedded-engines.ts";
import { startPrograms, type MaybeApart } from "#dev/start/programs.ts";
import type { RealEngines } from "#dev/start/real-engines.ts";
import { marketOf } from "#dev/start/choices/market-choice.ts";
import { isPublic, refuseFullDisk } from "#dev/start/choices/start-choices.ts";
import { smtpUrlOf, textSettings, type Places } from "#dev/start/settings.ts";
import { buildWeb, WEB_FOLDER } from "#dev/start/web-build.ts";
import { ENGINE_DATABASES, GATEWAY_DATABASE, GATEWAY_PATHS, SERVICES } from "#dev/topology.ts";

export interface SystemOptions {
  readonly port: number;
  /** The address under which browsers know it; localhost unless given. */
  readonly publicUrl?: string;
  /** Address that the origin listens on; the default accepts only local connections. */
  readonly host?: string | undefined;
  readonly dataFolder: string;
  /** `real`: Keycloak, JetStream, OpenSearch, S3, each service in its own process. Defaults to embedded. */
  readonly engines?: "embedded" | "real";
  /** Each service in its own process. */
  readonly apart: boolean;
  /** Follows changes of the sources, of services too if they are apart; the client comes without a build. */
  readonly watch?: boolean | undefined;
  readonly reset: boolean;
  /** False if no pages are needed: nothing is built, and `/` returns 404. */
  readonly web?: boolean;
  /** Receives each step. */
  readonly progress: (step: string) => void;
  /** Aborts a start in progress. */
  readonly interruption?: AbortSignal;
}

export interface System {
  readonly url: string;
  readonly data: DataFolder;
  readonly places: Places;
  /** Process ids of separate processes, by name. */
  pid(name: string): number | undefined;
  stop(): Promise<void>;
}

/**
 * Starts the whole product on this machine, engines first. If a step fails, everything already started is stopped.
 */
export async function startSystem(options: SystemOptions): Promise<System> {
  const { progress } = options;
  await refuseTakenPort(options.port);
  const names = [...SERVICES.map(({ name }) => name), "gateway"];
  const data = await openDataFolder(options.dataFolder, names, options.reset);
  const started: Running[] = [];
  const stop = async (): Promise<void> => {
    for (const running of started.toReversed()) await running.stop();
    started.length = 0;
    data.release();
  };
  try {
    refuseFullDisk(data.path, marketOf(data.path) === null);
    const built = buildPages(options);
    const engines = await startEngines(options, data);
    started.push(engines);
    const places = await choosePlaces(options, data, engines);
    started.push(...(await startMailAndProvider(engines, places, data)));
    const apart = options.apart || engines.real !== null;
    started.push(keepEnvironments(places, data));
    progress(apart ? "Services, each in its own process" : "Services");
    const list = await openProcessList(join(data.path, "processes.json"));
    started.push({ stop: async () => list.remove() });
    const processes = await startPrograms(places, data, apart ? list.set : null, options.interruption);
    started.push(...processes.values());
    progress("Web client");
    await built;
    const sources = options.watch ? await followSources(options, places, processes) : null;
    if (sources) started.push(sources);
    started.push(await openOrigin(options, { data, places, processes, sources: sources?.url }));
    return {
      url: places.publicUrl,
      data,
      places,
      pid: (name) => processes.get(name)?.pid?.() ?? engines.real?.pid(name),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A failed build is reported where it is awaited, not earlier as an unhandled rejection. */
function buildPages({ web, watch }: SystemOptions): Promise<void> {
  const built = web === false || watch ? Promise.resolve() : buildWeb();
  built.catch(() => undefined);
  return built;
}

interface Opened {
  readonly data: DataFolder;
  readonly places: Places;
  readonly processes: ReadonlyMap<string, MaybeApart>;
  readonly sources: string | undefined;
}

const openOrigin = (options: SystemOptions, { data, places, processes, sources }: Opened): Promise<Running> =>
  startOrigin({
    port: options.port,
    host: options.host ?? "localhost",
    publicUrl: places.publicUrl,
    routes: originRoutes(places, processes.get("media")?.handle),
    security: readSecurityContact(process.env),
    web: options.web === false ? data.folder("no-pages") : WEB_FOLDER,
    sources,
  });

async function followSources(
  { web = true, progress }: SystemOptions,
  { publicUrl }: Places,
  processes: ReadonlyMap<string, MaybeApart>,
) {
  // Loaded only if needed: it brings the builder of the client.
  const { follow } = await import("#dev/start/watching/follow.ts");
  return follow({ processes, publicUrl, web, progress });
}

async function refuseTakenPort(port: number): Promise<void> {
  const probe = createServer();
  const free = await new Promise<boolean>((response) => {
    probe.once("error", () => response(false));
    probe.listen(port, () => response(true));
  });
  await new Promise((closed) => probe.close(closed));
  if (!free)
    throw new StartRefused(`Port ${port} is in use: stop what listens there, or set PORT to another one.`);
}

interface Engines extends Running {
  readonly databaseUrl: (database: string) => string;
  readonly busUrl: (process: string) => string;
  readonly real: RealEngines | null;
}

const publicUrlOf = ({ port, publicUrl }: SystemOptions): string => publicUrl ?? `http://localhost:${port}`;

async function startEngines(options: SystemOptions, data: DataFolder): Promise<Engines> {
  const { progress, reset, interruption } = options;
  const databases = [...SERVICES.map(({ database }) => database), GATEWAY_DATABASE];
  if (options.engines !== "real") {
    progress("Database");
    const postgres = await startEmbeddedDatabase(data);
    await Promise.all([...databases, ...ENGINE_DATABASES].map(postgres.ensureDatabase));
    return { databaseUrl: postgres.url, busUrl: () => postgres.url("bus"), real: null, stop: postgres.stop };
  }
  progress("Real engines, natively, without containers");
  const log = createEngineLog(join(data.folder("logs"), "engines.log"));
  // Loaded only if needed: the embedded shape starts without their clients.
  const { startRealEngines } = await import("#dev/start/real-engines.ts");
  const real = await startRealEngines({
    folder: data.folder("engines"),
    publicUrl: publicUrlOf(options),
    reset,
    interruption,
    report(sentence) {
      log.info(sentence);
      if (!interruption?.aborted) progress(sentence);
    },
  });
  await Promise.all(databases.map(real.ensureDatabase));
  return { databaseUrl: real.databaseUrl, busUrl: real.busUrl, real, stop: real.stop };
}

/** Starts the mailbox and the identity provider. */
async function startMailAndProvider({ real }: Engines, places: Places, data: DataFolder): Promise<Running[]> {
  const mailbox = await startMailbox({
    port: places.http.mailbox,
    secret: data.secrets.mailbox,
    dataFolder: data.folder("mailbox"),
    ...(real ? { smtpPort: places.smtpPort } : {}),
  });
  if (!real) return [mailbox, await startEmbeddedProvider(places, data)];
  const { prepareRealm } = await import("#dev/start/realm.ts");
  await prepareRealm({
    keycloak: real.keycloak,
    publicUrl: places.publicUrl,
    clientSecret: data.secrets.identityProviderAdmin,
    smtpUrl: smtpUrlOf(places) ?? "",
    logoutUrl: `http://127.0.0.1:${places.http.gateway}/backchannel-logout`,
    phones: (textSettings(places, data.secrets)["TEXTS"] ?? "off") !== "off",
  });
  return [mailbox];
}

async function choosePlaces(options: SystemOptions, data: DataFolder, engines: Engines): Promise<Places> {
  const names = [...SERVICES.map(({ name }) => name), "gateway", "identityProvider", "mailbox"] as const;
  const http: Partial<Places["http"]> = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await freePort()])),
  );
  const grpc: Partial<Places["grpc"]> = Object.fromEntries(
    await Promise.all(SERVICES.map(async ({ name }) => [name, await freePort()])),
  );
  const manifest = resolve(import.meta.dirname, "../web/src/gen/persisted-documents.json");
  return {
    publicUrl: publicUrlOf(options),
    http: http as Places["http"],
    grpc: grpc as Places["grpc"],
    smtpPort: await freePort(),
    databaseUrl: engines.databaseUrl,
    busUrl: engines.busUrl,
    authUrl: engines.real?.keycloak.url ?? `http://127.0.0.1:${http.identityProvider}/auth`,
    real: engines.real,
    objectsFolder: data.folder("objects"),
    persistedOperations: existsSync(manifest) ? manifest : undefined,
    logFile: (name) => join(data.folder("logs"), `${name}.log`),
  };
}

function originRoutes(places: Places, handle: Running["handle"]) {
  const local = (port: number): string => `http://127.0.0.1:${port}`;
  const gateway = local(places.http.gateway);
  // Past the gateway, which decides nothing about a signed link: gigabytes go through here.
  const objects = places.real
    ? { path: "/objects", url: places.real.s3.url, holdsObjects: true }
    : { path: "/objects", url: local(places.http.media), handle };
  return [
    { path: "/graphql", url: gateway },
    ...GATEWAY_PATHS.map((path) => ({ path, url: gateway })),
    objects,
    { path: "/auth", url: new URL(places.authUrl).origin },
    // A proxy in front of a public address is on this machine, so that all the world would come from here.
    ...(isPublic(places.publicUrl) ? [] : [{ path: "/dev/mailbox", url: local(places.http.mailbox) }]),
  ];
}
