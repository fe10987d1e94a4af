import { newId } from "@callboard/kit/ids.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import type { System } from "#dev/system.ts";
import { createAccount, signIn } from "../support/sign-in.ts";
import { startedSystem } from "../support/started-system.ts";
import { KIND, startCollector, type Collector, type ExportedSpan } from "./collector.ts";

const TRACE = newId().replaceAll("-", "");
const BROWSER_SPAN = "b7ad6b7169203331";
const EMAIL = "traced.member@tracing.example.com";
const REGISTERED = "callboard.identity.user.registered.v1";
const TIMEOUT_MS = 60_000;

let collector: Collector;
let system: System;

beforeAll(async () => {
  collector = await startCollector();
  process.env["OTEL_EXPORTER_OTLP_ENDPOINT"] = collector.url;
  system = await startedSystem();
  await createAccount(system, EMAIL);
});
afterAll(async () => {
  delete process.env["OTEL_EXPORTER_OTLP_ENDPOINT"];
  await system.stop();
  await collector.close();
});

const spansOf = (traceId: string): readonly ExportedSpan[] =>
  collector.spans.filter((span) => span.traceId === traceId);

/** Registers a new member as the web client does: a write by identity, whose event three services handle. */
async function register(): Promise<void> {
  const registration = {
    Role: "Talent",
    FirstName: "Trace",
    LastName: "Member",
    BirthDate: "1990-05-05",
    AcceptTerms: true,
  };
  const response = await fetch(`${system.url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${await signIn(system, EMAIL)}`,
      traceparent: `00-${TRACE}-${BROWSER_SPAN}-01`,
    },
    body: JSON.stringify({
      query: "mutation Join($r: RegistrationInput!) { completeRegistration(registration: $r) { PK } }",
      variables: { r: registration },
    }),
  });
  expect(await response.json()).toMatchObject({ data: { completeRegistration: { PK: expect.anything() } } });
}

test("one trace leads from the browser's request over the gateway, gRPC and SQL to the event and its handlers", async () => {
  await register();
  const find = (service: string, kind: number, name: string | RegExp, parent?: ExportedSpan) =>
    waitFor(
      `${service}: ${name}`,
      () =>
        spansOf(TRACE).find(
          (span) =>
            span.service === service &&
            span.kind === kind &&
            (typeof name === "string" ? span.name === name : name.test(span.name)) &&
            (parent === undefined || span.parentSpanId === parent.spanId),
        ),
      TIMEOUT_MS,
    );

  const gateway = await find("gateway", KIND.server, "POST /graphql");
  expect(gateway.parentSpanId).toBe(BROWSER_SPAN);

  const call = await find("gateway", KIND.client, /IdentityService\/ResolveSession$/, gateway);
  await find("identity", KIND.server, /IdentityService\/ResolveSession$/, call);

  const sent = await find("gateway", KIND.client, "subgraph identity", gateway);
  const subgraph = await find("identity", KIND.server, "POST /graphql", sent);
  const statement = await find("identity", KIND.client, "update", subgraph);
  expect(statement.attributes["db.query.text"]).toMatch(/^update .* set .*\$1/);

  const published = await find("identity", KIND.producer, `publish ${REGISTERED}`, subgraph);
  for (const service of ["billing", "messaging", "talent"]) {
    const handled = await find(service, KIND.consumer, `process ${REGISTERED}`, published);
    await find(service, KIND.client, /^(insert|select)$/, handled);
  }
  const handled = await find("talent", KIND.consumer, `process ${REGISTERED}`, published);
  const fetched = await find("talent", KIND.client, /^callboard\.identity\.v1\.IdentityService/, handled);
  await find("identity", KIND.server, fetched.name, fetched);

  // Statement texts are exported, but nothing that a person sent.
  for (const secret of [EMAIL, "1990-05-05"]) expect(collector.received()).not.toContain(secret);
});

test("a trace context that is none starts a trace of its own", async () => {
  const known = new Set(collector.spans.map(({ traceId }) => traceId));
  await fetch(`${system.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", traceparent: `00-${"0".repeat(32)}-${BROWSER_SPAN}-01` },
    body: JSON.stringify({ query: "{ __typename }" }),
  });
  const root = await waitFor(
    "its span",
    () =>
      collector.spans.find(
        ({ name, service, traceId }) =>
          service === "gateway" && name === "POST /graphql" && !known.has(traceId),
      ),
    TIMEOUT_MS,
  );
  expect([root.traceId === "0".repeat(32), root.parentSpanId ?? ""]).toEqual([false, ""]);
});
