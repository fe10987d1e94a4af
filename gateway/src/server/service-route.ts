import httpProxy from "@fastify/http-proxy";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { FailureError, unauthenticated, unavailable } from "@callboard/kit/failure.ts";
import { clientNetwork } from "@callboard/kit/http/client-network.ts";
import { sendProblem } from "@callboard/kit/http/http-server.ts";
import { endToEndHeaders } from "@callboard/kit/http/http-server-proxy.ts";
import { bearerToken } from "@callboard/kit/internal-token.ts";
import { isPersonalToken } from "@callboard/kit/tokens/personal-token.ts";
import { currentScope, outgoingTraceparent } from "@callboard/kit/process/request-scope.ts";
import type { Authenticator } from "#session/authenticate.ts";
import type { Session } from "#session/session-cache.ts";
import type { EndedSessions } from "#session/ended-sessions.ts";

export interface ServiceRoute {
  readonly path: string;
  readonly url: string;
  /** True: guests get 401, and the service receives the internal token. False: the service decides itself. */
  readonly session: boolean;
}

interface RouteOptions {
  readonly authenticator: Authenticator;
  /** Closes streams when their session ends. */
  readonly ended?: EndedSessions;
  readonly openAtOnce?: number;
}

/** Maximum number of open requests per path, mainly streams; any more are UNAVAILABLE at once. */
const OPEN_AT_ONCE = 10_000;
const RETRY_AFTER_S = 30;

/**
 * Proxies an HTTP path to the service that owns it, streaming body and response. UNAVAILABLE if the service does not
 * respond.
 */
export async function registerRoute(
  app: FastifyInstance,
  route: ServiceRoute,
  options: RouteOptions,
): Promise<void> {
  await app.register(async (scope) => {
    // Bodies are passed on as they are: read as text, bytes that are no UTF-8 would change.
    scope.removeContentTypeParser("text/plain");
    await registerProxy(scope, route, options);
  });
}

async function registerProxy(
  app: FastifyInstance,
  route: ServiceRoute,
  { authenticator, ended, openAtOnce = OPEN_AT_ONCE }: RouteOptions,
): Promise<void> {
  let open = 0;
  const streams = new Set<FastifyReply["raw"]>();
  // Open streams are closed on shutdown, which must not wait for them; browsers reconnect.
  app.addHook("preClose", (done) => {
    for (const stream of streams) finish(stream);
    done();
  });
  await app.register(httpProxy, {
    upstream: new URL(route.url).origin,
    prefix: route.path,
    rewritePrefix: route.path,
    // A live stream is silent while nothing happens, and occupies a connection of its own.
    undici: { bodyTimeout: 0, connections: openAtOnce },
    replyOptions: {
      onError: (reply) => void sendProblem(reply as FastifyReply, unavailable(route.path)),
      rewriteHeaders({ "server-timing": _cost, ...headers }) {
        return endToEndHeaders(headers);
      },
    },
    async preHandler(request, reply) {
      if (open >= openAtOnce) throw new FailureError(unavailable(route.path, RETRY_AFTER_S));
      open += 1;
      reply.raw.once("close", () => (open -= 1));
      const scope = currentScope();
      // Node has told the client to go on already, and the inner client cannot pass it on.
      delete request.headers.expect;
      if (scope) request.headers["traceparent"] = outgoingTraceparent(scope, null);
      if (!route.session) {
        delete request.headers.authorization;
        return;
      }
      const session = await sessionOf(request, authenticator);
      // If the client has disconnected meanwhile, "close" has been emitted already and nothing would release the
      // stream.
      if (reply.raw.destroyed) return void reply.hijack();
      streams.add(reply.raw);
      const unwatch = ended?.watch(session.sid, () => finish(reply.raw));
      reply.raw.once("close", () => {
        streams.delete(reply.raw);
        unwatch?.();
      });
      request.headers.authorization = `Bearer ${session.internalToken}`;
    },
  });
}

/** The session of a request; throws UNAUTHENTICATED for guests, and for members' own tokens, which open the graph alone. */
async function sessionOf(
  { headers: { authorization, "user-agent": userAgent }, ip }: FastifyRequest,
  authenticator: Authenticator,
): Promise<Session> {
  if (authorization === undefined) throw new FailureError(unauthenticated());
  const bearer = bearerToken(authorization) ?? "";
  // Before anybody looks it up: no quota of guests holds here.
  if (isPersonalToken(bearer))
    throw new FailureError(unauthenticated("An access token opens the graph alone."));
  const session = await authenticator.authenticate(bearer, clientNetwork(ip), userAgent);
  if (!session.ok) throw new FailureError(session.failure);
  return session.value;
}

/** Ends a stream cleanly: a broken one is an error in the browser's console. */
function finish(response: FastifyReply["raw"]): void {
  if (response.headersSent) response.end();
  else response.destroy();
}
