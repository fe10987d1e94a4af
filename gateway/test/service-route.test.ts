import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { jest } from "@jest/globals";
import { createHttpServer } from "@callboard/kit/http/http-server.ts";
import { ok } from "@callboard/kit/result.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { GUEST } from "@callboard/kit/actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { registerRoute } from "#server/service-route.ts";
import { EndedSessions } from "#session/ended-sessions.ts";
import { startedGateway, type StartedGateway } from "./started-gateway.ts";

/** More than a pool's default number of connections. */
const STREAMS = 140;
let gateway: StartedGateway;
beforeAll(async () => {
  gateway = await startedGateway();
});
beforeEach(() => {
  gateway.subgraphs.answerWith((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).write("event: ready\n\n");
  });
});
afterAll(() => gateway.close());

/** Opens streams; resolves when each has responded. */
async function openStreams(count: number, url: string) {
  const abort = new AbortController();
  const headers = gateway.bearer;
  const answers = await Promise.all(
    Array.from({ length: count }, () => fetch(`${url}/api/stream`, { headers, signal: abort.signal })),
  );
  return { statuses: answers.map(({ status }) => status), answers, close: () => abort.abort() };
}

test("one gateway carries more streams than a pool has connections", async () => {
  const streams = await openStreams(STREAMS, gateway.url);
  expect(streams.statuses).toEqual(Array.from({ length: STREAMS }, () => 200));
  streams.close();
});

test("beyond the streams that it may carry it says so at once, until one ends", async () => {
  const app = createHttpServer(createLog("test", "silent"));
  const authenticator = {
    authenticate: async () => ok({ actor: GUEST, internalToken: "token", sid: "", scopes: null }),
    drop: () => undefined,
  };
  const route = { path: "/api/stream", url: gateway.subgraphs.url, session: true };
  await registerRoute(app, route, { authenticator, openAtOnce: 2 });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const open = await openStreams(2, url);
  const { statuses, answers } = await openStreams(1, url);
  expect([statuses, answers[0]?.headers.get("retry-after")]).toEqual([[503], "30"]);
  open.close();
  const next = await waitFor("a free place", async () => {
    const tried = await openStreams(1, url);
    return tried.statuses[0] === 200 && tried;
  });
  next.close();
  await app.close();
});

test("a browser that leaves while it is being identified leaves no stream behind", async () => {
  const app = createHttpServer(createLog("test", "silent"));
  const identified = Promise.withResolvers<void>();
  const authenticating = Promise.withResolvers<void>();
  const authenticator = {
    authenticate: async () => {
      authenticating.resolve();
      await identified.promise;
      return ok({ actor: GUEST, internalToken: "token", sid: "sid", scopes: null });
    },
    drop: () => undefined,
  };
  const ended = new EndedSessions();
  const watch = jest.spyOn(ended, "watch");
  const left = Promise.withResolvers<void>();
  app.addHook("onRequest", (_request, reply, done) => {
    reply.raw.once("close", () => left.resolve());
    done();
  });
  const route = { path: "/api/stream", url: gateway.subgraphs.url, session: true };
  await registerRoute(app, route, { authenticator, ended });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const abort = new AbortController();
  const leaving = fetch(`${url}/api/stream`, { headers: gateway.bearer, signal: abort.signal });
  await authenticating.promise;
  abort.abort();
  await expect(leaving).rejects.toThrow(/aborted/);
  await left.promise;
  identified.resolve();
  await app.close();
  expect(watch).not.toHaveBeenCalled();
});

test("a member's own token opens no stream, and nobody looks it up", async () => {
  const app = createHttpServer(createLog("test", "silent"));
  const authenticate = jest.fn(async () => ok(null as never));
  const route = { path: "/api/stream", url: gateway.subgraphs.url, session: true };
  await registerRoute(app, route, { authenticator: { authenticate, drop: () => undefined } });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  const { status } = await fetch(`${url}/api/stream`, { headers: { authorization: "Bearer callboard_own" } });
  await app.close();
  expect(status).toBe(401);
  expect(authenticate).not.toHaveBeenCalled();
});

test.each(["text/plain", "text/plain; charset=windows-1254", "application/json", "image/png"])(
  "bytes of the type %s that are no UTF-8 pass as they were sent",
  async (type) => {
    const echo = createServer((received, response) => void received.pipe(response));
    await new Promise<void>((done) => echo.listen(0, "127.0.0.1", done));
    const app = createHttpServer(createLog("test", "silent"));
    const authenticator = { authenticate: async () => ok(null as never), drop: () => undefined };
    const echoUrl = `http://127.0.0.1:${(echo.address() as AddressInfo).port}`;
    await registerRoute(app, { path: "/api/echo", url: echoUrl, session: false }, { authenticator });
    const url = await app.listen({ host: "127.0.0.1", port: 0 });
    const sent = Buffer.from("Kaptan Ay\u00fee \u00ddne\r\n", "latin1");
    const answer = await fetch(`${url}/api/echo`, {
      method: "PUT",
      headers: { "content-type": type },
      body: sent,
    });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(sent);
    await app.close();
    echo.close();
  },
);
