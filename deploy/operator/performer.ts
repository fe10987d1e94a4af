import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { newId } from "@callboard/kit/ids.ts";
import type { Administrator } from "../keycloak/admin-api.ts";
import { importAccounts } from "../keycloak/import-accounts.ts";
import { REALM } from "../keycloak/realm.ts";
import type { OriginResponse, OriginClient } from "./origin-client.ts";

const OPERATIONS = new URL("../../web/src/gen/persisted-documents.json", import.meta.url);

/** Operations of a performer's first page: one query to identity and talent, and one to casting. */
export const FIRST_PAGE = ["TalentSelf", "LatestSubmissions"] as const;

/** The bodies of a performer's first page, with the auditions of today. */
export function firstPageBodies(now = new Date()): readonly string[] {
  const today = now.toISOString().slice(0, 10);
  return FIRST_PAGE.map((name) =>
    persistedBody(name, name === "LatestSubmissions" ? { from: today, to: today } : {}),
  );
}

/** The body of an operation of the web client, as a browser sends it: by the hash known to the gateway. */
export function persistedBody(name: string, variables: object = {}): string {
  const operations = JSON.parse(readFileSync(OPERATIONS, "utf8")) as Record<string, string>;
  const found = Object.entries(operations).find(([, text]) => new RegExp(`^\\w+ ${name}\\b`).test(text));
  if (!found) throw new Error(`The web client has no operation ${name}.`);
  const persistedQuery = { version: 1, sha256Hash: found[0].replace(/^sha256:/, "") };
  return JSON.stringify({ operationName: name, variables, extensions: { persistedQuery } });
}

/** Sends an operation of the web client. Throws the graph's message if it returns an error. */
export async function requestGraph(
  client: OriginClient,
  token: string,
  body: string,
): Promise<OriginResponse> {
  const response = await client.call("/graphql", { method: "POST", type: "application/json", token, body });
  const { data, errors } = JSON.parse(response.text) as { data?: unknown; errors?: unknown };
  if (data && errors === undefined) return response;
  throw new Error(`The graph responded with ${response.status}: ${response.text.slice(0, 500)}`);
}

/** A person with an account who has registered. */
export interface Performer {
  /** The account's id at the provider. */
  readonly id: string;
  readonly token: string;
}

/** Creates an account at the provider, signs in with it through the provider's form, and registers as talent. */
export async function newPerformer(administrator: Administrator, client: OriginClient): Promise<Performer> {
  const id = newId();
  const email = `test-${id}@callboard.test`;
  const password = randomBytes(18).toString("base64url");
  const names = { firstName: "Release", lastName: "Test" };
  await importAccounts(administrator, REALM, [{ id, email, password, ...names, roles: [] }]);
  const token = await client.signIn(email, password);
  const registration = {
    Role: "Talent",
    FirstName: names.firstName,
    LastName: names.lastName,
    BirthDate: "1990-01-31",
    AcceptTerms: true,
  };
  await requestGraph(client, token, persistedBody("CompleteRegistration", { registration }));
  return { id, token };
}
