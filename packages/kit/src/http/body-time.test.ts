import { connect, type AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { FailureError, forbidden } from "#failure.ts";
import { createLog } from "#log/log.ts";
import { createHttpServer } from "./http-server.ts";

const TIMES = { headers: 300, body: 300 };
let app: FastifyInstance;
let served: number;

beforeEach(async () => {
  served = 0;
  app = createHttpServer(createLog("test", "silent"), { times: TIMES });
  app.post("/things", async () => ({ served: (served += 1) }));
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
    scope.put("/streams", async (request) => {
      let length = 0;
      for await (const chunk of request.body as AsyncIterable<Buffer>) length += chunk.length;
      return { length };
    });
    scope.put("/refused", async () => {
      throw new FailureError(forbidden("OWNERSHIP", "Not yours."));
    });
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(() => app.close());

/** Sends pieces of a request, waiting before each; everything received until the server closes or `ms` have passed. */
function send(pieces: readonly { readonly text: string; readonly afterMs?: number }[], ms = 2_000) {
  return new Promise<{ readonly text: string; readonly closed: boolean }>((resolve) => {
    let text = "";
    const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
    const enough = setTimeout(() => {
      resolve({ text, closed: false });
      socket.destroy();
    }, ms);
    const close = (): void => {
      clearTimeout(enough);
      resolve({ text, closed: true });
    };
    socket
      .setEncoding("utf8")
      .on("data", (chunk: string) => (text += chunk))
      .on("error", close)
      .on("close", close);
    let after = 0;
    for (const piece of pieces) {
      after += piece.afterMs ?? 0;
      setTimeout(() => socket.write(piece.text), after);
    }
  });
}
const head = (path: string, length: number, method = "POST"): string =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const statusOf = (text: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);

test("a body that is announced but not sent gets a 408, and its connection ends", async () => {
  const { text, closed } = await send([{ text: `${head("/things", 100)}{` }]);
  expect([statusOf(text), closed, served]).toEqual([408, true, 0]);
  expect(text).toContain("application/problem+json");
});

test("a body that comes drop by drop is not given more time", async () => {
  const drops = Array.from({ length: 20 }, () => ({ text: " ", afterMs: 50 }));
  const { text, closed } = await send([{ text: head("/things", 100) }, ...drops]);
  expect([statusOf(text), closed]).toEqual([408, true]);
});

test("headers that are not completed get a 408", async () => {
  const { text, closed } = await send([{ text: "POST /things HTTP/1.1\r\nHost: localhost\r\n" }]);
  expect([statusOf(text), closed]).toEqual([408, true]);
});

test("a body that is late but in time is served", async () => {
  const { text } = await send([{ text: head("/things", 2) }, { text: "{}", afterMs: 100 }], 600);
  expect([statusOf(text), served]).toEqual([200, 1]);
});

test("who takes the body as a stream is given the time that it needs", async () => {
  const drops = Array.from({ length: 10 }, () => ({ text: "x", afterMs: 60 }));
  const { text } = await send([{ text: head("/streams", 10, "PUT") }, ...drops], 1_500);
  expect(statusOf(text)).toBe(200);
  expect(text).toContain('{"length":10}');
});

test("the body of a refused request is read, so that the response is not lost on the way", async () => {
  const { text, closed } = await send(
    [{ text: `${head("/refused", 10, "PUT")}12345` }, { text: "67890", afterMs: 100 }],
    600,
  );
  expect([statusOf(text), closed]).toEqual([403, false]);
});
