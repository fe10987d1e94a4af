import getPort from "get-port";
import { readFile } from "node:fs/promises";
import { createServer, request, type IncomingHttpHeaders } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { createHttpServer } from "@callboard/kit/http/http-server.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { isLoopback, PAGE_HEADERS, startOrigin } from "./origin.ts";

/** Sizes above the limit of a graph request. */
const TOO_LARGE = [300 * 1024, 1024 ** 2, 3 * 1024 ** 2];
/** More than a proxy's default number of connections. */
const STREAMS = 140;
/** Long enough for three megabytes on a busy machine; whose body does not come waits for it. */
const times = { headers: 10_000, body: 3_000 };
const graph = createHttpServer(createLog("test", "silent"), { times });
const streams = createServer((_, response) => {
  response.writeHead(200, { "content-type": "text/event-stream", "x-own": "yes" }).write("event: ready\n\n");
});
/** Responds with the bytes that arrived. */
const echo = createServer((received, response) => void received.pipe(response));

let url: string;
let origin: { stop(): Promise<void> };
beforeAll(async () => {
  const [port, nobody] = [await getPort(), await getPort()];
  url = `http://localhost:${port}`;
  graph.post("/graphql", async () => ({ data: {} }));
  graph.get("/api/preview/*", async ({ url: path }) => ({ path }));
  const graphUrl = await graph.listen({ host: "127.0.0.1", port: 0 });
  await new Promise<void>((done) => streams.listen(0, "127.0.0.1", done));
  await new Promise<void>((done) => echo.listen(0, "127.0.0.1", done));
  const routes = [
    { path: "/objects", url: `http://127.0.0.1:${(echo.address() as AddressInfo).port}` },
    { path: "/auth", url: `http://127.0.0.1:${nobody}` },
    { path: "/graphql", url: graphUrl },
    { path: "/api/preview", url: graphUrl },
    { path: "/api/stream", url: `http://127.0.0.1:${(streams.address() as AddressInfo).port}` },
  ];
  origin = await startOrigin({ port, host: "localhost", publicUrl: url, routes, web: import.meta.dirname });
});
afterAll(async () => {
  await origin.stop();
  await graph.close();
  streams.closeAllConnections();
  streams.close();
  echo.close();
});

test.each(["text/plain", "text/plain; charset=windows-1254", "application/json", "image/png", "text/csv"])(
  "bytes of the type %s that are no UTF-8 arrive as they were sent",
  async (type) => {
    const sent = Buffer.from("Kaptan Ay\u00fee \u00ddne\r\n", "latin1");
    const answer = await fetch(`${url}/objects/a`, {
      method: "PUT",
      headers: { "content-type": type },
      body: sent,
    });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(sent);
  },
);

test.each([
  ["/gallery/1-a/project?utm=x", "WhatsApp/2.23.20.0", "/api/preview/gallery/1-a/project"],
  ["/", "Mozilla/5.0 (compatible; facebookexternalhit/1.1)", "/api/preview/"],
  ["/project-detail/1-a", "WhatsApp/2.23.20.0", null],
  ["/gallery/1-a/project", "Mozilla/5.0 Firefox/140.0", null],
])("%s opened by %s is written by %s", async (path, agent, preview) => {
  const answer = await fetch(`${url}${path}`, { headers: { "user-agent": agent, accept: "text/html" } });
  const text = await answer.text();
  if (preview === null) expect(text).not.toContain("/api/preview");
  else expect(JSON.parse(text)).toEqual({ path: preview });
});

test.each([
  ["tr-TR,tr;q=0.9", "tr"],
  ["fr,ar;q=0.5", "ar"],
  ["fr", "en"],
])(
  "opening an unreachable page with a browser in %s shows a page in %s that retries",
  async (reads, language) => {
    const headers = { accept: "text/html,*/*", "accept-language": reads };
    const answer = await fetch(`${url}/auth/realms/callboard/sign-in`, { headers });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("refresh")).toBe("3");
    expect(await answer.text()).toContain(`<html lang="${language}"`);
  },
);

