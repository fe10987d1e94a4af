import { TestBrowser } from "#dev/engines/identity-provider/test-browser.ts";
import { queryGraph } from "../support/graph.ts";
import { mailedCode } from "../support/mailed-code.ts";
import type { Product } from "../support/product.ts";

/** Registers someone at the sign-in form and verifies the address; returns a token without roles. */
export async function registerNewcomer(
  product: Product,
  email = `newcomer.${crypto.randomUUID()}@callboard.test`,
): Promise<string> {
  const person = { email, password: "a-new-password", firstName: "Noor", lastName: "Haddad" };
  const browser = new TestBrowser(product.url);
  const { path, verifier } = await browser.openForm({ prompt: "create" });
  const code = await mailedCode(product, email, () => browser.post(`${path}/register`, person));
  const proven = await browser.post(`${path}/verify`, { code });
  const fragment = await browser.follow(proven.json["redirect"]);
  const tokens = await browser.exchange(fragment.get("code"), verifier);
  return String(tokens.json["access_token"]);
}

/** A producer who has no company. */
export const FREELANCER = "freelancer@callboard.test";

/** Registers the freelancer; returns a token with the role. */
export async function registerFreelancer(product: Product): Promise<string> {
  const token = await registerNewcomer(product, FREELANCER);
  const query = "mutation($r: RegistrationInput!) { completeRegistration(registration: $r) { PK } }";
  const r = {
    Role: "Production",
    FirstName: "Noor",
    LastName: "Haddad",
    BirthDate: "1990-05-17",
    AcceptTerms: true,
  };
  const { errors } = await queryGraph(product.url, token, query, { r });
  if (errors.length > 0) throw new Error(`The freelancer was not registered: ${JSON.stringify(errors)}`);
  return token;
}
