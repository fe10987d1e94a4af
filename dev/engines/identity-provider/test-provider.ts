import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emptyDatabase } from "@callboard/testkit/database.ts";
import getPort from "get-port";
import { Client } from "pg";
import type { ProviderMail } from "./provider-log.ts";
import { startIdentityProvider } from "./start-identity-provider.ts";
import type { TestBrowser } from "./test-browser.ts";

const ADMIN_SECRET = "test-admin-secret";
/** Password of every account created by tests. */
export const PASSWORD = "correct horse";

type AdminBody = { account: Record<string, unknown> & { id: string } } & Record<string, unknown>;
type AdminResponse = { readonly status: number; readonly body: AdminBody };

/** A running provider with a database of its own, and access to its state for tests. */
export type TestProvider = {
  readonly origin: string;
  readonly database: Client;
  /** Mails sent by the provider, oldest first. */
  readonly mails: readonly ProviderMail[];
  /** Internal errors logged by the provider; none in a passing test. */
  readonly failures: readonly unknown[];
  /** Logout tokens that it sent, oldest first. */
  readonly logouts: readonly string[];
  readonly admin: (method: string, path: string, body?: object, secret?: string) => Promise<AdminResponse>;
  /** Creates a verified account with PASSWORD and returns its id. */
  readonly createAccount: (email: string, more?: object) => Promise<string>;
  /** Signs in through the form and returns the tokens. */
  readonly signIn: (browser: TestBrowser, login: string) => Promise<Record<string, string>>;
  readonly lastCode: () => string;
  readonly stop: () => Promise<void>;
};

function callAdmin(origin: string): TestProvider["admin"] {
  return async (method, path, body, secret = ADMIN_SECRET) => {
    const response = await fetch(`${origin}/internal/admin/${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as AdminBody };
  };
}

async function signIn(browser: TestBrowser, login: string): Promise<Record<string, string>> {
  const { path, verifier } = await browser.openForm();
  const result = await browser.post(path, { login, password: PASSWORD });
  expect(result.status).toBe(200);
  const fragment = await browser.follow(result.json["redirect"]);
  const tokens = await browser.exchange(fragment.get("code"), verifier);
  expect(tokens.status).toBe(200);
  return tokens.json as Record<string, string>;
}

/** Receives logout tokens as the gateway does. */
async function receiveLogouts() {
  const tokens: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      tokens.push(new URLSearchParams(body).get("logout_token") ?? "");
      response.end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { tokens, url: `http://127.0.0.1:${port}/logout`, close: () => server.close() };
}

/** A provider shared by the tests of a file. A logged error fails them. */
export function useTestProvider(): TestProvider {
  const provider = {} as TestProvider;
  beforeAll(async () => {
    Object.assign(provider, await openTestProvider());
  });
  afterEach(async () => {
    await provider.database.query("delete from attempt");
    expect(provider.failures).toEqual([]);
  });
  afterAll(() => provider.stop());
  return provider;
}

/** Starts a provider on an empty database. */
async function openTestProvider(): Promise<TestProvider> {
  const postgres = await emptyDatabase();
  const database = new Client({ connectionString: postgres.url });
  await database.connect();
  const dataFolder = await mkdtemp(join(tmpdir(), "provider-"));
  const port = await getPort();
  const origin = `http://127.0.0.1:${port}`;
  const mails: ProviderMail[] = [];
  const failures: unknown[] = [];
  const logouts = await receiveLogouts();
  const provider = await startIdentityProvider({
    databaseUrl: postgres.url,
    origin,
    port,
    adminSecret: ADMIN_SECRET,
    logoutUrl: logouts.url,
    dataFolder,
    mail: async (message) => {
      mails.push(message);
    },
    log: { info: () => {}, warn: () => {}, error: (facts) => failures.push(facts) },
  });
  const admin = callAdmin(origin);
  return {
    origin,
    database,
    mails,
    failures,
    logouts: logouts.tokens,
    admin,
    createAccount: async (email, more = {}) => {
      const person = { email, password: PASSWORD, firstName: "Ada", lastName: "Vale", emailVerified: true };
      const result = await admin("POST", "accounts", { ...person, ...more });
      expect(result.status).toBe(201);
      return result.body.account.id;
    },
    signIn,
    lastCode: () => /\d{6}/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "",
    stop: async () => {
      await provider.stop();
      logouts.close();
      await database.end();
      await postgres.drop();
      await rm(dataFolder, { recursive: true });
    },
  };
}
