import { readFile } from "node:fs/promises";
import { Validator } from "@seriousme/openapi-schema-validator";
import { parse } from "yaml";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { GATEWAY_PATHS } from "#dev/topology.ts";
import { signInDemo } from "../support/demo.ts";
import { startProduct, type Product } from "../support/product.ts";

interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, object>>;
}
interface Operation {
  readonly responses: Readonly<Record<string, Response>>;
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Response>> };
}

const text = await readFile(new URL("../../docs/openapi.yaml", import.meta.url), "utf8");
const description = parse(text) as Description;
let product: Product;
let token: string;
beforeAll(async () => {
  product = await startProduct(["--no-web"]);
  token = await signInDemo(product, DEMO_ADDRESSES.producer);
});
afterAll(() => product.close());

test("it is a description that OpenAPI 3.1 allows", async () => {
  const { valid, errors } = await new Validator().validate(text);
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

test("it has every path that the gateway serves", () => {
  const paths = Object.keys(description.paths);
  for (const path of ["/graphql", ...GATEWAY_PATHS])
    expect(paths.filter((one) => one === path || one.startsWith(`${path}/`))).not.toEqual([]);
  const isServed = (path: string): boolean =>
    path === "/graphql" || GATEWAY_PATHS.some((one) => path === one || path.startsWith(`${one}/`));
  expect(paths.filter((path) => !isServed(path))).toEqual([]);
});

/** The media types of a described response; none are said of some. */
function typesOf(path: string, method: string, status: number): readonly string[] | null {
  const said = description.paths[path]?.[method]?.responses[String(status)];
  if (said === undefined) return null;
  const name = said.$ref?.split("/").at(-1) ?? "";
  return Object.keys((description.components.responses[name] ?? said).content ?? {});
}

const JSON_BODY = { "content-type": "application/json" };
const AS_MEMBER = "member";
test.each([
  ["post", "/graphql", "/graphql", 200, { body: '{"query":"{ __typename }"}', headers: JSON_BODY }],
  ["get", "/api/stream", "/api/stream", 401, {}],
  ["get", "/api/stream", "/api/stream?seconds=1", 200, { as: AS_MEMBER }],
  ["get", "/api/quick-panel/data", "/api/quick-panel/data", 401, {}],
  ["get", "/api/quick-panel/data", "/api/quick-panel/data", 200, { as: AS_MEMBER }],
  ["get", "/api/quick-panel/data", "/api/quick-panel/data?day=tomorrow", 400, { as: AS_MEMBER }],
  ["get", "/api/calendar/{file}", `/api/calendar/${"a".repeat(43)}.ics`, 404, {}],
  ["get", "/api/unsubscribe/{token}", "/api/unsubscribe/forged", 404, {}],
  ["post", "/api/unsubscribe/{token}", "/api/unsubscribe/forged", 404, { body: "", headers: {} }],
  ["post", "/api/billing/webhook", "/api/billing/webhook", 400, { body: "{}", headers: JSON_BODY }],
  ["get", "/api/preview/{path}", "/api/preview/login", 200, {}],
] as const)("%s %s by %s is %i, of a type that is described", async (method, path, url, status, call) => {
  const { as, body, headers = {} } = call as { as?: string; body?: string; headers?: Record<string, string> };
  const response = await fetch(new URL(url, product.url), {
    method,
    headers: { ...headers, ...(as && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body }),
  });
  await response.arrayBuffer();
  expect(response.status).toBe(status);
  const type = response.headers.get("content-type")?.split(";")[0];
  expect(typesOf(path, method, status)).toContain(type);
});
