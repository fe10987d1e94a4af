import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import getPort from "get-port";
import { startOrigin } from "../origin.ts";

const PAGE = { accept: "text/html,application/xhtml+xml" };
let graph: Server;
beforeAll(async () => {
  graph = createServer((_, response) => void response.end("from the graph"));
  await new Promise<void>((done) => graph.listen(0, "127.0.0.1", done));
});
afterAll(() => new Promise((done) => graph.close(done)));

interface Got {
  readonly status: number | undefined;
  readonly policy: string;
  readonly text: string;
}

function get(port: number, headers: Record<string, string>): Promise<Got> {
  return new Promise((done, refuse) => {
    const options = { host: "localhost", port, path: "/graphql?query=x", headers };
    const sent = request(options, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      const policy = String(response.headers["content-security-policy"] ?? "");
      response.once("end", () => done({ status: response.statusCode, policy, text }));
    });
    sent.once("error", refuse).end();
  });
}

/** What /graphql is to `headers` where the product is known under this address, or on this machine alone. */
async function getGraph(headers: Record<string, string>, publicUrl?: string): Promise<Got> {
  const port = await getPort();
  const routes = [{ path: "/graphql", url: `http://127.0.0.1:${(graph.address() as AddressInfo).port}` }];
  const origin = await startOrigin({
    port,
    host: "localhost",
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    routes,
    web: import.meta.dirname,
  });
  const got = await get(port, headers);
  await origin.stop();
  return got;
}

test("a browser that opens /graphql gets GraphiQL, which loads nothing from elsewhere", async () => {
  const { status, policy, text } = await getGraph(PAGE);
  expect(status).toBe(200);
  expect(text).toContain("<title>Callboard GraphiQL</title>");
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).not.toMatch(/https?:/);
});

test("a program that gets /graphql reaches the gateway", async () => {
  expect((await getGraph({ accept: "application/json" })).text).toBe("from the graph");
});

test("under a public address there is no explorer", async () => {
  const headers = { ...PAGE, host: "casting.example.com" };
  expect((await getGraph(headers, "https://casting.example.com")).text).toBe("from the graph");
});
