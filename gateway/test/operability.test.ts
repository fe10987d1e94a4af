import getPort from "get-port";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import type { RunningGateway } from "#start.ts";
import { startedGateway, OWN, type StartedGateway } from "./started-gateway.ts";

let gateway: StartedGateway;
beforeAll(async () => {
  gateway = await startedGateway();
});
beforeEach(() =>
  gateway.subgraphs.answerWith((response) => response.end(JSON.stringify({ data: { me: { PK: "USR#1" } } }))),
);
afterAll(() => gateway.close());

const urlOf = ({ httpPort }: RunningGateway): string => `http://127.0.0.1:${httpPort}`;
async function withAnother(
  settings: Record<string, string>,
  work: (running: RunningGateway) => Promise<void>,
): Promise<void> {
  const running = await gateway.another(settings);
  try {
    await work(running);
  } finally {
    await running.stop();
  }
}

describe("readiness", () => {
  test("with all that it needs it is ready", async () => {
    const answer = await gateway.get("/health/ready");
    expect([answer.status, await answer.json()]).toEqual([200, { status: "ready" }]);
    expect((await gateway.get("/health/live")).status).toBe(200);
  });

  test.each([
    ["the provider's keys", { JWKS_URL: "http://127.0.0.1:9/certs" }, "identity provider"],
    ["identity", { IDENTITY_GRPC: "127.0.0.1:9" }, "identity"],
  ])("without %s it never was", (_, settings, missing) =>
    withAnother(settings, async (running) => {
      const answer = await fetch(`${urlOf(running)}/health/ready`);
      expect([answer.status, await answer.json()]).toEqual([
        503,
        { status: "not ready", missing: [missing] },
      ]);
    }),
  );
});

describe("figures", () => {
  test("are served beside the graph where they have no port of their own", async () => {
    await gateway.post(JSON.stringify({ query: OWN }));
    const counted =
      /^http_server_request_duration_seconds_count\{service="gateway",.*route="\/graphql",status="200"\} \d+$/m;
    const figures = async (): Promise<string> => (await gateway.get("/metrics")).text();
    expect(await waitFor("the request", async () => counted.test(await figures()))).toBe(true);
  });

  test("are served on their port and nowhere else where they have one", async () => {
    const port = await getPort();
    await withAnother({ METRICS_PORT: String(port) }, async (running) => {
      expect((await fetch(`${urlOf(running)}/metrics`)).status).toBe(404);
      expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain("process_cpu");
    });
  });
});

test("a gateway that ends finishes what it began, and is not ready meanwhile", async () => {
  const running = await gateway.another({});
  let answer = (): void => undefined;
  const arrived = new Promise<void>((reached) =>
    gateway.subgraphs.answerWith((response) => {
      answer = () => response.end(JSON.stringify({ data: { me: { PK: "USR#1" } } }));
      reached();
    }),
  );
  const own = gateway.post(JSON.stringify({ query: OWN }), {}, running);
  await arrived;
  const stopped = running.stop();
  answer();
  const { status, data, headers } = await own;
  expect([status, data, headers.get("connection")]).toEqual([200, { me: { PK: "USR#1" } }, "close"]);
  await stopped;
  await expect(fetch(`${urlOf(running)}/health/ready`)).rejects.toThrow("fetch failed");
});

test("an open stream does not keep a gateway from ending", async () => {
  const running = await gateway.another({});
  gateway.subgraphs.answerWith((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).write("event: ready\n\n");
  });
  const stream = await fetch(`${urlOf(running)}/api/stream`, { headers: gateway.bearer });
  await running.stop();
  expect(await stream.text()).toBe("event: ready\n\n");
});
