import { request } from "node:http";
import getPort from "get-port";
import { fastify } from "fastify";
import { startOrigin } from "./origin.ts";

/** More than a request of the graph may have. */
const BYTES = 3 * 1024 ** 2;
/** Runs in this process and does not listen. */
const inside = fastify();
let url: string;
let origin: { stop(): Promise<void> };
beforeAll(async () => {
  const [port, nobody] = [await getPort(), await getPort()];
  url = `http://localhost:${port}`;
  inside.addContentTypeParser("*", (_request, body, done) => done(null, body));
  inside.put("/inside/a", async ({ body }, reply) => reply.send(body));
  await inside.ready();
  const routes = [{ path: "/inside", url: `http://127.0.0.1:${nobody}`, handle: inside.routing }];
  origin = await startOrigin({ port, host: "localhost", publicUrl: url, routes, web: import.meta.dirname });
});
afterAll(async () => {
  await origin.stop();
  await inside.close();
});

test("what runs in the process of the origin gets requests as they came", async () => {
  const sent = Buffer.alloc(BYTES, "bytes");
  const answer = await fetch(`${url}/inside/a`, { method: "PUT", body: sent });
  expect(Buffer.from(await answer.arrayBuffer()).equals(sent)).toBe(true);
  expect((await fetch(`${url}/inside/b`)).status).toBe(404);
});

test("it is behind the origin's own rules", async () => {
  const location = await new Promise((resolve) => {
    request(`${url}/inside/a`, { headers: { host: "elsewhere.test" } }, (response) => {
      response.resume();
      resolve(response.headers.location);
    }).end();
  });
  expect(location).toBe(`${url}/inside/a`);
});
