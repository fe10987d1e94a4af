import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { connect, type TLSSocket } from "node:tls";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { kubectl } from "#dev/cluster/accounts.ts";
import { CONTROLLER_NAMESPACE } from "#dev/cluster/add-ons/ingress.ts";
import { CHART, helm, NAMESPACE, PUBLIC_URL, RELEASE } from "#dev/cluster/install.ts";
import { NODES, type Programs } from "#dev/cluster/layout.ts";
import { preparePrograms } from "#dev/cluster/up.ts";
import { newMember } from "./member.ts";

const { hostname: HOST } = new URL(PUBLIC_URL);
/** Longer than the shortest common proxy timeout of fifteen seconds. */
const BEYOND_ANY_CLOCK_MS = 17_000;
const SERVED_WITHIN_MS = 60_000;
let programs: Programs;

beforeAll(async () => {
  programs = await preparePrograms(() => undefined);
});

/** Whether a member's live stream is still `open` after longer than any timeout, or has `ended`. */
async function streamIs(): Promise<string> {
  const { token, know } = await newMember(programs);
  await know("TalentSelf");
  const stop = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${PUBLIC_URL}/api/stream`, { headers, signal: stop.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = "";
  const read = async (): Promise<string> => {
    for (;;) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return "ended";
      received += chunk.value;
    }
  };
  try {
    const state = await Promise.race([read(), sleep(BEYOND_ANY_CLOCK_MS, "open")]);
    expect(received).toContain("event: ready");
    return state;
  } finally {
    stop.abort();
  }
}

describe.each(NODES)("the ingress of $name", ({ address }) => {
  test("sends whoever comes without TLS to the same page with it", async () => {
    const path = "/projects?page=2";
    const [answer] = (await once(
      request({ host: address, path, headers: { host: HOST } }).end(),
      "response",
    )) as [IncomingMessage];
    answer.resume();
    expect([answer.statusCode, answer.headers.location]).toEqual([301, `${PUBLIC_URL}${path}`]);
  });

  test("speaks HTTP/2 under a certificate of the origin", async () => {
    const socket: TLSSocket = connect({
      host: address,
      port: 443,
      servername: HOST,
      ALPNProtocols: ["h2", "http/1.1"],
    });
    await once(socket, "secureConnect");
    const { alpnProtocol, authorized } = socket;
    socket.destroy();
    expect({ alpnProtocol, authorized }).toEqual({ alpnProtocol: "h2", authorized: true });
  });
});

test("a live stream through the ingress is ended by no clock", async () => {
  expect(await streamIs()).toBe("open");
});

describe("by a route of the Gateway API, with no Ingress there", () => {
  const waiting = ["--namespace", NAMESPACE, "--wait", "--timeout", "6m"];
  const parents = [{ name: "public", namespace: CONTROLLER_NAMESPACE, sectionName: "https" }];
  beforeAll(async () => {
    const set = ["--set", "ingress.enabled=false,gatewayApi.enabled=true"];
    const joined = ["--set-json", `gatewayApi.parentRefs=${JSON.stringify(parents)}`];
    await helm(programs, ["upgrade", RELEASE, CHART, "--reuse-values", ...set, ...joined, ...waiting]);
  });
  afterAll(() => helm(programs, ["rollback", RELEASE, ...waiting]));

  test("pages are served, and a live stream is ended by no clock", async () => {
    const isAccepted = (): boolean => {
      const path = "jsonpath={.status.parents[*].conditions[?(@.type=='Accepted')].status}";
      return kubectl(programs, "get", "httproute", RELEASE, "-o", path) === "True";
    };
    await waitFor("the route", isAccepted, SERVED_WITHIN_MS);
    expect(kubectl(programs, "get", "ingress", "-o", "name")).toBe("");
    await waitFor("a page", async () => (await fetch(PUBLIC_URL)).status === 200, SERVED_WITHIN_MS);
    expect(await streamIs()).toBe("open");
  });
});
