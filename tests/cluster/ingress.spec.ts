import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { connect, type TLSSocket } from "node:tls";
import { preparePrograms } from "#dev/cluster/up.ts";
import { PUBLIC_URL } from "#dev/cluster/install.ts";
import { NODES } from "#dev/cluster/layout.ts";
import { newMember } from "./member.ts";

const { hostname: HOST } = new URL(PUBLIC_URL);
/** Every proxy of the field has a clock for answers, the shortest of fifteen seconds. */
const BEYOND_ANY_CLOCK_MS = 20_000;

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
  const { token, know } = await newMember(await preparePrograms(() => undefined));
  await know("TalentSelf");
  const stop = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${PUBLIC_URL}/api/stream`, { headers, signal: stop.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = "";
  const read = async (): Promise<string> => {
    for (;;) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return "ended";
      heard += chunk.value;
    }
  };
  try {
    expect(await Promise.race([read(), sleep(BEYOND_ANY_CLOCK_MS, "open")])).toBe("open");
    expect(heard).toContain("event: ready");
  } finally {
    stop.abort();
  }
});
