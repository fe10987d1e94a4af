import { startedGateway, type StartedGateway } from "./started-gateway.ts";

let gateway: StartedGateway;

beforeAll(async () => {
  gateway = await startedGateway();
});
afterAll(() => gateway.close());

const SEARCH = "query ($address: String!) { searchAddress(address: $address) { City } }";
const SAVE = "mutation ($settings: UserSettingsInput!) { saveUserSettings(settings: $settings) { PK } }";

test.each<[string, object, string]>([
  ["NUL in an argument", { query: SEARCH, variables: { address: "a\0" } }, "address"],
  ["half of a surrogate pair", { query: SEARCH, variables: { address: "\ud800" } }, "address"],
  [
    "a field of an input",
    { query: SAVE, variables: { settings: { Theme: { Main: "\0" } } } },
    "settings.Theme.Main",
  ],
  ["a text in the document", { query: '{ searchAddress(address: "\\u0000") { City } }' }, "document"],
])("%s is refused before any subgraph sees it", async (_case, body, path) => {
  const answer = await gateway.post(JSON.stringify(body), gateway.bearer);
  expect(answer.status).toBe(200);
  expect(answer.extensions).toMatchObject({ code: "VALIDATION", fields: [{ path, rule: "CHARACTERS" }] });
  expect(gateway.subgraphs.received).toEqual([]);
});

test("a client of the newer media type reads it from the status too", async () => {
  const body = JSON.stringify({ query: SEARCH, variables: { address: "\0" } });
  const accept = "application/graphql-response+json";
  const answer = await gateway.post(body, { ...gateway.bearer, accept });
  expect(answer.status).toBe(400);
  expect(answer.extensions).toMatchObject({ code: "VALIDATION" });
});
