import { fastify } from "fastify";
import { registerHealth, type DependencyState, type HealthCheck } from "./health.ts";

type States = Readonly<Record<"database" | "bus", DependencyState>>;

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

const UP: States = { database: "up", bus: "up" };
const ready = (degraded?: string[]) => ({ statusCode: 200, isReady: true, missing: undefined, degraded });
const notReady = (...missing: string[]) => ({
  statusCode: 503,
  isReady: false,
  missing,
  degraded: undefined,
});

test.each<[string, Partial<States>, object]>([
  ["all is up", {}, ready()],
  ["the database is down", { database: "down" }, notReady("database")],
  ["the database has no room", { database: "degraded" }, ready(["database"])],
  ["the bus is full", { bus: "degraded" }, ready(["bus"])],
  ["the bus went down", { bus: "down" }, ready(["bus"])],
  ["both went down", { database: "down", bus: "down" }, notReady("database")],
  ["neither can do all", { database: "degraded", bus: "down" }, ready(["database", "bus"])],
])("when %s", async (_what, states, answer) => {
  const running = started(UP);
  await running.become({});
  expect(await running.become(states)).toEqual(answer);
});

test("a process that has never had its bus is not ready until it has", async () => {
  const running = started({ ...UP, bus: "down" });
  expect(await running.become({})).toEqual(notReady("bus"));
  expect(await running.become({ bus: "degraded" })).toEqual(ready(["bus"]));
  expect(await running.become({ bus: "down" })).toEqual(ready(["bus"]));
});

test("a process that drains is not ready, whatever its dependencies say", async () => {
  const running = started(UP);
  running.health.draining();
  expect(await running.become({})).toEqual(notReady("draining"));
});
