import type { RunningGateway } from "#start.ts";
import { LOGOUT_EVENT, OWN, startedGateway, type StartedGateway } from "./started-gateway.ts";

let gateway: StartedGateway;
let bearer: { authorization: string };
let sid: string;
let turn = 0;
beforeAll(async () => {
  gateway = await startedGateway();
});
beforeEach(async () => {
  sid = `session-${(turn += 1)}`;
  bearer = { authorization: `Bearer ${await gateway.provider.token({ sid })}` };
  gateway.subgraphs.answerWith((response) => response.end(JSON.stringify({ data: { me: { PK: "USR#1" } } })));
});
afterAll(() => gateway.close());

const logout = (token: string): Promise<Response> =>
  fetch(`${gateway.url}/backchannel-logout`, {
    method: "POST",
    body: new URLSearchParams({ logout_token: token }),
  });
/** A logout token as the provider creates it, with the given changes. */
const logoutToken = (changes: Record<string, unknown> = {}): Promise<string> =>
  gateway.provider.token(
    { aud: "callboard-web", typ: undefined, azp: undefined, jti: "1", sid, events: LOGOUT_EVENT, ...changes },
    { typ: "logout+jwt" },
  );
const fetchStatus = async (): Promise<number> =>
  (await gateway.post(JSON.stringify({ query: OWN }), bearer)).status;

test("a sign-out ends the access token at once, known or not", async () => {
  expect(await fetchStatus()).toBe(200);
  expect((await logout(await logoutToken())).status).toBe(200);
  expect(await fetchStatus()).toBe(401);
  bearer = { authorization: `Bearer ${await gateway.provider.token({ sid, jti: "another" })}` };
  expect(await fetchStatus()).toBe(401);
});

test("a sign-out that reaches one replica ends the session in all, also in one that starts later", async () => {
  const other = await gateway.another({});
  const fetchStatusOf = async (running: RunningGateway) =>
    (await gateway.post(JSON.stringify({ query: OWN }), bearer, running)).status;
  expect([await fetchStatus(), await fetchStatusOf(other)]).toEqual([200, 200]);
  gateway.subgraphs.answerWith((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).write("event: ready\n\n");
  });
  const stream = await fetch(`http://127.0.0.1:${other.httpPort}/api/stream`, { headers: bearer });
  expect((await logout(await logoutToken())).status).toBe(200);
  expect(await stream.text()).toBe("event: ready\n\n");
  expect(await fetchStatusOf(other)).toBe(401);
  const later = await gateway.another({});
  expect(await fetchStatusOf(later)).toBe(401);
  await Promise.all([other.stop(), later.stop()]);
});

test("and the open stream, but nobody else's", async () => {
  gateway.subgraphs.answerWith((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).write("event: ready\n\n");
  });
  const other = await gateway.get("/api/stream", gateway.bearer);
  const own = await gateway.get("/api/stream", bearer);
  await logout(await logoutToken());
  // The stream ends cleanly: it is not cut off.
  expect(await own.text()).toBe("event: ready\n\n");
  const { value } = (await other.body?.getReader().read()) ?? {};
  expect(Buffer.from(value ?? []).toString()).toContain("ready");
});

test.each<[string, Record<string, unknown>]>([
  ["for another client", { aud: "callboard-api" }],
  ["of another issuer", { iss: "http://localhost:4000/auth/realms/master" }],
  ["without the event", { events: {} }],
  ["with a nonce, as an ID token has", { nonce: "n" }],
  ["without a session", { sid: undefined }],
  ["of yesterday", { iat: Math.floor(Date.now() / 1_000) - 86_400 }],
])("a logout token %s ends nothing", async (_, changes) => {
  expect((await logout(await logoutToken(changes))).status).toBe(400);
  expect(await fetchStatus()).toBe(200);
});
