import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { clusterUrl } from "@callboard/testkit/cluster.ts";
import { OWN_ENGINES, ownEngines } from "./own-engines.ts";

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

/** Starts an HTTP server with a fixed response; returns its `host:port`. */
async function answering(status: number, body: object = {}): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const OPENSEARCH = { version: { distribution: "opensearch", number: "3.6.0" } };

test("nothing said is nothing found", async () => {
  expect(await ownEngines({ ENGINE_NATS_URL: "", HOME: "/" })).toEqual({});
});

test("a server that responds is found, with user and password kept apart from an HTTP address", async () => {
  const host = await answering(200, OPENSEARCH);
  expect(await ownEngines({ ENGINE_OPENSEARCH_URL: `http://me:p%40ss@${host}/` })).toEqual({
    opensearch: { url: `http://${host}`, user: "me", password: "p@ss" },
  });
});

test.each(Object.values(OWN_ENGINES))("$variable that is no such URL says how it is written", async (own) => {
  for (const wrong of ["localhost", "ftp://somewhere", "://", "nats"])
    await expect(ownEngines({ [own.variable]: wrong })).rejects.toThrow(
      `${own.variable} must be written as ${own.form}.`,
    );
});

test("Keycloak's address ends in /auth", async () => {
  await expect(ownEngines({ ENGINE_KEYCLOAK_URL: "https://a:b@keycloak.test/" })).rejects.toThrow(
    /must be written as/,
  );
});

test.each([
  { variable: "ENGINE_POSTGRES_URL", url: "postgres://me:hidden@127.0.0.1:1/postgres" },
  { variable: "ENGINE_NATS_URL", url: "nats://me:hidden@127.0.0.1:1" },
  { variable: "ENGINE_OPENSEARCH_URL", url: "http://me:hidden@127.0.0.1:1" },
  { variable: "ENGINE_KEYCLOAK_URL", url: "http://me:hidden@127.0.0.1:1/auth" },
  { variable: "ENGINE_S3_URL", url: "http://me:hidden@127.0.0.1:1" },
  { variable: "ENGINE_SMTP_URL", url: "smtp://me:hidden@127.0.0.1:1" },
])("$variable where nothing listens says which, and what to do", async ({ variable, url }) => {
  const refusal: Error = await ownEngines({ [variable]: url }).then(
    () => new Error("It was taken."),
    (error: Error) => error,
  );
  expect(refusal.message).toMatch(
    new RegExp(
      `^${variable}: \\w+ at 127\\.0\\.0\\.1:1 does not answer \\(.+\\)\\. Start it, correct the variable, or`,
    ),
  );
  expect(refusal.message).not.toContain("hidden");
});

test("a wrong password is said without it", async () => {
  const url = new URL(await clusterUrl());
  url.username = "nobody-here";
  url.password = "hidden";
  const host = await answering(401);
  const wrong = {
    ENGINE_POSTGRES_URL: url.href,
    ENGINE_OPENSEARCH_URL: `http://me:hidden@${host}`,
    ENGINE_KEYCLOAK_URL: `http://me:hidden@${host}/auth`,
  };
  const refusal: Error = await ownEngines(wrong).then(
    () => new Error("It was taken."),
    (error: Error) => error,
  );
  expect(refusal.message.split("\n")).toEqual([
    `ENGINE_POSTGRES_URL: PostgreSQL at ${url.host} refuses the user nobody-here. Correct user and password.`,
    `ENGINE_OPENSEARCH_URL: OpenSearch at ${host} refuses the user me. Correct user and password.`,
    `ENGINE_KEYCLOAK_URL: Keycloak at ${host} refuses the user me. Correct user and password.`,
  ]);
});

test.each([
  { of: "Elasticsearch", body: { version: { number: "8.1.0" } } },
  { of: "an older OpenSearch", body: { version: { distribution: "opensearch", number: "2.19.6" } } },
  { of: "something else", body: {} },
])("the address of $of is not taken for OpenSearch", async ({ body }) => {
  const host = await answering(200, body);
  await expect(ownEngines({ ENGINE_OPENSEARCH_URL: `http://${host}` })).rejects.toThrow(
    `ENGINE_OPENSEARCH_URL: OpenSearch at ${host} cannot be used: it must be OpenSearch 3 or newer.`,
  );
});

test("a PostgreSQL whose user may make databases is taken", async () => {
  const url = await clusterUrl();
  expect((await ownEngines({ ENGINE_POSTGRES_URL: url })).postgres?.url).toBe(url);
});
