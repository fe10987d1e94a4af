import { OWN_HASH, startedGateway, type StartedGateway } from "./started-gateway.ts";

let gateway: StartedGateway;

beforeAll(async () => {
  gateway = await startedGateway();
  gateway.subgraphs.answerWith((response) => response.end(JSON.stringify({ data: { me: { PK: "USR#1" } } })));
});
afterAll(() => gateway.close());

const hashed = JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: OWN_HASH } } });

test("the hash of a known operation is enough; an unknown one says so", async () => {
  expect((await gateway.post(hashed)).data).toEqual({ me: { PK: "USR#1" } });
  const unknown = await gateway.post(hashed.replace(OWN_HASH, "0".repeat(64)));
  expect(unknown.extensions["code"]).toBe("PERSISTED_QUERY_NOT_FOUND");
});

test("a hash beside another text is a mistake of the client, and said to be", async () => {
  const { extensions } = JSON.parse(hashed) as { readonly extensions: object };
  const refused = await gateway.post(JSON.stringify({ query: "{ me { SK } }", extensions }));
  expect(refused.extensions["code"]).toBe("VALIDATION");
  expect(refused.text).toContain("extensions.persistedQuery.sha256Hash");
});

test("where only they are accepted, everything else is refused", async () => {
  const strict = await gateway.another({ PERSISTED_ONLY: "true" });
  try {
    expect((await gateway.post(hashed, {}, strict)).data).toEqual({ me: { PK: "USR#1" } });
    const other = await gateway.post(JSON.stringify({ query: "{ me { SK } }" }), {}, strict);
    expect(other.extensions["code"]).toBe("FORBIDDEN");
    const schema = await gateway.post(JSON.stringify({ query: "{ __schema { description } }" }), {}, strict);
    expect(schema.extensions["code"]).toBe("FORBIDDEN");
  } finally {
    await strict.stop();
  }
});

test("where the schema is nobody's business, operations of other clients still run", async () => {
  const quiet = await gateway.another({ INTROSPECTION: "false" });
  try {
    const send = async (query: string) => gateway.post(JSON.stringify({ query }), {}, quiet);
    expect((await send("{ me { PK } }")).data).toEqual({ me: { PK: "USR#1" } });
    expect((await send("{ __schema { description } }")).extensions["code"]).toBe("GRAPHQL_VALIDATION_FAILED");
  } finally {
    await quiet.stop();
  }
});
