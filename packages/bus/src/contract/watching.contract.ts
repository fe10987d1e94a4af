import { startTcpProxy } from "@callboard/testkit/tcp-proxy.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import type { EventBus } from "#bus.ts";
import type { BusEngine } from "./bus-engine.ts";
import { event } from "./contract-events.ts";

const TIMEOUT_MS = 120_000;

/** The contract of watching, on the bus of one process and on others that connect. */
export function describeWatching(place: () => { readonly engine: BusEngine; readonly bus: EventBus }): void {
  it("lets every process watch what happens from now on", async () => {
    const other = await place().engine.connect("three");
    try {
      await place().bus.publish([event("callboard.watch.thing.made.v1")]);
      const received: number[][] = [[], []];
      await place().bus.watch(["callboard.watch.>"], (envelope) => received[0]?.push(envelope.version));
      await other.watch(["callboard.watch.>"], (envelope) => received[1]?.push(envelope.version));
      const sent = [event("callboard.watch.thing.made.v1"), event("callboard.watch.thing.made.v1")];
      await place().bus.publish(sent);
      await waitFor("both heard both", () => received.every((versions) => versions.length === 2));
      const versions = sent.map(({ version }) => version);
      expect(received).toEqual([versions, versions]);
    } finally {
      await other.close();
    }
  });

  it("tells who watches what follows an event that was not understood", async () => {
    const received: number[] = [];
    const sent = Array.from({ length: 3 }, () => event("callboard.strange.thing.made.v1"));
    const watching = await place().bus.watch(["callboard.strange.>"], ({ id, version }) => {
      if (id === sent[1]?.id) throw new Error("strange");
      received.push(version);
    });
    await place().bus.publish(sent);
    await waitFor("the last was heard", () => received.length === 2);
    expect(received).toEqual([sent[0]?.version, sent[2]?.version]);
    await watching.stop();
  });

  it("tells who watches what happened while the connection was lost, in order and once", async () => {
    const path = await startTcpProxy(place().engine.url);
    const other = await place().engine.connect("four", { url: path.url });
    try {
      const received: number[] = [];
      const subjects = ["callboard.missed.thing.made.v1", "callboard.missed.thing.lost.v1"];
      await other.watch(subjects, ({ version }) => void received.push(version));
      const [made = "", lost = ""] = subjects;
      const sent = [made, "callboard.missed.other.made.v1", lost, ...Array<string>(600).fill(made)].map(
        (subject) => event(subject),
      );
      await place().bus.publish(sent.slice(0, 1));
      await waitFor("the first was heard", () => received.length === 1);
      path.cut();
      await place().bus.publish(sent.slice(1, -1));
      path.restore();
      await place().bus.publish(sent.slice(-1));
      const wanted = sent.filter(({ subject }) => subjects.includes(subject)).map(({ version }) => version);
      await waitFor("all were heard", () => received.length >= wanted.length, TIMEOUT_MS);
      expect(received).toEqual(wanted);
    } finally {
      await other.close();
      await path.close();
    }
  });
}
