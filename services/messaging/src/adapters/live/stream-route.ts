import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { requireMember, type Member } from "@callboard/kit/actor.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import { authenticate } from "@callboard/kit/http/http-server.ts";
import type { TokenVerifier } from "@callboard/kit/internal-token.ts";
import type { Gap, LiveHub } from "./live-hub.ts";
import type { LoggedEvent } from "./live-log.ts";
import type { Stream } from "./stream-set.ts";

const HEARTBEAT_MS = 20_000;
/** The longest lifetime of a stream; the browser then reconnects with a fresh token, and so with current rights. */
const LIFE_MS = 15 * 60_000;
const RETRY_MS = 1_000;
/** The most bytes buffered for a browser: more than all events sent in one batch. */
const UNREAD_BYTES = 512 * 1024;
const STREAM_HEAD = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  "x-accel-buffering": "no",
  // The connection ends with its stream, so that a draining server does not wait for it.
  connection: "close",
} as const;
/** A first stream covers at most this much of the time since the page loaded, in milliseconds. */
const MAX_MISSED_MS = 5 * 60_000;
/** Milliseconds after which a logged event is certain to be readable. */
const COMMITTED_WITHIN_MS = 5_000;

/**
 * `GET /api/stream`: server-sent events for a member. Each has an id, a type and keys; `Last-Event-ID` resumes. A
 * browser that never received one passes in `?missed=` the age of its data in milliseconds. `ready` means the stream
 * is open, `reset` that it missed more than is kept. `?seconds=` ends it after that time, for readers that see a response
 * when it is whole; a comment before each event then says when it was sent, in milliseconds of the epoch.
 */
export function registerStream(app: FastifyInstance, hub: LiveHub, verify: TokenVerifier): void {
  app.get("/api/stream", async (request, reply) => {
    const actor = await authenticate(request, verify);
    if (!actor.ok) throw new FailureError(actor.failure);
    const member = requireMember(actor.value);
    if (!member.ok) throw new FailureError(member.failure);
    const lifeMs = chosenLife(request);
    await openStream(reply, hub, { member: member.value, gap: gapOf(request), lifeMs });
  });
}

/** The lifetime that a reader chose, if it is at least a second. */
function chosenLife(request: FastifyRequest): number | null {
  const seconds = wholeNumber((request.query as { seconds?: unknown }).seconds);
  return seconds === null || seconds < 1 ? null : Math.min(seconds * 1_000, LIFE_MS);
}

function gapOf(request: FastifyRequest): Gap {
  const after = wholeNumber(request.headers["last-event-id"]);
  if (after !== null) return { after };
  const missed = wholeNumber((request.query as { missed?: unknown }).missed);
  return { milliseconds: missed === null ? 0 : Math.min(missed, MAX_MISSED_MS) + COMMITTED_WITHIN_MS };
}

function wholeNumber(text: unknown): number | null {
  const value = typeof text === "string" && text !== "" ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) && value >= 0 ? value : null;
}

/** Responds once the stream has caught up; a refused or unreadable stream has its own status. */
async function openStream(
  reply: FastifyReply,
  hub: LiveHub,
  { member, gap, lifeMs }: { member: Member; gap: Gap; lifeMs: number | null },
): Promise<void> {
  const response = reply.raw;
  const begin = (): void => {
    if (response.headersSent || response.destroyed) return;
    reply.hijack();
    response.writeHead(200, STREAM_HEAD).write(`retry: ${RETRY_MS}\n\n`);
  };
  const write = (text: string): void => {
    begin();
    if (response.destroyed) return;
    response.write(text);
    // A browser that does not read is disconnected and catches up when it reconnects; nothing is kept for it here.
    if (response.writableLength > UNREAD_BYTES) response.destroy();
  };
  const writeEvent = (text: string): void => write(lifeMs === null ? text : `: at ${Date.now()}\n${text}`);
  const { userId, organisationId, representedIds, roles } = member;
  const stream: Stream = {
    listener: { userId, companyId: organisationId, representedIds, roles },
    send: ({ seq, type, data }: LoggedEvent) =>
      writeEvent(`id: ${seq}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => (response.headersSent ? response.end() : response.destroy()),
  };
  const heartbeat = setInterval(() => write(": still here\n\n"), HEARTBEAT_MS);
  const life = setTimeout(stream.end, lifeMs ?? LIFE_MS);
  const leave = (): void => {
    clearInterval(heartbeat);
    clearTimeout(life);
    hub.leave(stream);
  };
  response.once("close", leave);
  if (response.destroyed) leave();
  try {
    const joined = await hub.join(stream, gap);
    if (!joined.ok) throw new FailureError(joined.failure);
    const { caughtUp, last } = joined.value;
    writeEvent(`id: ${last}\nevent: ${caughtUp ? "ready" : "reset"}\ndata: {}\n\n`);
  } catch (error) {
    leave();
    if (!response.headersSent) throw error;
    response.destroy();
  }
  // The client disconnected before anything was written.
  if (!response.headersSent) reply.hijack();
}
