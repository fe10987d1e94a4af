import { createEventParser } from "./event-stream.ts";
import type { StreamEvent } from "./event-stream.ts";

function read(...pieces: string[]): StreamEvent[] {
  const events: StreamEvent[] = [];
  const take = createEventParser((event) => events.push(event));
  for (const piece of pieces) take(piece);
  return events;
}

test.each<[string, string[], StreamEvent[]]>([
  ["a whole event", ["id: 1\nevent: unread\ndata: {}\n\n"], [{ id: "1", type: "unread", data: "{}" }]],
  [
    "an event cut anywhere",
    ["id: 1\nev", "ent: unread\nda", "ta: {}\n", "\n"],
    [{ id: "1", type: "unread", data: "{}" }],
  ],
  ["two lines of data", ["data: a\ndata: b\n\n"], [{ id: null, type: "message", data: "a\nb" }]],
  ["a comment that keeps the connection open", [": ping\n\n"], []],
  ["windows line ends", ["event: x\r\ndata: 1\r\n\r\n"], [{ id: null, type: "x", data: "1" }]],
  ["an event that is not finished", ["data: 1\n"], []],
  [
    "the id stays for what follows",
    ["id: 4\ndata: 1\n\ndata: 2\n\n"],
    [
      { id: "4", type: "message", data: "1" },
      { id: "4", type: "message", data: "2" },
    ],
  ],
])("reads %s", (_name, pieces, expected) => {
  expect(read(...pieces)).toEqual(expected);
});
