import { signInDemo } from "../../support/demo.ts";
import { graphWith } from "../steps/graph.ts";
import { storyUrl } from "../steps/stage.ts";
import type { Market } from "./members.ts";

const SET_ROLES = `mutation($key: ID!, $roles: [String!]!) {
  updateUserStringArray(pK: $key, field: "UserRoles", value: $roles) { PK }
}`;

const SUSPEND = `mutation($key: ID!) { setUserSuspended(PK: $key, Suspended: true, reason: "The day is over.") { PK } }`;

/**
 * Makes a registered producer an admin too, by the demo admin. Returns what takes that back and suspends the account, so
 * that stories after this one find one admin, and nobody whom the demo market does not have.
 */
export async function appoint(market: Market, address: string): Promise<() => Promise<void>> {
  const url = storyUrl();
  const own = graphWith(url, await signInDemo({ url }, address));
  const { me } = await own<{ me: { readonly PK: string } }>("{ me { PK } }");
  const setRoles = (...roles: readonly string[]): Promise<unknown> =>
    market.demo("admin")(SET_ROLES, { key: me.PK, roles });
  await setRoles("Production", "Admin");
  return async () => {
    await setRoles("Production");
    await market.demo("admin")(SUSPEND, { key: me.PK });
  };
}
