import http, { type RefinedResponse } from "k6/http";
import { within } from "./settings.ts";

/** A live stream that ends by itself; k6 reads a response when it is whole. */
export interface EndingStream {
  readonly status: number;
  /** Milliseconds from its opening until it was ready; null if it was not. */
  readonly readyMs: number | null;
  /** When the first event since a moment with the text in its data was sent, in milliseconds of the epoch; null if none was. */
  sentAt(text: string, since: number): number | null;
}

interface Sent {
  readonly at: number;
  readonly type: string;
  readonly data: string;
}

/** The events of a stream, each behind the comment that says when it was sent. */
export const eventsIn = (text: string): readonly Sent[] =>
  [...text.matchAll(/^: at (\d+)\n(?:id: .*\n)?event: (.*)\ndata: (.*)$/gm)].map(([, at, type, data]) => ({
    at: Number(at),
    type: String(type),
    data: String(data),
  }));

function read({ status, body }: RefinedResponse<"text">, openedAt: number): EndingStream {
  const events = eventsIn(String(body ?? ""));
  const ready = events.find(({ type }) => type === "ready");
  return {
    status,
    readyMs: ready === undefined ? null : Math.max(0, ready.at - openedAt),
    sentAt: (text, since) => events.find(({ at, data }) => at >= since && data.includes(text))?.at ?? null,
  };
}

/** Opens a stream that ends after so many seconds. Requests that are sent meanwhile do not wait for it. */
export async function openStream(token: string, seconds: number): Promise<EndingStream> {
  const openedAt = Date.now();
  const response = await http.asyncRequest("GET", within(`/api/stream?seconds=${seconds}`), null, {
    headers: { authorization: `Bearer ${token}` },
    responseType: "text",
    redirects: 0,
    tags: { name: "stream" },
  });
  return read(response as RefinedResponse<"text">, openedAt);
}
