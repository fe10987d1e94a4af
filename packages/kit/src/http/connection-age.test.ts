import { Agent, request } from "node:http";
import type { AddressInfo } from "node:net";
import { fastify, type FastifyInstance } from "fastify";
import { limitConnectionAge } from "./connection-age.ts";

async function started(ageMs: number): Promise<{ app: FastifyInstance; send: () => Promise<unknown> }> {
  const app = fastify();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  app.addHook("onClose", () => agent.destroy());
  limitConnectionAge(app, ageMs);
  app.get("/", () => ({}));
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const send = (): Promise<unknown> =>
    new Promise((answered, failed) => {
      const outgoing = request({ port, agent }, (response) => {
        const { connection } = response.headers;
        response.resume().once("end", () => answered({ connection, isKept: outgoing.reusedSocket }));
      });
      outgoing.once("error", failed).end();
    });
  return { app, send };
}

test("the response on an old connection closes it, and the next request has a new one", async () => {
  const { app, send } = await started(0);
  const answer = { connection: "close", isKept: false };
  expect([await send(), await send()]).toEqual([answer, answer]);
  await app.close();
});

test("a young one is kept", async () => {
  const { app, send } = await started(60_000);
  expect([await send(), await send()]).toEqual([
    { connection: "keep-alive", isKept: false },
    { connection: "keep-alive", isKept: true },
  ]);
  await app.close();
});
