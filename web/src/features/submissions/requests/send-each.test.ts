import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { sendEach } from "./send-each.ts";

const people = ["1", "2", "3", "4", "5", "6"].map((SK) => ({ SK }));

const refused = (code: string, rule: string | null = null) =>
  new CombinedGraphQLErrors({ errors: [{ message: "refused", extensions: { code, rule } }] });

/** Sends requests that fail for the people in `thrown`; returns the outcomes, and the people called, in order. */
async function run(thrown: Readonly<Record<string, Error>>, whom = people) {
  const calls: string[] = [];
  const answer = await sendEach(whom, async ({ SK }) => {
    calls.push(SK);
    await Promise.resolve();
    if (thrown[SK]) throw thrown[SK];
  }).catch((error: unknown) => error);
  return { calls, answer };
}

const done = (Key: string) => ({ Key, Status: "Done", Code: null, Rule: null });

test("everybody gets one call, the first before all others", async () => {
  let isFirstAnswered = false;
  const order: boolean[] = [];
  const outcomes = await sendEach(people, async ({ SK }) => {
    order.push(isFirstAnswered);
    await Promise.resolve();
    if (SK === "1") isFirstAnswered = true;
  });
  expect(order).toEqual([false, true, true, true, true, true]);
  expect(outcomes).toEqual(people.map(({ SK }) => done(SK)));
});

test.each(["CONFLICT", "FORBIDDEN", "NOT_FOUND"])("%s for one keeps nobody else from it", async (code) => {
  const { calls, answer } = await run({ 1: refused(code, "RULE"), 4: refused(code) });
  expect(calls).toEqual(["1", "2", "3", "4", "5", "6"]);
  expect(answer).toEqual([
    { Key: "1", Status: "Failed", Code: code, Rule: "RULE" },
    ...["2", "3"].map(done),
    { Key: "4", Status: "Failed", Code: code, Rule: null },
    ...["5", "6"].map(done),
  ]);
});

test.each(["VALIDATION", "LIMIT", "UNAVAILABLE", "UNAUTHENTICATED"])(
  "%s at the first is thrown, and nobody else gets a call",
  async (code) => {
    const failure = refused(code);
    expect(await run({ 1: failure })).toEqual({ calls: ["1"], answer: failure });
  },
);

test("a connection that is lost in the middle ends it", async () => {
  const lost = new TypeError("Failed to fetch");
  const { calls, answer } = await run({ 3: lost });
  expect(answer).toBe(lost);
  expect(calls).not.toContain("6");
});

test("of one person alone the reason is thrown", async () => {
  const failure = refused("CONFLICT");
  expect(await run({ 1: failure }, people.slice(0, 1))).toEqual({ calls: ["1"], answer: failure });
});
