import { isSlowUpload } from "./slow-upload.ts";

const ready = new Date("2026-11-22T12:00:30.000Z");

test.each<[string, string | null, boolean]>([
  ["in no time", "2026-11-22T12:00:30.000Z", false],
  ["after 29.9 s", "2026-11-22T12:00:00.100Z", false],
  ["after 30 s", "2026-11-22T12:00:00.000Z", false],
  ["after 30.001 s", "2026-11-22T11:59:59.999Z", true],
  ["after two hours", "2026-11-22T10:00:30.000Z", true],
  ["before its bytes had arrived, by another clock", "2026-11-22T12:00:31.000Z", false],
  ["after nobody knows how long", null, false],
])("a file that is ready %s", (_name, arrivedAt, slow) => {
  expect(isSlowUpload(arrivedAt === null ? null : new Date(arrivedAt), ready)).toBe(slow);
});