test("a call to it gets an error that no page hides", async () => {
  const answer = await fetch(`${url}/auth/realms/callboard/token`, {
    method: "POST",
    headers: { accept: "text/html" },
  });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ code: "UNAVAILABLE" });
  expect(text).not.toMatch(/127\.0\.0\.1|ECONN/);
});

test("pages may use no device and be reached by no other page, here and on a cluster", async () => {
  const { headers } = await fetch(`${url}/origin.ts`);
  const template = new URL("../../charts/callboard/templates/_origin.tpl", import.meta.url);
  const onCluster = (await readFile(template, "utf8")).toLowerCase().replaceAll('"', "");
  for (const [name, value] of Object.entries(PAGE_HEADERS)) {
    expect([name, headers.get(name)]).toEqual([name, value]);
    expect(onCluster).toContain(`\t${name} ${value}\n`);
  }
});

/** Status and headers of a GET whose path is sent unnormalized. */
function rawGet(path: string, host: string): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    request(url, { path, headers: { host } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    })
      .once("error", reject)
      .end();
  });
}

test.each(["//evil.example/x", "///evil.example/x", "/\\evil.example/x", "/somewhere?a=//b"])(
  "%s under another name leads to the product's own name and nowhere else",
  async (path) => {
    const { status, headers } = await rawGet(path, "other.example");
    expect([status, new URL(String(headers.location)).origin]).toEqual([307, url]);
  },
);

const NOT_FOR_BROWSERS = [
  "/auth/admin/master/console/",
  "/auth/realms/master/protocol/openid-connect/token",
  "/auth/realms/callboard/../master/",
  "/auth/realms/callboard/%2e%2e/master/",
  "/auth/realms/callboard/%2E%2E%2Fmaster/",
  "/auth/realms/callboard/..;/master/",
  "/auth",
];

test.each(NOT_FOR_BROWSERS)("%s of the identity provider is not for browsers", async (path) => {
  expect((await rawGet(path, new URL(url).host)).status).toBe(404);
});

test("the same is not for browsers on a cluster, by the patterns that its Caddyfile has", async () => {
  const template = await readFile(
    new URL("../../charts/callboard/templates/_origin.tpl", import.meta.url),
    "utf8",
  );
  const [, served = "", disguised = ""] =
    /@provider \{\s+path_regexp (\S+)\s+not vars_regexp \{http\.request\.uri\} \(\?i\)(\S+)\s+\}/.exec(
      template,
    ) ?? [];
  const isServed = (path: string) =>
    // Caddy compares the first with the decoded path, the second with the line as it was sent.
    new RegExp(served).test(decodeURIComponent(path.split("?")[0] ?? "")) &&
    !new RegExp(disguised, "i").test(path);
  expect(NOT_FOR_BROWSERS.filter(isServed)).toEqual([]);
  const signIn = "/auth/realms/callboard/protocol/openid-connect/auth?redirect_uri=https%3A%2F%2Fa.test%2F..";
  expect([signIn, "/auth/resources/x/login/callboard/css/callboard.css"].filter(isServed)).toHaveLength(2);
});

test("a request that is too large gets its limit as a response every time, and the connection remains usable", async () => {
  const answers: unknown[] = [];
  for (let turn = 0; turn < 40; turn += 1) {
    const size = TOO_LARGE[turn % TOO_LARGE.length] ?? 0;
    const headers = { "content-type": "application/json" };
    const large = await fetch(`${url}/graphql`, {
      method: "POST",
      headers,
      body: JSON.stringify({ query: "x".repeat(size) }),
    });
    const small = await fetch(`${url}/graphql`, { method: "POST", headers, body: '{"query":"x"}' });
    const { code } = (await large.json()) as { code: string };
    answers.push([large.status, code, small.status]);
    await small.text();
  }
  expect(answers).toEqual(Array.from({ length: 40 }, () => [429, "LIMIT", 200]));
});

