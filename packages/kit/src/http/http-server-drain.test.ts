import { Agent, request } from "node:http";
import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { createHttpServer } from "./http-server.ts";
import { registerDrain, type Drain } from "./http-server-drain.ts";
import { createLog } from "#log/log.ts";

/** A server with one slow route, and a client that keeps its connection. */
async function started() {
  const app = createHttpServer(createLog("test", "silent"));
  const drain: Drain = registerDrain(app);
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  let arrived = (): void => undefined;
  const slowArrived = new Promise<void>((done) => (arrived = done));
  app.get("/slow", async () => {
    arrived();
    await released;
    return { slow: true };
  });
  app.get("/quick", async () => ({ quick: true }));
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = (path: string): Promise<{ status: number; connection: string | undefined }> =>
    new Promise((resolve, reject) => {
      request({ port, path, agent }, (response) =>
        response
          .resume()
          .once("end", () =>
            resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }),
          ),
      )
        .once("error", reject)
        .end();
    });
  return { drain, get, release, slowArrived, agent, port };
}

test("what runs is finished and closes its connection", async () => {
  const { drain, get, release, slowArrived, agent } = await started();
  expect(await get("/quick")).toEqual({ status: 200, connection: "keep-alive" });
  const slow = get("/slow");
  await slowArrived;
  const closed = drain.close(0);
  release();
  expect(await slow).toEqual({ status: 200, connection: "close" });
  await closed;
  agent.destroy();
});

test("an idle connection is served once more during the drain, and then closed", async () => {
  const { drain, get, agent } = await started();
  await get("/quick");
  const closed = drain.close(30_000);
  expect(await get("/quick")).toEqual({ status: 200, connection: "close" });
  // Its clients are gone: nothing is waited for any more.
  await closed;
  agent.destroy();
});

test("a connection that was opened and never used is not waited for", async () => {
  const { drain, get, agent, port } = await started();
  const unused = connect(port, "127.0.0.1");
  await once(unused, "connect");
  // Its answer means that the server has accepted the other one too.
  await get("/quick");
  const ended = once(unused, "close");
  unused.resume().on("error", () => undefined);
  await drain.close(0);
  await ended;
  expect(unused.destroyed).toBe(true);
  agent.destroy();
});
