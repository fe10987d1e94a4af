import { CircuitBreaker, CircuitOpen } from "./circuit-breaker.ts";

class Outage extends Error {}

let now = 0;
let calls = 0;
let breaker: CircuitBreaker;
beforeEach(() => {
  now = calls = 0;
  breaker = new CircuitBreaker(
    (error) => error instanceof Outage,
    () => now,
  );
});

const call = (outcome: Error | "answer"): Promise<string> =>
  breaker.run(async () => {
    calls += 1;
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });

async function fail(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await expect(call(new Outage())).rejects.toThrow(Outage);
}

test("after three failures in a row nothing is sent for five seconds", async () => {
  await fail(3);
  now = 4_999;
  await expect(call("answer")).rejects.toMatchObject({ name: "CircuitOpen", retryAfter: 1 });
  expect(calls).toBe(3);
  now = 5_000;
  expect(await call("answer")).toBe("answer");
  expect(await call("answer")).toBe("answer");
});

test("a success between failures resets the count, and so does a refusal, since the engine is up", async () => {
  await fail(2);
  expect(await call("answer")).toBe("answer");
  await fail(2);
  await expect(call(new Error("refused"))).rejects.toThrow("refused");
  await fail(2);
  expect(await call("answer")).toBe("answer");
});

test("one caller tries the engine again, the others fail at once meanwhile; a failure lasts five seconds more", async () => {
  await fail(3);
  now = 5_000;
  let end: (error: Error) => void = () => undefined;
  const probe = breaker.run(
    () =>
      new Promise((_, reject) => {
        end = reject;
      }),
  );
  await expect(call("answer")).rejects.toThrow(CircuitOpen);
  end(new Outage());
  await expect(probe).rejects.toThrow(Outage);
  now = 9_999;
  await expect(call("answer")).rejects.toThrow(CircuitOpen);
  now = 10_000;
  expect(await call("answer")).toBe("answer");
});