/** The status that a POST of the graph gets which announces more than it sends. */
function unfinishedPost(headers: Record<string, string>, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/graphql`, { method: "POST", headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
      sent.destroy();
    });
    sent.on("error", reject);
    sent.write(body);
  });
}

test("a body that is announced but not sent gets a 408 through the origin as well", async () => {
  const headers = { "content-type": "application/json", "content-length": "1000" };
  expect(await unfinishedPost(headers, "{")).toBe(408);
});

test("a client that waits for 100 Continue before a large body gets it and is served", async () => {
  const body = '{"query":"x"}';
  const headers = {
    "content-type": "application/json",
    "content-length": String(body.length),
    expect: "100-continue",
  };
  const status = await new Promise<number>((resolve, reject) => {
    const sent = request(`${url}/graphql`, { method: "POST", headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on("error", reject).on("continue", () => sent.end(body));
  });
  expect(status).toBe(200);
});

test("more streams are open at once than a proxy has connections by default", async () => {
  const abort = new AbortController();
  const open = Array.from({ length: STREAMS }, () => fetch(`${url}/api/stream`, { signal: abort.signal }));
  expect((await Promise.all(open)).map(({ status }) => status)).toEqual(open.map(() => 200));
  abort.abort();
});

test("headers of the inner connection do not reach the browser", async () => {
  const abort = new AbortController();
  const headers = { connection: "close" };
  const { headers: seen } = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: '{"query":"x"}',
    signal: abort.signal,
  });
  expect(seen.get("keep-alive")).toBeNull();
});

test("other machines do not reach it unless they are let in", async () => {
  const other = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === "IPv4" && !one.internal)?.address;
  const address = other ?? "127.0.0.2";
  const refused = await new Promise<boolean>((answer) => {
    const socket = connect(Number(new URL(url).port), address)
      .once("connect", () => answer(false))
      .once("error", () => answer(true));
    socket.once("connect", () => socket.destroy());
  });
  expect(refused).toBe(true);
});

test.each([
  ["127.0.0.1", true],
  ["127.8.9.10", true],
  ["::1", true],
  ["::ffff:127.0.0.1", true],
  ["192.0.2.2", false],
  ["::ffff:192.0.2.2", false],
  ["2001:db8::1", false],
])("a connection from %s is one of this machine: %s", (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});

test("an origin that is open to the network shows the mailbox to this machine alone", async () => {
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === "IPv4" && !one.internal)?.address;
  const mailbox = createHttpServer(createLog("test", "silent"));
  mailbox.get("/dev/mailbox/messages.json", async () => ["a mail"]);
  const mailboxUrl = await mailbox.listen({ host: "127.0.0.1", port: 0 });
  const port = await getPort();
  const open = await startOrigin({
    port,
    host: "0.0.0.0",
    publicUrl: `http://localhost:${port}`,
    routes: [{ path: "/dev/mailbox", url: mailboxUrl }],
    web: import.meta.dirname,
  });
  const statusFrom = (address: string, path: string): Promise<number> =>
    new Promise((done, failed) => {
      const headers = { host: `localhost:${port}` };
      request({ host: address, port, path, headers }, (answer) => {
        answer.resume();
        done(answer.statusCode ?? 0);
      })
        .on("error", failed)
        .end();
    });
  const paths = ["/dev/mailbox/messages.json", "/dev/%6dailbox/messages.json"];
  const inside = await Promise.all(paths.map((path) => statusFrom("127.0.0.1", path)));
  // On a machine without a network, there is no one to keep out.
  const others = outside ? await Promise.all(paths.map((path) => statusFrom(outside, path))) : [404, 404];
  await open.stop();
  await mailbox.close();
  expect(inside[0]).toBe(200);
  expect(others).toEqual([404, 404]);
});
