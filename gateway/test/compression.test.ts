import { gzipSync } from "node:zlib";
import { OWN, startedGateway, type StartedGateway } from "./started-gateway.ts";

/** As long as the keys of a page of people. */
const KEY = "USR#1".repeat(1_000);

let gateway: StartedGateway;
beforeAll(async () => {
  gateway = await startedGateway();
});
afterAll(() => gateway.close());

async function fetchMe(key: string, accepted: string): Promise<Response> {
  gateway.subgraphs.answerWith((response) => response.end(JSON.stringify({ data: { me: { PK: key } } })));
  return fetch(`${gateway.url}/graphql`, {
    method: "POST",
    headers: { ...gateway.bearer, "content-type": "application/json", "accept-encoding": accepted },
    body: JSON.stringify({ query: OWN }),
  });
}

test.each([
  ["zstd", "gzip, deflate, br, zstd"],
  ["br", "gzip, deflate, br"],
  ["gzip", "gzip"],
  [null, "identity"],
])("a response is compressed as %s for a client that accepts %s", async (encoding, accepted) => {
  const answer = await fetchMe(KEY, accepted);
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(await answer.json()).toEqual({ data: { me: { PK: KEY } } });
});

test("a short response is not compressed", async () => {
  const answer = await fetchMe("USR#1", "gzip, br");
  expect(answer.headers.get("content-encoding")).toBeNull();
  expect(await answer.json()).toEqual({ data: { me: { PK: "USR#1" } } });
});

test("a compressed request is refused unread", async () => {
  gateway.subgraphs.received.length = 0;
  const answer = await fetch(`${gateway.url}/graphql`, {
    method: "POST",
    headers: { ...gateway.bearer, "content-type": "application/json", "content-encoding": "gzip" },
    body: gzipSync(JSON.stringify({ query: OWN })),
  });
  expect(answer.status).toBe(400);
  expect(gateway.subgraphs.received).toEqual([]);
});
