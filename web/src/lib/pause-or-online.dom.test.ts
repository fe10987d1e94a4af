import { pauseOrOnline } from "./pause-or-online.ts";

test.each([
  ["the connection comes back", () => dispatchEvent(new Event("online"))],
  ["the signal aborts", (cancel: AbortController) => cancel.abort()],
])("a pause ends when %s", async (_case, end) => {
  const cancel = new AbortController();
  const paused = pauseOrOnline(3_600_000, cancel.signal);
  end(cancel);
  await expect(paused).resolves.toBeUndefined();
});

test("what is cancelled already does not pause", async () => {
  await expect(pauseOrOnline(3_600_000, AbortSignal.abort())).resolves.toBeUndefined();
});
