import { fastify } from "fastify";
import { registerHealth, type EngineState, type HealthCheck } from "./health.ts";

type States = Readonly<Record<"database" | "bus", EngineState>>;

/** A process over a database and a bus that are as they are told to be. */
function started(first: States) {
  let states = first;
  const app = fastify();
  const check = (name: keyof States, needed: HealthCheck["needed"]): HealthCheck => ({
    name,
    needed,
    state: async () => states[name],
  });
  const health = registerHealth(app, [check("database", "always"), check("bus", "at first")]);
  health.started();
  return {
    health,
    async become(next: Partial<States>) {
      states = { ...states, ...next };
      const { statusCode, body } = await app.inject("/health/ready");
      const { missing, degraded } = JSON.parse(body) as { missing?: string[]; degraded?: string[] };
      return { statusCode, missing, degraded, isReady: await health.isReady() };
    },
  };
}

const WELL: States = { database: "well", bus: "well" };
const ready = (degraded?: string[]) => ({ statusCode: 200, isReady: true, missing: undefined, degraded });
const notReady = (...missing: string[]) => ({
  statusCode: 503,
  isReady: false,
  missing,
  degraded: undefined,
});

test.each<[string, Partial<States>, object]>([
  ["all is well", {}, ready()],
  ["the database is away", { database: "away" }, notReady("database")],
  ["the database has no room", { database: "troubled" }, ready(["database"])],
  ["the bus is full", { bus: "troubled" }, ready(["bus"])],
  ["the bus went away", { bus: "away" }, ready(["bus"])],
  ["both went away", { database: "away", bus: "away" }, notReady("database")],
  ["neither can do all", { database: "troubled", bus: "away" }, ready(["database", "bus"])],
])("when %s", async (_what, states, answer) => {
  const running = started(WELL);
  await running.become({});
  expect(await running.become(states)).toEqual(answer);
});

test("a process that has never had its bus is not ready until it has", async () => {
  const running = started({ ...WELL, bus: "away" });
  expect(await running.become({})).toEqual(notReady("bus"));
  expect(await running.become({ bus: "troubled" })).toEqual(ready(["bus"]));
  expect(await running.become({ bus: "away" })).toEqual(ready(["bus"]));
});

test("a process that drains is not ready, whatever its engines say", async () => {
  const running = started(WELL);
  running.health.draining();
  expect(await running.become({})).toEqual(notReady("draining"));
});
