import { jest } from "@jest/globals";
import { followJob, pauseBefore } from "./follow-job.ts";

type Job = { readonly Data: { readonly Status: string; readonly Done: number } };
const job = (Done: number, Status = "Running"): Job => ({ Data: { Status, Done } });
const LONG_MS = 3_600_000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** Follows a job through these reads, the last one repeatedly; null is a failed read. */
async function follow(readings: ReadonlyArray<Job | null>, leavesAfter = Infinity) {
  const leaving = new AbortController();
  let reads = 0;
  const read = () => {
    const found = readings[Math.min(reads, readings.length - 1)];
    reads += 1;
    if (reads === leavesAfter) leaving.abort();
    return found ? Promise.resolve(found) : Promise.reject(new TypeError("Failed to fetch"));
  };
  const following = followJob(job(0), read, leaving.signal);
  await jest.advanceTimersByTimeAsync(LONG_MS);
  return { last: await following, reads };
}

const failing = (count: number) => Array.from({ length: count }, () => null);

test.each([
  { what: "one that ends soon", readings: [job(5, "Finished")], last: job(5, "Finished"), reads: 1 },
  {
    what: "a longer one",
    readings: [job(1), job(2), job(3, "Finished")],
    last: job(3, "Finished"),
    reads: 3,
  },
  {
    what: "some failures",
    readings: [...failing(4), job(9, "Finished")],
    last: job(9, "Finished"),
    reads: 5,
  },
  {
    what: "failures in between",
    readings: [...failing(4), job(1), ...failing(4), job(9, "Finished")],
    last: job(9, "Finished"),
    reads: 10,
  },
  { what: "only failures", readings: failing(1), last: job(0), reads: 5 },
])("$what: a job is read until its end is known", async ({ readings, last, reads }) => {
  expect(await follow(readings)).toEqual({ last, reads });
});

test("one that never ends is given up, with what was known of it last", async () => {
  const { last, reads } = await follow([job(7)]);
  expect(last).toEqual(job(7));
  expect(reads).toBeGreaterThan(30);
  expect(reads).toBeLessThan(60);
});

test("nobody reads a job that nobody waits for any more", async () => {
  expect(await follow([job(1)], 2)).toEqual({ last: job(1), reads: 2 });
  expect(jest.getTimerCount()).toBe(0);
});

test("what is finished is not read again", async () => {
  const read = jest.fn<() => Promise<Job>>();
  const done = job(3, "Finished");
  expect(await followJob(done, read, new AbortController().signal)).toBe(done);
  expect(read).not.toHaveBeenCalled();
});

test("pauses grow, and do not grow for ever", () => {
  expect([0, 1, 2].map(pauseBefore)).toEqual([1_000, 1_500, 2_250]);
  expect(pauseBefore(100)).toBe(15_000);
});
