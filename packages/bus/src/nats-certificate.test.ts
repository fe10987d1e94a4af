import { logInto } from "@callboard/testkit/log-into.ts";
import { startExpiredWay } from "@callboard/testkit/tls-way.ts";
import { openJetstreamBus } from "./nats/jetstream-bus.ts";

/** The first message of a server that requires TLS. */
const INFO = {
  server_id: "one",
  version: "2.15.1",
  proto: 1,
  headers: true,
  max_payload: 1_048_576,
  tls_required: true,
};

test("a bus whose certificate has expired is down, and the log says so", async () => {
  const logged: string[] = [];
  const way = await startExpiredWay(
    null,
    async (near) => void near.write(`INFO ${JSON.stringify(INFO)}\r\n`),
  );
  const bus = await openJetstreamBus({
    url: `tls://localhost:${way.port}`,
    name: "projects",
    log: logInto(logged),
  });
  expect(await bus.state()).toBe("down");
  await bus.close();
  await way.close();
  expect(logged).toEqual([
    expect.stringMatching(
      /^The event bus \(NATS at localhost:\d+\) shows a certificate that has expired: renew it\. Events wait/,
    ),
  ]);
});
