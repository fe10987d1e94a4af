import { arrivals } from "./arrivals.ts";

const at = (key: string, day: number, read = false) => ({ key, at: `2026-11-${day}T12:00:00Z`, read });
const shown = [at("c", 20), at("b", 19, true), at("a", 18, true)];

test.each([
  ["nothing new", shown, []],
  ["a new conversation", [at("d", 21), ...shown], ["d"]],
  ["a new message in a known one", [at("b", 21), at("c", 20)], ["b"]],
  ["one's own message", [at("b", 21, true), at("c", 20)], []],
  ["what was marked as unread", [at("c", 20), at("b", 19, false)], []],
  ["a message in the one that is open", [at("a", 21), at("c", 20)], []],
  ["an older one that a deletion let onto the page", [...shown, at("z", 10)], []],
] as const)("%s", (_name, present, expected) => {
  expect(arrivals(shown, present, "a")).toEqual(expected);
});
