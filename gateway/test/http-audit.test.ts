import { auditServer } from "graphql-http";
import { startedGateway, type StartedGateway } from "./started-gateway.ts";

let gateway: StartedGateway;
beforeAll(async () => {
  gateway = await startedGateway();
});
afterAll(() => gateway.close());

test("GraphQL over HTTP is served as its specification has it: every MUST and every SHOULD", async () => {
  const results = await auditServer({ url: `${gateway.url}/graphql` });
  const mandatory = results.filter(({ name }) => /^(MUST|SHOULD)/.test(name));
  expect(mandatory.length).toBeGreaterThan(30);
  const broken = mandatory.flatMap((result) =>
    result.status === "ok" ? [] : [`${result.id} ${result.name}: ${result.reason}`],
  );
  expect(broken).toEqual([]);
});
