import { once } from "node:events";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Ends a server without failing its clients. */
export interface Drain {
  /**
   * From now on every answer closes its connection. Waits up to `lingerMs` until the clients have gone by themselves,
   * since one that is closed while idle may fail a request that is on its way; then finishes what runs and closes.
   */
  close(lingerMs: number): Promise<void>;
}

/** Follows the connections of a server that has no routes yet. */
export function registerDrain(app: FastifyInstance): Drain {
  const sockets = new Set<Socket>();
  const used = new WeakSet<Socket>();
  let draining = false;
  let closing = false;
  app.server.on("connection", (socket) => {
    if (closing) socket.destroy();
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  app.server.on("request", ({ socket }) => used.add(socket));
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
      closing = true;
      const closed = app.close();
      // A connection that was opened ahead and never used counts as busy, and would be waited for.
      for (const socket of sockets) if (!used.has(socket)) socket.destroy();
      await closed;
    },
  };
}
