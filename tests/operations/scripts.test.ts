import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { signInDemo } from "../support/demo.ts";
import { queryGraph } from "../support/graph.ts";
import { startProduct, type Product } from "../support/product.ts";

const run = promisify(execFile);
const page = new URL("../../docs/scripts.md", import.meta.url);
const CREATE = `mutation ($token: AccessTokenInput!) {
  createAccessToken(token: $token) { Secret Token { Id } }
}`;

let product: Product;
let folder: string;
let signedIn: string;
let write: { readonly Secret: string; readonly Token: { readonly Id: string } };
let read: typeof write;

async function makeToken(Name: string, Scopes: readonly string[]): Promise<typeof write> {
  const token = { Name, Scopes, Days: 1 };
  const { data, errors } = await queryGraph(product.url, signedIn, CREATE, { token });
  expect(errors).toEqual([]);
  return data["createAccessToken"] as unknown as typeof write;
}

beforeAll(async () => {
  product = await startProduct(["--no-web"]);
  folder = await mkdtemp(join(tmpdir(), "callboard-scripts-"));
  signedIn = await signInDemo(product, DEMO_ADDRESSES.producer);
  write = await makeToken("Scripts", ["Read", "Write"]);
  read = await makeToken("Reading", ["Read"]);
});
afterAll(async () => {
  await product.close();
  await rm(folder, { recursive: true });
});

/** The example of a language, as the page has it. */
async function example(language: string): Promise<string> {
  const blocks = (await readFile(page, "utf8")).matchAll(/^```(\w+)\n([^]*?)^```$/gm);
  return [...blocks].findLast(([, name]) => name === language)?.[2] ?? "";
}

async function runExample(language: string, program: string, token = write): Promise<string> {
  const file = join(folder, `example.${language}`);
  await writeFile(file, await example(language));
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, CALLBOARD_URL: product.url, CALLBOARD_TOKEN: token.Secret };
  return (await run(program, [file], { env })).stdout;
}

test("curl reads who one is", async () => {
  expect(JSON.parse(await runExample("sh", "bash"))).toMatchObject({
    data: { me: { PK: expect.stringMatching(/^USR#/), Data: { FirstName: expect.any(String) } } },
  });
});

test("TypeScript reads every page of one's projects", async () => {
  const lines = (await runExample("ts", process.execPath)).trim().split("\n");
  expect(lines.length).toBeGreaterThan(1);
  expect(new Set(lines).size).toBe(lines.length);
  for (const line of lines) expect(line).toMatch(/^PRJ#\S+ \w+ \S/);
});

test("Python changes the bio, and a token to read does not", async () => {
  expect(await runExample("python", "python3")).toBe("Written by a script.\n");
  await expect(runExample("python", "python3", read)).rejects.toMatchObject({
    stderr: expect.stringContaining("scope Write"),
  });
});

test("a token that is revoked is refused within seconds", async () => {
  const revoke = "mutation ($id: ID!) { revokeAccessToken(id: $id) { Status } }";
  expect((await queryGraph(product.url, read.Secret, revoke, { id: read.Token.Id })).errors[0]).toMatchObject(
    {
      extensions: { code: "FORBIDDEN" },
    },
  );
  expect((await queryGraph(product.url, read.Secret, "{ me { PK } }", {})).errors).toEqual([]);
  await queryGraph(product.url, signedIn, revoke, { id: read.Token.Id });
  const ended = Date.now() + 6_000;
  let status = 200;
  while (status === 200 && Date.now() < ended) {
    const headers = { authorization: `Bearer ${read.Secret}`, "content-type": "application/json" };
    const body = JSON.stringify({ query: "{ me { PK } }" });
    status = (await fetch(`${product.url}/graphql`, { method: "POST", headers, body })).status;
  }
  expect(status).toBe(401);
});
