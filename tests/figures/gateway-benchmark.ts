/**
 * Measures the gateway's work for a page: `node tests/figures/gateway-benchmark.ts [rounds] [seconds]`. Contestants
 * take turns on the same subgraphs, each in its own process: the gateway, a manual join of the same subgraph
 * requests, the same through the gateway's HTTP client, and that join behind only Apollo Server; each round reverses
 * the previous order. Rely on the CPU time per request (user and system time of the process), which is stable, unlike
 * milliseconds. Finally the gateway's runner and the same join take turns in this process without HTTP.
 * docs/figures.md has the results.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { cpus, loadavg } from "node:os";
import { resolve } from "node:path";
import { Pool } from "undici";
import { newId } from "@callboard/kit/ids.ts";
import { ok } from "@callboard/kit/result.ts";
import { IdentityService } from "@callboard/proto/identity/v1/service_pb.ts";
import { createTestKeys } from "@callboard/testkit/as-actor.ts";
import { busDatabase, emptyDatabase } from "@callboard/testkit/database.ts";
import { fake, startGrpcFake } from "@callboard/testkit/grpc-fake.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { freePort } from "#dev/free-port.ts";
import { SERVICES } from "#dev/topology.ts";
import { createProvider, ISSUER } from "../../gateway/test/provider.ts";
import { PAGE_QUERY, pageVariables } from "./gateway/page-query.ts";
import { runnerFigures } from "./gateway/runner-figure.ts";

const ROUNDS = Number(process.argv[2] ?? 5);
const SECONDS = Number(process.argv[3] ?? 4);
const AT_ONCE = 8;
const WARM_UP_REQUESTS = 400;
const TICKS_PER_SECOND = 100;
const START_MS = 60_000;
const root = resolve(import.meta.dirname, "../..");
/** Each runs in its own process; all are compared with the first. */
const SERVERS: readonly (readonly [string, readonly [string, ...string[]]])[] = [
  ["hand join", ["tests/figures/gateway/hand-join.ts"]],
  ["hand join, asking as the gateway does", ["tests/figures/gateway/hand-join.ts", "gateway"]],
  ["bare Apollo", ["tests/figures/gateway/bare-apollo.ts"]],
  ["gateway", ["gateway/src/main.ts"]],
];

interface Server {
  readonly name: string;
  readonly child: ChildProcess;
  readonly pool: Pool;
}

interface Measured {
  /** CPU milliseconds per request. */
  readonly cpu: number;
  readonly perSecond: number;
  readonly p95: number;
}

