/** One event of the live stream as received. */
export type StreamEvent = { readonly id: string | null; readonly type: string; readonly data: string };

/**
 * Parses an event stream (the EventSource format) chunk by chunk. Chunks may end anywhere; an event is emitted once
 * its empty line has arrived.
 */
export function createEventParser(onEvent: (event: StreamEvent) => void): (piece: string) => void {
  let rest = "";
  let id: string | null = null;
  let type = "message";
  let data: string[] = [];

  function line(text: string): void {
    if (text === "") {
      if (data.length > 0) onEvent({ id, type, data: data.join("\n") });
      type = "message";
      data = [];
      return;
    }
    const colon = text.indexOf(":");
    const field = colon < 0 ? text : text.slice(0, colon);
    const value = colon < 0 ? "" : text.slice(colon + 1).replace(/^ /, "");
    if (field === "id") id = value;
    if (field === "event") type = value;
    if (field === "data") data.push(value);
  }

  return (piece) => {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    for (const text of lines) line(text);
  };
}
