import { FailureError, unavailable } from "@callboard/kit/failure.ts";
import { newId } from "@callboard/kit/ids.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { MAX_TRIES, type EventBus } from "#bus.ts";
import type { BusEngine } from "./bus-engine.ts";
import { event } from "./contract-events.ts";
import type { Envelope } from "#event.ts";
import { describeWatching } from "./watching.contract.ts";

/** The contract of every event bus. */
export function describeEventBus(name: string, open: () => Promise<BusEngine>): void {
  describe(`the event bus on ${name}`, () => {
    let engine: BusEngine;
    let bus: EventBus;

    beforeAll(async () => {
      engine = await open();
      bus = await engine.connect("one");
    });
    afterAll(async () => {
      await bus.close();
      await engine.close();
    });

    /** A consumer that records the versions it received; `fails` decides which ones it cannot handle. */
    async function listen(
      consumer: string,
      subjects: string[],
      fails: (envelope: Envelope) => boolean | Error = () => false,
    ) {
      const received: Envelope[] = [];
      const tries: number[] = [];
      const subscription = await bus.subscribe({
        name: consumer,
        subjects,
        handle: async (envelope) => {
          tries.push(envelope.version);
          const failed = fails(envelope);
          if (failed) throw failed === true ? new Error("cannot be handled") : failed;
          received.push(envelope);
        },
      });
      const versions = () => received.map((envelope) => envelope.version);
      return { received, versions, tries, subscription };
    }

    it("hands over an event as it was published", async () => {
      const { received } = await listen("whole", ["callboard.whole.thing.made.v1"]);
      const sent = [
        event("callboard.whole.thing.made.v1"),
        event("callboard.whole.thing.made.v1", { actorId: null }),
      ];
      await bus.publish(sent);
      await waitFor("both arrived", () => received.length === 2);
      expect(
        received.map((envelope) => ({ ...envelope, payload: new Uint8Array(envelope.payload) })),
      ).toEqual(sent);
    });

    it("keeps the order, over batches, for each consumer", async () => {
      const first = await listen("order-one", ["callboard.order.>"]);
      const second = await listen("order-two", ["callboard.order.>"]);
      const sent = Array.from({ length: 250 }, () => event("callboard.order.thing.made.v1"));
      await bus.publish(sent.slice(0, 130));
      await bus.publish(sent.slice(130));
      for (const { versions } of [first, second]) {
        await waitFor("all arrived", () => versions().length === 250);
        expect(versions()).toEqual(sent.map((envelope) => envelope.version));
      }
    });

    it("skips a message that was published before", async () => {
      const { versions } = await listen("dedupe", ["callboard.dedupe.>"]);
      const [one, two] = [event("callboard.dedupe.thing.made.v1"), event("callboard.dedupe.thing.made.v1")];
      await bus.publish([one]);
      await bus.publish([one, two, two]);
      await waitFor("the second arrived", () => versions().includes(two.version));
      expect(versions()).toEqual([one.version, two.version]);
    });

    it.each([
      ["exact", ["callboard.filter.exact.made.v1"], [1]],
      ["one-word", ["callboard.filter.*.made.v1"], [1, 2]],
      ["rest", ["callboard.filter.>"], [1, 2, 3]],
      ["several", ["callboard.filter.exact.made.v1", "callboard.filter.exact.lost.v1"], [1, 3]],
    ])("lets a consumer choose its subjects: %s", async (consumer, subjects, places) => {
      const scope = newId().slice(-12);
      const scoped = (subject: string) => subject.replace("filter", scope);
      const { versions } = await listen(`filter-${consumer}-${scope}`, subjects.map(scoped));
      const sent = [
        "callboard.filter.exact.made.v1",
        "callboard.filter.other.made.v1",
        "callboard.filter.exact.lost.v1",
      ].map((subject) => event(scoped(subject)));
      await bus.publish([...sent, event("callboard.elsewhere.thing.made.v1")]);
      const expected = places.map((place) => sent[place - 1]?.version);
      await waitFor("the last arrived", () => versions().length === expected.length);
      expect(versions()).toEqual(expected);
    });

    it("gives a new consumer everything that is kept, and a returning one what it missed", async () => {
      const early = event("callboard.durable.thing.made.v1");
      await bus.publish([early]);
      const first = await listen("durable", ["callboard.durable.>"]);
      await waitFor("the early one arrived", () => first.versions().length === 1);
      await first.subscription.stop();
      const late = event("callboard.durable.thing.made.v1");
      await bus.publish([late]);
      const second = await listen("durable", ["callboard.durable.>"]);
      await waitFor("the late one arrived", () => second.versions().length === 1);
      expect([first.versions(), second.versions()]).toEqual([[early.version], [late.version]]);
    });

    it("starts a consumer of a new name where its former one stopped, and keeps its own place from then on", async () => {
      const subjects = ["callboard.renamed.>"];
      const made = () => event("callboard.renamed.thing.made.v1");
      const [one, two, three] = [made(), made(), made()];
      const former = await listen("renamed", subjects);
      await bus.publish([one]);
      await waitFor("the former one had it", () => former.versions().length === 1);
      await former.subscription.stop();
      await bus.publish([two]);
      const versions: number[] = [];
      const follow = (name: string) =>
        bus.subscribe({
          name,
          formerName: "renamed",
          subjects,
          handle: async ({ version }) => void versions.push(version),
        });
      const first = await follow("renamed-first");
      await waitFor("what was missed", () => versions.length === 1);
      await first.stop();
      await bus.publish([three]);
      await follow("renamed-first");
      await waitFor("the next", () => versions.length === 2);
      expect(versions).toEqual([two.version, three.version]);
      await follow("renamed-second");
      await waitFor("a second effect", () => versions.length === 4);
      expect(versions.slice(2)).toEqual([two.version, three.version]);
    });

    it("shares a consumer between processes: each event is handled once, and a stopped process is replaced", async () => {
      const other = await engine.connect("two");
      try {
        const { versions, subscription } = await listen("shared", ["callboard.shared.>"]);
        const elsewhere: number[] = [];
        await other.subscribe({
          name: "shared",
          subjects: ["callboard.shared.>"],
          handle: async (envelope) => void elsewhere.push(envelope.version),
        });
        const sent = Array.from({ length: 20 }, () => event("callboard.shared.thing.made.v1"));
        await bus.publish(sent);
        await waitFor("all arrived once", () => versions().length + elsewhere.length >= 20);
        expect([...versions(), ...elsewhere].toSorted((a, b) => a - b)).toEqual(
          sent.map(({ version }) => version),
        );
        await subscription.stop();
        const more = event("callboard.shared.thing.made.v1");
        await bus.publish([more]);
        await waitFor("the other process took over", () => elsewhere.includes(more.version));
      } finally {
        await other.close();
      }
    });

    it("tries again, in order, until the handler succeeds", async () => {
      let failures = 2;
      const { versions, tries } = await listen("retry", ["callboard.retry.>"], () => failures-- > 0);
      const sent = [event("callboard.retry.thing.made.v1"), event("callboard.retry.thing.made.v1")];
      await bus.publish(sent);
      await waitFor("both arrived", () => versions().length === 2);
      const [one, two] = sent.map(({ version }) => version);
      expect(tries).toEqual([one, one, one, two]);
    });

    it("waits for a dependency that is down, in order, and uses up no attempt", async () => {
      let down = 2 * MAX_TRIES;
      let broken = MAX_TRIES - 1;
      const { versions, tries } = await listen("down", ["callboard.down.>"], () => {
        if (down > 0 && down--) return new FailureError(unavailable("search"));
        return broken > 0 && Boolean(broken--);
      });
      const sent = [event("callboard.down.thing.made.v1"), event("callboard.down.thing.made.v1")];
      await bus.publish(sent);
      await waitFor("both arrived", () => versions().length === 2);
      const [one, two] = sent.map(({ version }) => version);
      expect(tries).toEqual([...Array.from({ length: 3 * MAX_TRIES }, () => one), two]);
      expect(await bus.deadLetters(10, "down")).toEqual([]);
    });

    it("dead-letters an event whose upstream is unavailable for longer than the retry policy waits, and goes on", async () => {
      const other = await engine.connect("impatient", { maxOutageMs: 0 });
      try {
        const sent = [event("callboard.stuck.thing.made.v1"), event("callboard.stuck.thing.made.v1")];
        const tries: number[] = [];
        const died: number[] = [];
        await bus.publish(sent);
        await other.subscribe({
          name: "stuck",
          died: ({ version }) => died.push(version),
          subjects: ["callboard.stuck.>"],
          handle: async ({ id, version }) => {
            tries.push(version);
            if (id === sent[0]?.id) throw new FailureError(unavailable("search"));
          },
        });
        const [one, two] = sent.map(({ version }) => version);
        await waitFor("the second was handled", () => tries.at(-1) === two);
        expect(tries).toEqual([...Array.from({ length: MAX_TRIES }, () => one), two]);
        expect(died).toEqual([one]);
        expect(await bus.deadLetters(10, "stuck")).toMatchObject([{ envelope: { id: sent[0]?.id } }]);
      } finally {
        await other.close();
      }
    });

    it("lays aside what cannot be handled, goes on, and replays it on request", async () => {
      let isBroken = true;
      const poison = event("callboard.dead.thing.made.v1");
      const { versions, tries } = await listen(
        "dead",
        ["callboard.dead.>"],
        ({ id }) => id === poison.id && isBroken,
      );
      const next = event("callboard.dead.thing.made.v1");
      await bus.publish([poison, next]);
      await waitFor("the next one arrived", () => versions().includes(next.version));
      expect(tries.filter((version) => version === poison.version)).toHaveLength(MAX_TRIES);
      const [letter] = await bus.deadLetters(10, "dead");
      expect(letter).toMatchObject({
        consumer: "dead",
        reason: "cannot be handled",
        envelope: { id: poison.id },
      });
      isBroken = false;
      expect(await bus.replay("dead", poison.id)).toBe(true);
      await waitFor("it was handled", () => versions().includes(poison.version));
      await waitFor(
        "it is no dead letter any more",
        async () => (await bus.deadLetters(10, "dead")).length === 0,
      );
      expect(await bus.replay("dead", newId())).toBe(false);
    });

    describeWatching(() => ({ engine, bus }));

    it("keeps everything that concurrent publishers send", async () => {
      const { versions } = await listen("many", ["callboard.many.>"]);
      const batches = Array.from({ length: 10 }, () =>
        Array.from({ length: 20 }, () => event("callboard.many.thing.made.v1")),
      );
      await Promise.all(batches.map((batch) => bus.publish(batch)));
      await waitFor("all arrived", () => versions().length === 200);
      const sent = batches.flat().map(({ version }) => version);
      expect(versions().toSorted((a, b) => a - b)).toEqual(sent.toSorted((a, b) => a - b));
    });

    it("says that it answers", async () => {
      expect(await bus.state()).toBe("up");
    });
  });
}