/** CPU milliseconds used by a process; /proc counts in hundredths of a second. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1_000;
}

type Environment = Readonly<Record<string, string>>;

async function launch(
  name: string,
  [script, ...others]: readonly [string, ...string[]],
  environment: Environment,
): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, [script, String(port), ...others], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", ...environment, HTTP_PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await waitFor(
    name,
    async () => {
      const answer = await fetch(`${url}/health/ready`);
      if (!answer.ok) throw new Error(await answer.text());
      return true;
    },
    START_MS,
  ).catch((error: unknown) => {
    child.kill();
    throw error;
  });
  return { name, child, pool: new Pool(url, { connections: AT_ONCE }) };
}

async function post({ pool }: Server, token: string, rows: number): Promise<string> {
  const answer = await pool.request({
    method: "POST",
    path: "/graphql",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: PAGE_QUERY, variables: pageVariables(rows) }),
  });
  return answer.body.text();
}

/** Posts sequentially on several connections until `done`; returns the milliseconds of each request. */
async function drive(work: () => Promise<unknown>, done: (requests: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  const one = async (): Promise<void> => {
    while (!done(times.length)) {
      const began = performance.now();
      await work();
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return times;
}

async function measure(server: Server, token: string, rows: number): Promise<Measured> {
  const pid = server.child.pid ?? 0;
  const [began, cpuBefore] = [performance.now(), cpuOf(pid)];
  const end = began + SECONDS * 1_000;
  const times = await drive(
    () => post(server, token, rows),
    () => performance.now() > end,
  );
  const elapsed = (performance.now() - began) / 1_000;
  return {
    cpu: (cpuOf(pid) - cpuBefore) / times.length,
    perSecond: times.length / elapsed,
    p95: times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN,
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The gateway's environment: subgraphs, identity, the provider's keys and a bus. */
async function surroundings() {
  const keys = createTestKeys("identity");
  const provider = await createProvider("provider-1");
  const token = await provider.token({ exp: Math.floor(Date.now() / 1_000) + 3_600 });
  const keyServer = createServer((_, response) => response.end(JSON.stringify(provider.jwks)));
  await new Promise<void>((ready) => keyServer.listen(0, "127.0.0.1", ready));
  const session = { userId: newId(), roles: ["Producer"], registered: true, version: 1n };
  const identity = await startGrpcFake(
    keys,
    fake(IdentityService, { resolveSession: async () => ok(session) }),
  );
  const [bus, database] = await Promise.all([busDatabase(), emptyDatabase()]);
  const port = await freePort();
  const script = resolve(import.meta.dirname, "gateway/canned-subgraphs.ts");
  const subgraphs = spawn(process.execPath, [script, String(port)], { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise((ready) => subgraphs.stdout.once("data", ready));
  const environment = {
    ISSUER,
    JWKS_URL: `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}/certs`,
    IDENTITY_GRPC: identity.target,
    BUS_URL: bus.url,
    DATABASE_URL: database.url,
    SUBGRAPHS: JSON.stringify(
      Object.fromEntries(SERVICES.map(({ name }) => [name, `http://127.0.0.1:${port}/${name}/graphql`])),
    ),
    ROUTES: "[]",
    INTERNAL_KEY: JSON.stringify(keys.key("gateway")),
    INTERNAL_JWKS: JSON.stringify(keys.jwks),
    LOG_LEVEL: "error",
  };
  const close = async (): Promise<void> => {
    subgraphs.kill();
    keyServer.close();
    await identity.close();
    await Promise.all([bus.drop(), database.drop()]);
  };
  return { token, environment, close };
}

const write = (line: string): void => void process.stdout.write(`${line}\n`);
const load = (): string =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(" ");
const { token, environment, close } = await surroundings();
const servers: Server[] = [];
try {
  for (const [name, command] of SERVERS) servers.push(await launch(name, command, environment));
  write(
    `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, load before ${load()}`,
  );
  write(`${ROUNDS} rounds of ${SECONDS} s each, ${AT_ONCE} at once\n`);
  write("| rows | server | CPU a request | × hand join, median (each round) | requests/s | p95 |");
  write("|---|---|---|---|---|---|");
  for (const rows of [50, 1]) {
    const answers = await Promise.all(servers.map((server) => post(server, token, rows)));
    if (new Set(answers).size > 1) throw new Error(`The answers differ:\n${answers.join("\n")}`);
    for (const server of servers) {
      await drive(
        () => post(server, token, rows),
        (requests) => requests >= WARM_UP_REQUESTS,
      );
    }
    const measured = new Map<Server, Measured[]>(servers.map((server) => [server, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const server of round % 2 === 0 ? servers : servers.toReversed()) {
        measured.get(server)?.push(await measure(server, token, rows));
      }
    }
    const base = measured.get(servers[0] as Server) ?? [];
    for (const [{ name }, rounds] of measured) {
      const ratios = rounds.map(({ cpu }, index) => cpu / (base[index]?.cpu ?? Number.NaN));
      const each = ratios.map((ratio) => ratio.toFixed(2)).join(" ");
      const cpu = median(rounds.map((round) => round.cpu)).toFixed(2);
      const perSecond = median(rounds.map((round) => round.perSecond)).toFixed(0);
      const p95 = median(rounds.map((round) => round.p95)).toFixed(1);
      write(
        `| ${rows} | ${name} | ${cpu} ms | ${median(ratios).toFixed(2)} (${each}) | ${perSecond} | ${p95} ms |`,
      );
    }
    write(`| ${rows} | answer | ${(Buffer.byteLength(answers[0] ?? "") / 1024).toFixed(0)} KB | | | |`);
  }
  write("\n| rows | without HTTP | CPU a page | × hand join, median (quartiles) |");
  write("|---|---|---|---|");
  for (const rows of [50, 1]) {
    for (const { name, microseconds, ratios } of await runnerFigures(rows)) {
      const [low, middle, high] = ratios.map((ratio) => ratio.toFixed(2));
      write(`| ${rows} | ${name} | ${microseconds.toFixed(0)} µs | ${middle} (${low} ${high}) |`);
    }
  }
  write(`\nload after ${load()}`);
} finally {
  for (const { child, pool } of servers) {
    await pool.destroy();
    child.kill();
  }
  await close();
}
