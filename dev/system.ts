import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import getPort from "get-port";
import { startIdentityProvider } from "#dev/engines/identity-provider/start-identity-provider.ts";
import { startMailbox } from "#dev/engines/mailbox/start-mailbox.ts";
import { startPostgres } from "#dev/engines/postgres.ts";
import { startOrigin } from "#dev/origin.ts";
import { createEngineLog } from "#dev/start/engine-log.ts";
import { openDataFolder, StartRefused, type DataFolder } from "#dev/start/data-folder.ts";
import { openProcessList } from "#dev/start/process-list.ts";
import { loadInside, runApart, runInside, type Program, type Running } from "#dev/start/processes.ts";
import { gatewayEnvironment, serviceEnvironment, type Places } from "#dev/start/settings.ts";
import { buildWeb, WEB_FOLDER } from "#dev/start/web-build.ts";
import { ENGINE_DATABASES, SERVICES } from "#dev/topology.ts";

export interface SystemOptions {
  readonly port: number;
  readonly dataFolder: string;
  /** Each service in a process of its own. */
  readonly apart: boolean;
  readonly reset: boolean;
  /** False for what needs no pages: nothing is built, and `/` answers 404. */
  readonly web?: boolean;
  /** Told what is being done. */
  readonly progress: (step: string) => void;
}

export interface System {
  readonly url: string;
  readonly data: DataFolder;
  readonly places: Places;
  /** Process ids of what runs apart, by name. */
  pid(name: string): number | undefined;
  stop(): Promise<void>;
}

/** Starts the whole product on this machine, engines first. What was started is stopped again when a step fails. */
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
    const web = options.web === false ? Promise.resolve() : buildWeb();
    // A build that fails is reported where it is awaited, not as an unhandled rejection before.
    web.catch(() => undefined);
    progress("Database");
    const postgres = await startPostgres({
      folder: data.folder("postgres"),
      port: await getPort(),
      logFile: join(data.folder("logs"), "postgres.log"),
    });
    started.push(postgres);
    await Promise.all(
      [...SERVICES.map(({ database }) => database), ...ENGINE_DATABASES].map(postgres.ensureDatabase),
    );
    const places = await choosePlaces(options, data, postgres.url);
    progress("Identity provider and mailbox");
    started.push(...(await startEngines(places, data)));
    progress(options.apart ? "Services, each in its own process" : "Services");
    const list = await openProcessList(join(data.path, "processes.json"));
    started.push({ stop: async () => list.remove() });
    const processes = await startPrograms(places, data, options.apart ? list.set : null);
    started.push(...processes.values());
    progress("Web client");
    await web;
    started.push(
      await startOrigin({
        port: options.port,
        publicUrl: places.publicUrl,
        routes: originRoutes(places),
        web: options.web === false ? data.folder("no-pages") : WEB_FOLDER,
      }),
    );
    return { url: places.publicUrl, data, places, pid: (name) => processes.get(name)?.pid?.(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function refuseTakenPort(port: number): Promise<void> {
  const probe = createServer();
  const free = await new Promise<boolean>((answer) => {
    probe.once("error", () => answer(false));
    probe.listen(port, () => answer(true));
  });
  await new Promise((closed) => probe.close(closed));
  if (!free)
    throw new StartRefused(`Port ${port} is in use: stop what listens there, or set PORT to another one.`);
}

async function choosePlaces(
  options: SystemOptions,
  data: DataFolder,
  databaseUrl: (database: string) => string,
): Promise<Places> {
  const names = [...SERVICES.map(({ name }) => name), "gateway", "identityProvider", "mailbox"] as const;
  const http: Partial<Places["http"]> = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await getPort()])),
  );
  const grpc: Partial<Places["grpc"]> = Object.fromEntries(
    await Promise.all(SERVICES.map(async ({ name }) => [name, await getPort()])),
  );
  const manifest = resolve(import.meta.dirname, "../web/src/gen/persisted-documents.json");
  return {
    publicUrl: process.env["PUBLIC_URL"] ?? `http://localhost:${options.port}`,
    http: http as Places["http"],
    grpc: grpc as Places["grpc"],
    databaseUrl,
    objectsFolder: data.folder("objects"),
    persistedOperations: existsSync(manifest) ? manifest : undefined,
    logFile: (name) => join(data.folder("logs"), `${name}.log`),
  };
}

async function startEngines(places: Places, data: DataFolder): Promise<Running[]> {
  const { secrets } = data;
  const mailbox = await startMailbox({
    port: places.http.mailbox,
    secret: secrets.mailbox,
    dataFolder: data.folder("mailbox"),
  });
  const provider = await startIdentityProvider({
    databaseUrl: places.databaseUrl("identity_provider"),
    origin: places.publicUrl,
    port: places.http.identityProvider,
    adminSecret: secrets.identityProviderAdmin,
    dataFolder: data.folder("identity-provider"),
    log: createEngineLog(places.logFile("identity-provider")),
    async mail(message) {
      const answer = await fetch(`http://127.0.0.1:${places.http.mailbox}/messages`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${secrets.mailbox}` },
        body: JSON.stringify(message),
      });
      if (!answer.ok) throw new Error(`the mailbox answered ${answer.status}`);
    },
  });
  return [mailbox, provider];
}

type MaybeApart = Running & { readonly pid?: () => number | undefined };

async function startPrograms(
  places: Places,
  data: DataFolder,
  launched: ((name: string, pid: number) => void) | null,
): Promise<Map<string, MaybeApart>> {
  const programs: Program[] = SERVICES.map((service) => ({
    name: service.name,
    folder: `services/${service.name}`,
    environment: serviceEnvironment(service, places, data.secrets),
    httpPort: places.http[service.name],
    logFile: places.logFile(service.name),
  }));
  programs.push({
    name: "gateway",
    folder: "gateway",
    environment: gatewayEnvironment(places, data.secrets),
    httpPort: places.http.gateway,
    logFile: places.logFile("gateway"),
  });
  if (!launched) await Promise.all(programs.map(loadInside));
  const running = await Promise.allSettled(
    programs.map(async (program): Promise<[string, MaybeApart]> => [
      program.name,
      await (launched
        ? runApart({ ...program, launched: (pid) => launched(program.name, pid) })
        : runInside(program)),
    ]),
  );
  const processes = new Map(running.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])));
  const failed = running.find((one) => one.status === "rejected");
  if (failed) {
    await Promise.all([...processes.values()].map((one) => one.stop()));
    throw failed.reason;
  }
  return processes;
}

function originRoutes(places: Places) {
  const local = (port: number): string => `http://127.0.0.1:${port}`;
  const gateway = local(places.http.gateway);
  return [
    { path: "/graphql", url: gateway },
    ...SERVICES.flatMap(({ paths }) => paths.map(({ path }) => ({ path, url: gateway }))),
    { path: "/auth", url: local(places.http.identityProvider) },
    { path: "/dev/mailbox", url: local(places.http.mailbox) },
  ];
}
