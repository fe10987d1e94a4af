import { serviceDatabase } from "@callboard/testkit/database.ts";
import { startNatsServer } from "@callboard/testkit/nats-server.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { describeBusUnavailable } from "./bus-away.contract.ts";
import { startWatched } from "./watched-service.ts";

describeBusUnavailable("NATS", async () => {
  const server = await startNatsServer();
  return { url: server.url(), close: server.close };
});

test("a service that has never had its NATS is not ready, and is as soon as it comes", async () => {
  const server = await startNatsServer();
  const database = await serviceDatabase("things", new URL("fixture/migrations/", import.meta.url));
  await server.stop();
  const things = await startWatched({ database, bus: { url: server.url() } });
  try {
    expect(await things.ready()).toEqual({ status: "not ready", missing: ["bus"] });
    await waitFor("it is said", () =>
      things.warnings().some((words) => /NATS at .* does not answer .* BUS_URL/.test(words)),
    );
    await server.start();
    await waitFor("it is ready", async () => (await things.ready()).status === "ready");
  } finally {
    await things.stop();
    await Promise.all([server.close(), database.drop()]);
  }
});
