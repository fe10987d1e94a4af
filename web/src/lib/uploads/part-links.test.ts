import { LINKS_AT_ONCE, partLinks } from "./part-links.ts";

/** A server that signs, with the numbers that it was asked for. */
function server() {
  const asked: (readonly number[])[] = [];
  const sign = async (parts: readonly number[]): Promise<ReadonlyMap<number, string>> => {
    asked.push(parts);
    return new Map(parts.map((part) => [part, `/${part}?call=${asked.length}`]));
  };
  return { asked, sign };
}

test("the 64 parts of a gigabyte take seven round trips, also when several begin together", async () => {
  const { asked, sign } = server();
  const link = partLinks(64, sign);
  const queue = Array.from({ length: 64 }, (_, index) => index + 1);
  const got: (string | null)[] = [];
  const work = async (): Promise<void> => {
    for (let part = queue.shift(); part !== undefined; part = queue.shift()) got.push(await link(part));
  };
  await Promise.all([work(), work(), work()]);
  expect(new Set(got.map((url) => url?.split("?")[0])).size).toBe(64);
  expect(asked).toHaveLength(7);
  expect(asked.at(-1)).toEqual([61, 62, 63, 64]);
});

test("a part that is tried again gets a fresh link", async () => {
  const { asked, sign } = server();
  const link = partLinks(3, sign);
  expect(await link(2)).toBe("/2?call=1");
  expect(await link(2)).toBe("/2?call=2");
  expect(asked).toEqual([
    [2, 3],
    [2, 3],
  ]);
});

test("a link that has waited too long is replaced", async () => {
  let time = 0;
  const { sign } = server();
  const link = partLinks(40, sign, () => time);
  await link(1);
  time += 4 * 60_000;
  expect(await link(2)).toBe("/2?call=1");
  time += 2 * 60_000;
  expect(await link(3)).toBe("/3?call=2");
});

test("where none are available, or the server refuses, the next part requests them again", async () => {
  const answers: (ReadonlyMap<number, string> | null)[] = [null, new Map([[1, "/1"]])];
  const link = partLinks(LINKS_AT_ONCE, async () => {
    if (answers.length === 0) throw new Error("refused");
    return answers.shift() ?? null;
  });
  expect(await link(1)).toBeNull();
  expect(await link(1)).toBe("/1");
  await expect(link(2)).rejects.toThrow("refused");
});
