import { serviceDatabase } from "@callboard/testkit/database.ts";
import { startTcpProxy } from "@callboard/testkit/tcp-proxy.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { startWatched } from "./watched-service.ts";

const TIMEOUT_MS = 60_000;

/** A separate bus, and how to stop it. */
export interface UnavailableBus {
  readonly url: string;
  close(): Promise<void>;
}

/** The contract of a service while its bus is unreachable. */
export function describeBusUnavailable(name: string, open: () => Promise<UnavailableBus>): void {
  describe(`a service on ${name}`, () => {
    test("a service that loses its bus continues to serve, reports it, and publishes its events in order afterwards", async () => {
      const [bus, database] = await Promise.all([
        open(),
        serviceDatabase("things", new URL("fixture/migrations/", import.meta.url)),
      ]);
      const path = await startTcpProxy(bus.url);
      const things = await startWatched({ database, bus: { url: path.url } });
      try {
        const { add, shows, effects, ready, waiting } = things;
        expect(await add("before")).toBeNull();
        await waitFor("its event", async () => (await effects()).length === 1, TIMEOUT_MS);
        expect(await ready()).toEqual({ status: "ready" });

        path.cut();
        const degraded = { status: "ready", degraded: ["bus"] };
        await waitFor("the loss is known", async () => (await ready()).degraded !== undefined, TIMEOUT_MS);
        expect(await ready()).toEqual(degraded);
        for (const thing of ["one", "two", "three"]) expect(await add(thing)).toBeNull();
        expect(await shows("three")).toBe(true);
        expect(await waiting()).toBe(3);
        await waitFor(
          "it is said",
          () =>
            things.warnings().some((words) => /(NATS|PostgreSQL).* does not answer.* BUS_URL/.test(words)),
          TIMEOUT_MS,
        );

        path.restore();
        await waitFor("all events", async () => (await effects()).length === 4, TIMEOUT_MS);
        expect(await effects()).toEqual(["before", "one", "two", "three"]);
        await waitFor("all is up", async () => (await ready()).degraded === undefined, TIMEOUT_MS);
        const { username, password } = new URL(bus.url);
        expect(things.log()).not.toContain(`${username}:${password}`);
      } finally {
        await things.stop();
        await path.close();
        await Promise.all([bus.close(), database.drop()]);
      }
    });
  });
}
