import { once } from "node:events";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Lets a server close although connections are open that were made ahead and never used: they count as busy, and would
 * be waited for.
 */
export function dropUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  let closing = false;
  app.server.on("connection", (socket) => {
    if (closing) return void socket.destroy();
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  app.server.on("request", ({ socket }) => unused.delete(socket));
  app.addHook("preClose", (done) => {
    closing = true;
    for (const socket of unused) socket.destroy();
    done();
  });
}

/** Ends a server without failing its clients. */
export interface Drain {
  /**
   * From now on every answer closes its connection. Waits up to `lingerMs` until the clients have gone by themselves,
   * since one that is closed while idle may fail a request that is on its way; then finishes what runs and closes.
   */
  close(lingerMs: number): Promise<void>;
}

/** Follows the connections of a server that does not listen yet. */
export function registerDrain(app: FastifyInstance): Drain {
  const sockets = new Set<Socket>();
  let draining = false;
  app.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (draining) void reply.header("connection", "close");
    done(null, payload);
  });
  return {
    async close(lingerMs) {
      draining = true;
      const enough = AbortSignal.timeout(lingerMs);
      while (sockets.size > 0 && !enough.aborted) {
        const [socket] = sockets;
        if (socket) await once(socket, "close", { signal: enough }).catch(() => undefined);
      }
      await app.close();
    },
  };
}
