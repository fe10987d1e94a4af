import { startNatsServer } from "@callboard/testkit/nats-server.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { describeEventBus } from "#contract/bus.contract.ts";
import { NATS, NATS_OLDEST } from "../../../../dev/engines/real/provisioning/versions.ts";
import { openJetstreamBus } from "./jetstream-bus.ts";

for (const artefact of [NATS, NATS_OLDEST]) {
  describeEventBus(`NATS JetStream ${artefact.version}`, async () => {
    const server = await startNatsServer(undefined, artefact);
    const log = createLog("test", "silent");
    return {
      url: server.url(),
      connect: (name, otherwise) =>
        openJetstreamBus({ url: server.url(), name, log, backoffMs: [5], ackWaitMs: 2_000, ...otherwise }),
      close: server.close,
    };
  });
}
