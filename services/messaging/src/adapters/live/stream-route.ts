import type { ServerResponse } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { requireMember, type Member } from "@callboard/kit/actor.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import { authenticate } from "@callboard/kit/http-server.ts";
import type { TokenVerifier } from "@callboard/kit/internal-token.ts";
import type { LiveHub, Stream } from "./live-hub.ts";
import type { LoggedEvent } from "./live-log.ts";

const HEARTBEAT_MS = 20_000;
/** A stream ends after this time; the browser comes back with a fresh token, and so with fresh rights. */
const LIFE_MS = 15 * 60_000;
const RETRY_MS = 1_000;

/**
 * GET /api/stream: server-sent events for a member. Each carries an id, a type and keys; `Last-Event-ID` resumes.
 * `ready` says that the stream stands, `reset` that more was missed than is kept.
 */
export function registerStream(app: FastifyInstance, hub: LiveHub, verify: TokenVerifier): void {
  app.get("/api/stream", async (request, reply) => {
    const actor = await authenticate(request, verify);
    if (!actor.ok) throw new FailureError(actor.failure);
    const member = requireMember(actor.value);
    if (!member.ok) throw new FailureError(member.failure);
    reply.hijack();
    await openStream(reply.raw, hub, { member: member.value, after: lastEventId(request) });
  });
}

function lastEventId(request: FastifyRequest): number | null {
  const id = Number(request.headers["last-event-id"] ?? Number.NaN);
  return Number.isSafeInteger(id) && id >= 0 ? id : null;
}

async function openStream(
  response: ServerResponse,
  hub: LiveHub,
  { member, after }: { member: Member; after: number | null },
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
  const { caughtUp, last } = await hub.join(stream, after);
  response.write(`id: ${last}\nevent: ${caughtUp ? "ready" : "reset"}\ndata: {}\n\n`);
}
