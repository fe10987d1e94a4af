import type { FastifyInstance, FastifyRequest } from "fastify";

/** The error of a request whose body did not come in time; Fastify reads the status. */
const late = (): Error => Object.assign(new Error("The body did not come in time."), { statusCode: 408 });

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Ends a request with 408 whose body has not come in whole `milliseconds` after its headers. Handlers that take the
 * body as a stream have it to themselves: theirs may be gigabytes.
 */
export function limitBodyTime(app: FastifyInstance, milliseconds: number): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const stop = (request: FastifyRequest): void => clearTimeout(timers.get(request));
  app.addHook("onRequest", (request, reply, done) => {
    if (hasBody(request)) {
      const end = (): void => {
        // Whoever has had an answer already is only holding the connection.
        if (reply.sent) request.raw.destroy();
        else request.raw.emit("error", late());
      };
      timers.set(request, setTimeout(end, milliseconds));
      request.raw.once("close", () => stop(request));
    }
    done();
  });
  app.addHook("preValidation", (request, _reply, done) => {
    stop(request);
    done();
  });
}
