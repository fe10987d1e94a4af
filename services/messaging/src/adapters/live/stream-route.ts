import type { ServerResponse } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { requireMember, type Member } from "@callboard/kit/actor.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import { authenticate } from "@callboard/kit/http-server.ts";
import type { TokenVerifier } from "@callboard/kit/internal-token.ts";
import type { Gap, LiveHub, Stream } from "./live-hub.ts";
import type { LoggedEvent } from "./live-log.ts";

const HEARTBEAT_MS = 20_000;
/** A stream ends after this time; the browser comes back with a fresh token, and so with fresh rights. */
const LIFE_MS = 15 * 60_000;
const RETRY_MS = 1_000;
/** Milliseconds of a page's life that its first stream makes up for at most. */
const MISSED_MOST_MS = 5 * 60_000;
/** Milliseconds after which what was logged is there to be read. */
const COMMITTED_WITHIN_MS = 5_000;

/**
 * GET /api/stream: server-sent events for a member. Each carries an id, a type and keys; `Last-Event-ID` resumes. A
 * browser that never heard any says with `?missed=` for how many milliseconds it has shown what it loaded. `ready` says
 * that the stream stands, `reset` that more was missed than is kept.
 */
export function registerStream(app: FastifyInstance, hub: LiveHub, verify: TokenVerifier): void {
  app.get("/api/stream", async (request, reply) => {
    const actor = await authenticate(request, verify);
    if (!actor.ok) throw new FailureError(actor.failure);
    const member = requireMember(actor.value);
    if (!member.ok) throw new FailureError(member.failure);
    reply.hijack();
    await openStream(reply.raw, hub, { member: member.value, gap: gapOf(request) });
  });
}

function gapOf(request: FastifyRequest): Gap {
  const after = wholeNumber(request.headers["last-event-id"]);
  if (after !== null) return { after };
  const missed = wholeNumber((request.query as { missed?: unknown }).missed);
  return { milliseconds: missed === null ? 0 : Math.min(missed, MISSED_MOST_MS) + COMMITTED_WITHIN_MS };
}

function wholeNumber(text: unknown): number | null {
  const value = typeof text === "string" && text !== "" ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) && value >= 0 ? value : null;
}

async function openStream(
  response: ServerResponse,
  hub: LiveHub,
  { member, gap }: { member: Member; gap: Gap },
): Promise<void> {
  response.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
    // The connection ends with its stream, so that a server that drains has nothing to wait for.
    connection: "close",
  });
  response.write(`retry: ${RETRY_MS}\n\n`);
  const stream: Stream = {
    listener: {
      userId: member.userId,
      companyId: member.organisationId,
      representedIds: member.representedIds,
      roles: member.roles,
    },
    tell: ({ seq, type, data }: LoggedEvent) =>
      response.write(`id: ${seq}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => response.end(),
  };
  const heartbeat = setInterval(() => response.write(": still here\n\n"), HEARTBEAT_MS);
  const life = setTimeout(() => response.end(), LIFE_MS);
  response.once("close", () => {
    clearInterval(heartbeat);
    clearTimeout(life);
    hub.leave(stream);
  });
  const { caughtUp, last } = await hub.join(stream, gap);
  response.write(`id: ${last}\nevent: ${caughtUp ? "ready" : "reset"}\ndata: {}\n\n`);
}
