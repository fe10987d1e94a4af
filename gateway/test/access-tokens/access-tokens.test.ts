import { readFileSync } from "node:fs";
import { buildSchema, getOperationAST, parse } from "graphql";
import { draftEvent } from "@callboard/bus/event.ts";
import { openPostgresBus } from "@callboard/bus/postgres/postgres-bus.ts";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { newPersonalToken } from "@callboard/kit/tokens/personal-token.ts";
import { UserAccessTokenRevokedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { REFUSED_TO_TOKENS, tokenRefusals } from "#operations/token-scopes.ts";
import { OWN, startedGateway, type Answer, type StartedGateway } from "../started-gateway.ts";

const graph = buildSchema(readFileSync(new URL("../../released.graphql", import.meta.url), "utf8"), {
  assumeValid: true,
});
const current = readFileSync(new URL("../../supergraph.graphql", import.meta.url), "utf8");
const mutations = Object.keys(graph.getMutationType()?.getFields() ?? {});

function refusalsOf(text: string, scopes: Parameters<typeof tokenRefusals>[2]): readonly string[] {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error("The document holds no operation.");
  return tokenRefusals(document, operation, scopes).map(({ message, extensions }) => {
    expect(extensions["code"]).toBe("FORBIDDEN");
    return message;
  });
}

describe("scopes", () => {
  test.each(mutations)("a token to read never calls %s", (name) => {
    expect(refusalsOf(`mutation { ${name} { Status } }`, ["Read"])).toHaveLength(1);
  });

  test("a token to write runs mutations, and no query", () => {
    expect(refusalsOf("mutation { addMessage { PK } }", ["Write"])).toEqual([]);
    expect(refusalsOf("{ me { PK } }", ["Write"])).toHaveLength(1);
    expect(refusalsOf("{ me { PK } }", ["Read"])).toEqual([]);
    expect(refusalsOf("{ me { PK } }", [])).toHaveLength(1);
  });

  test.each([...REFUSED_TO_TOKENS])("no token calls %s, also in a fragment or under another name", (name) => {
    expect(current).toMatch(new RegExp(`^  ${name}\\b`, "m"));
    for (const type of ["query", "mutation"] as const) {
      const all = ["Read", "Write"] as const;
      expect(refusalsOf(`${type} { mine: ${name} { Status } }`, all)).toHaveLength(1);
      const on = type === "query" ? "Query" : "Mutation";
      const fragment = `fragment F on ${on} { ... on ${on} { ${name} { Status } } }`;
      expect(refusalsOf(`${type} { ...F } ${fragment}`, all)).toHaveLength(1);
      expect(refusalsOf(`${type} { ${name} { Status } }`, null)).toEqual([]);
    }
  });

  test("whatever an account is taken, left or copied by is refused to tokens", () => {
    const names = [...current.matchAll(/^ {2}(\w+)\b.*\n?/gm)].map(([, name = ""]) => name);
    const about =
      /password|phonecode|confirmphone|removephone|myphone|session|myaccount|accesstoken|mydata|myexport|registration|suspended$/i;
    const roots = names.filter((name) => /^[a-z]/.test(name) && about.test(name));
    expect([...new Set(roots)].filter((name) => !REFUSED_TO_TOKENS.has(name))).toEqual([]);
  });
});

describe("at the gateway", () => {
  let gateway: StartedGateway;
  const bearer = { authorization: `Bearer ${newPersonalToken()}` };
  beforeAll(async () => {
    gateway = await startedGateway();
  });
  beforeEach(() => {
    gateway.identity.scopes = ["Read"];
    gateway.subgraphs.received.length = 0;
    gateway.subgraphs.answerWith((response) =>
      response.end(JSON.stringify({ data: { me: { PK: "USR#1" } } })),
    );
  });
  afterAll(() => gateway.close());

  const send = (query: string, headers: Record<string, string> = bearer): Promise<Answer> =>
    gateway.post(JSON.stringify({ query }), headers);

  test("a token calls the graph as its member, who has not signed in", async () => {
    expect((await send(OWN)).data).toEqual({ me: { PK: "USR#1" } });
    const actor = await gateway.innerActor();
    expect(actor).toMatchObject({ kind: "member", userId: gateway.userId, roles: ["Talent"] });
    expect(actor).not.toHaveProperty("signedInAt");
  });

  test("a mutation by a token to read, and what no token may, reach no subgraph", async () => {
    for (const query of ["mutation { endMyOtherSessions { Status } }", "{ getMySessions { Id } }"]) {
      expect((await send(query)).extensions).toMatchObject({ code: "FORBIDDEN" });
    }
    expect(gateway.subgraphs.received).toEqual([]);
  });

  test("a token opens no live stream", async () => {
    expect((await gateway.get("/api/stream", bearer)).status).toBe(401);
  });

  test("a token that was cut is 401, like one that identity does not accept", async () => {
    expect((await send(OWN, { authorization: bearer.authorization.slice(0, -1) })).status).toBe(401);
    gateway.identity.scopes = null;
    expect((await send(OWN, { authorization: `Bearer ${newPersonalToken()}` })).status).toBe(401);
    expect(gateway.subgraphs.received).toEqual([]);
  });

  test("a token is refused once the gateway has the event of its end", async () => {
    expect((await send(OWN)).status).toBe(200);
    gateway.identity.scopes = null;
    const bus = await openPostgresBus({
      url: gateway.busUrl,
      name: "identity",
      log: createLog("test", "silent"),
    });
    const { userId } = gateway;
    const draft = draftEvent(
      UserAccessTokenRevokedSchema,
      { userId, tokenId: newId() },
      { aggregateId: userId, version: 2 },
    );
    await bus.publish([{ ...draft, id: newId(), occurredAt: new Date(), actorId: null, traceparent: "" }]);
    await waitFor("the end", async () => (await send(OWN)).status === 401);
    await bus.close();
  });
});
