import httpProxy from "@fastify/http-proxy";
import type { FastifyInstance, FastifyReply } from "fastify";
import { FailureError, unauthenticated, unavailable } from "@callboard/kit/failure.ts";
import { clientNetwork } from "@callboard/kit/http/client-network.ts";
import { sendProblem } from "@callboard/kit/http/http-server.ts";
import { endToEndHeaders } from "@callboard/kit/http/http-server-proxy.ts";
import { bearerToken } from "@callboard/kit/internal-token.ts";
import { currentScope, outgoingTraceparent } from "@callboard/kit/process/request-scope.ts";
import type { Authenticator } from "#session/authenticate.ts";
import type { EndedSessions } from "#session/ended-sessions.ts";

export interface ServiceRoute {
  readonly path: string;
  readonly url: string;
  /** True: guests get 401, and the service gets the internal token. False: the service decides by itself. */
  readonly session: boolean;
}

interface RouteOptions {
  readonly authenticator: Authenticator;
  /** Ends what is open for a session when it does. */
  readonly ended?: EndedSessions;
  readonly openAtOnce?: number;
}

/** Requests that may be open to one path at once: streams above all. Beyond, UNAVAILABLE at once. */
const OPEN_AT_ONCE = 10_000;
const RETRY_AFTER_S = 30;

/**
 * Passes an HTTP path through to the service that owns it, body and answer as streams. A service that does not answer
 * is UNAVAILABLE.
 */
export async function registerRoute(
  app: FastifyInstance,
  route: ServiceRoute,
  { authenticator, ended, openAtOnce = OPEN_AT_ONCE }: RouteOptions,
): Promise<void> {
  let open = 0;
  const streams = new Set<FastifyReply["raw"]>();
  // What a session has open is a stream; its browser comes back, and a server that ends cannot wait for it.
  app.addHook("preClose", (done) => {
    for (const stream of streams) finish(stream);
    done();
  });
  await app.register(httpProxy, {
    upstream: new URL(route.url).origin,
    prefix: route.path,
    rewritePrefix: route.path,
    // A live stream is quiet for as long as nothing happens, and has its connection to itself.
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
      if (scope) request.headers["traceparent"] = outgoingTraceparent(scope, null);
      if (!route.session) {
        delete request.headers.authorization;
        return;
      }
      const header = request.headers.authorization;
      if (header === undefined) throw new FailureError(unauthenticated());
      const session = await authenticator.authenticate(bearerToken(header) ?? "", clientNetwork(request.ip));
      if (!session.ok) throw new FailureError(session.failure);
      // Its browser may have left meanwhile: "close" has been emitted, and nothing would ever release the stream.
      if (reply.raw.destroyed) return void reply.hijack();
      streams.add(reply.raw);
      const unwatch = ended?.watch(session.value.sid, () => finish(reply.raw));
      reply.raw.once("close", () => {
        streams.delete(reply.raw);
        unwatch?.();
      });
      request.headers.authorization = `Bearer ${session.value.internalToken}`;
    },
  });
}

/** Ends a stream in order: one that is cut off is an error in the console of its browser. */
function finish(response: FastifyReply["raw"]): void {
  if (response.headersSent) response.end();
  else response.destroy();
}
