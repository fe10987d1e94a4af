import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { SpanKind, SpanStatusCode, type SpanOptions, type Tracing } from "@callboard/tracing/tracing.ts";
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Actor } from "#actor.ts";
import type { FailureCode } from "@callboard/catalog/failure-rules.ts";
import { FailureError, invalidField, unauthenticated, unavailable, type Failure } from "#failure.ts";
import { limitBodyTime } from "./body-time.ts";
import { limitConnectionAge } from "./connection-age.ts";
import { dropUnusedConnections } from "./http-server-drain.ts";
import { bearerToken, type TokenVerifier } from "#internal-token.ts";
import type { Log } from "#log/log.ts";
import { limitTime, remainingTime, TIMEOUT_HEADER } from "#process/deadline.ts";
import { costOf, currentScope, newScope, runInScope, type RequestScope } from "#process/request-scope.ts";
import { fail, ok, type Result } from "#result.ts";
import { toFailure } from "#to-failure.ts";

/** Largest body that a GraphQL or JSON request may have, in bytes. */
const BODY_LIMIT = 256 * 1024;
/** Bytes of all headers: the token of an agent names a thousand clients. gRPC takes as much by itself. */
const HEADER_LIMIT = 64 * 1024;
/** Milliseconds for which a client may keep a connection. */
const CONNECTION_AGE_MS = 60_000;
/** Milliseconds for which a body that nobody needs is read before the request is answered. */
const UNREAD_BODY_MS = 10_000;
/** Milliseconds within which the headers of a request come in, and then its body. */
export const REQUEST_TIMES = { headers: 10_000, body: 10_000 };
/** How often connections are looked at whose headers are late. */
const CHECK_MS = 1_000;

/** The status of each failure over HTTP. */
export const HTTP_STATUS: Record<FailureCode, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  VALIDATION: 400,
  CONFLICT: 409,
  LIMIT: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

export interface HttpServerOptions {
  /** Whether answers say what they cost; they do unless said. */
  readonly showsCost?: boolean;
  readonly tracing?: Tracing;
  /** Addresses and networks whose `x-forwarded-for` says who calls, with commas; nobody's unless said. */
  readonly trustedProxies?: string;
  /** Milliseconds; what comes later is answered 408. */
  readonly times?: typeof REQUEST_TIMES;
}

/**
 * The HTTP server of a process. Every request runs in a scope of its own with a request id (taken from
 * `x-request-id` or made) and tells what it cost in `server-timing`, unless strangers would read it: what a refusal
 * costs tells whether the thing exists. Failures leave as application/problem+json.
 */
export function createHttpServer(
  log: Log,
  { showsCost = true, tracing, trustedProxies = "", times = REQUEST_TIMES }: HttpServerOptions = {},
): FastifyInstance {
  const app = fastify({
    logger: false,
    http: {
      maxHeaderSize: HEADER_LIMIT,
      headersTimeout: times.headers,
      connectionsCheckingInterval: Math.min(CHECK_MS, times.headers),
    },
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies === "" ? false : trustedProxies,
    forceCloseConnections: "idle",
    // What still arrives while the server closes is served, not refused.
    return503OnClosing: false,
  });
  dropUnusedConnections(app);
  limitConnectionAge(app, CONNECTION_AGE_MS);
  app.addHook("onRequest", (request, reply, done) => {
    const requestId = headerText(request, "x-request-id") ?? randomUUID();
    const scope = newScope({
      requestId,
      traceparent: headerText(request, "traceparent"),
      tracing,
      span: spanOf(request),
    });
    void reply.header("x-request-id", requestId);
    reply.raw.once("close", () => endSpan(scope, reply));
    const timeout = Number(headerText(request, TIMEOUT_HEADER) ?? Infinity);
    if (timeout >= 0) limitTime(scope, timeout);
    runInScope(scope, () => {
      // Nobody waits for it: it does no work.
      if (remainingTime() === 0) done(new FailureError(unavailable("deadline")));
      else done();
    });
  });
  limitBodyTime(app, times.body);
  app.addHook("onSend", (_request, reply, payload, done) => {
    const scope = currentScope();
    if (scope && showsCost) void reply.header("server-timing", costOf(scope));
    done(null, payload);
  });
  respondToErrors(app, log);
  return app;
}

function respondToErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler(async (error, request, reply) => {
    if (statusOf(error) === LATE) return sendProblem(reply, failureOf(error, log), LATE);
    if (!request.raw.complete && !request.raw.destroyed) await readToTheEnd(request, reply);
    return sendProblem(reply, failureOf(error, log));
  });
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, { code: "NOT_FOUND", message: "Not found." }),
  );
}

function spanOf({ method, routeOptions }: FastifyRequest): SpanOptions {
  const route = routeOptions.url ?? "none";
  return {
    name: `${method} ${route}`,
    kind: SpanKind.SERVER,
    attributes: { "http.request.method": method, "http.route": route },
  };
}

/** Ends when the response has left, or its reader. */
function endSpan({ span }: RequestScope, { statusCode, raw }: FastifyReply): void {
  span.setAttribute("http.response.status_code", statusCode);
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  if (!raw.writableFinished) span.setAttribute("error.type", "aborted");
  span.end();
}

/** Answers a failure of an HTTP route as application/problem+json. */
export function sendProblem(
  reply: FastifyReply,
  failure: Failure,
  status = HTTP_STATUS[failure.code],
): FastifyReply {
  const { message, ...facts } = failure;
  if (failure.retryAfter !== undefined) void reply.header("retry-after", failure.retryAfter);
  return reply
    .status(status)
    .type("application/problem+json")
    .send({ title: message, status, ...facts, requestId: currentScope()?.requestId });
}

/** Who asks, by the internal token of the request; the scope carries the token and the network on. */
export async function authenticate(request: FastifyRequest, verify: TokenVerifier): Promise<Result<Actor>> {
  const token = bearerToken(request.headers.authorization);
  if (token === null) return fail(unauthenticated("The internal token is missing."));
  const caller = await verify(token);
  if (!caller.ok) return caller;
  const scope = currentScope();
  if (scope) Object.assign(scope, { token, clientNetwork: caller.value.clientNetwork });
  return ok(caller.value.actor);
}

/** The status of a request whose body came too late. */
const LATE = 408;
const statusOf = (error: unknown): number =>
  error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;

/**
 * Lets the rest of a body that nobody needs come in and forgets it. Who is answered while still sending, proxies above
 * all, takes the closed connection for the answer. What takes longer is answered anyway, and its connection closed.
 */
async function readToTheEnd(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const enough = AbortSignal.timeout(UNREAD_BODY_MS);
  request.raw.resume();
  if (!request.raw.readableEnded) await once(request.raw, "end", { signal: enough }).catch(() => undefined);
  if (request.raw.readableEnded) reply.removeHeader("connection");
}

function failureOf(error: unknown, log: Log): Failure {
  const status = statusOf(error);
  if (status === 413)
    return {
      code: "LIMIT",
      rule: "REQUEST_BODY",
      limit: "REQUEST_BODY",
      max: BODY_LIMIT,
      message: "The request body is too large.",
    };
  if (status === LATE) return invalidField("body", "FORMAT", "The request body did not arrive in time.");
  if (status >= 400 && status < 500)
    return invalidField("body", "FORMAT", "The request body cannot be parsed.");
  return toFailure(error, log, "a request failed unexpectedly");
}

function headerText(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === "string" && value.length > 0 && value.length <= 200 ? value : undefined;
}
