import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Answers on a connection that is `ageMs` old close it, so that clients which keep theirs find servers that came
 * later: otherwise a replica that load brought would get little of it.
 */
export function limitConnectionAge(app: FastifyInstance, ageMs: number): void {
  const opened = new WeakMap<Socket, number>();
  app.server.on("connection", (socket) => opened.set(socket, performance.now()));
  app.addHook("onSend", ({ raw: { socket } }, reply, payload, done) => {
    if (performance.now() - (opened.get(socket) ?? Infinity) >= ageMs)
      void reply.header("connection", "close");
    done(null, payload);
  });
}
