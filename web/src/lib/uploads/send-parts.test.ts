import { PARTS_AT_ONCE, PAUSES_MS, sendParts } from "./send-parts.ts";
import type { PartsPorts } from "./send-parts.ts";

const file = new Blob(["aaaabbbbccccddddee"]);
const partSize = 4;

/** A store in memory; `answers` holds the statuses of the next attempts per part, 200 when there are none left. */
function store(arrived: readonly number[] = [], answers: Record<number, number[]> = {}) {
  const there = new Set(arrived);
  const sent: number[] = [];
  const pauses: number[] = [];
  let [now, max] = [0, 0];
  const ports: PartsPorts = {
    arrived: () => Promise.resolve(new Set(there)),
    link: (part) => Promise.resolve(`/objects/${part}`),
    async send(url, bytes, { onProgress }) {
      const part = Number(url.split("/").at(-1));
      sent.push(part);
      max = Math.max(max, (now += 1));
      expect(await bytes.text()).toBe("aaaabbbbccccddddee".slice((part - 1) * 4, part * 4));
      onProgress(bytes.size);
      now -= 1;
      const status = answers[part]?.shift() ?? 200;
      if (status === 200) there.add(part);
      return status;
    },
    pause: async (milliseconds) => void pauses.push(milliseconds),
  };
  return { ports, sent, pauses, there, maxAtOnce: () => max };
}

function run(ports: PartsPorts, signal = new AbortController().signal) {
  const progress: number[] = [];
  const sending = sendParts({ file, partSize, signal, onProgress: (done) => progress.push(done) }, ports);
  return { sending, progress };
}

test("all parts are sent, a few at once, and the progress is over all of them", async () => {
  const { ports, sent, maxAtOnce } = store();
  const { sending, progress } = run(ports);
  expect(await sending).toBe(true);
  expect(sent.toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(maxAtOnce()).toBe(PARTS_AT_ONCE);
  expect(progress.at(-1)).toBe(1);
  expect(progress.every((done) => done >= 0 && done <= 1)).toBe(true);
});

test("only what has not arrived is sent, and what had counts as done", async () => {
  const { ports, sent } = store([1, 2, 4]);
  const { sending, progress } = run(ports);
  expect(await sending).toBe(true);
  expect(sent.toSorted()).toEqual([3, 5]);
  expect(progress[0]).toBeGreaterThanOrEqual(12 / 18);
});

test("a part that broke is sent again with growing pauses, and the others once", async () => {
  const { ports, sent, pauses } = store([], { 2: [0, 503, 403] });
  expect(await run(ports).sending).toBe(true);
  expect(sent.filter((part) => part === 2)).toHaveLength(4);
  expect(sent.filter((part) => part !== 2).toSorted()).toEqual([1, 3, 4, 5]);
  expect(pauses).toEqual(PAUSES_MS.slice(0, 3));
});

test("a connection that stays broken ends the tries and keeps what has arrived", async () => {
  const { ports, there, pauses } = store([1], { 2: Array.from({ length: 9 }, () => 0) });
  expect(await run(ports).sending).toBe(false);
  expect(pauses).toEqual(PAUSES_MS);
  expect(there.has(1)).toBe(true);
});

test("a part whose response was lost is not sent again", async () => {
  const { ports, sent, there } = store();
  const send: PartsPorts["send"] = async (url, bytes, options) => {
    const status = await ports.send(url, bytes, options);
    return url.endsWith("/3") ? 0 : status;
  };
  expect(await run({ ...ports, send }).sending).toBe(true);
  expect(sent.filter((part) => part === 3)).toHaveLength(1);
  expect([...there].toSorted()).toEqual([1, 2, 3, 4, 5]);
});

test("a link that is not available right now is requested again", async () => {
  const { ports, pauses } = store();
  const refused = [true, true];
  const link: PartsPorts["link"] = (part) =>
    part === 1 && refused.pop() ? Promise.resolve(null) : ports.link(part);
  expect(await run({ ...ports, link }).sending).toBe(true);
  expect(pauses).toEqual(PAUSES_MS.slice(0, 2));
});

test("what is over, or refused, ends all of it", async () => {
  const { ports, there } = store([], { 1: [404] });
  let calls = 0;
  const arrived: PartsPorts["arrived"] = () =>
    (calls += 1) > 1 ? Promise.reject(new Error("UPLOAD_GONE")) : Promise.resolve(new Set());
  await expect(run({ ...ports, arrived }).sending).rejects.toThrow("UPLOAD_GONE");
  expect(there.has(1)).toBe(false);
});

test("nothing is sent when all is there, nor when nobody says what is", async () => {
  const { ports, sent } = store();
  expect(await run({ ...ports, arrived: () => Promise.resolve("all") }).sending).toBe(true);
  expect(await run({ ...ports, arrived: () => Promise.resolve(null) }).sending).toBe(false);
  expect(sent).toEqual([]);
});

test("cancelling sends nothing more", async () => {
  const { ports, sent } = store();
  const cancel = new AbortController();
  const send: PartsPorts["send"] = (url, bytes, options) => {
    cancel.abort();
    return ports.send(url, bytes, options).then(() => 0);
  };
  expect(await run({ ...ports, send }, cancel.signal).sending).toBe(false);
  expect(sent.length).toBeLessThanOrEqual(PARTS_AT_ONCE);
});
