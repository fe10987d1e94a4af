import { signInDemo } from "../../support/demo.ts";
import { graphWith } from "../steps/graph.ts";
import { storyUrl } from "../steps/stage.ts";
import type { Market } from "./members.ts";

const SET_ROLES = `mutation($key: ID!, $roles: [String!]!) {
  updateUserStringArray(pK: $key, field: "UserRoles", value: $roles) { PK }
}`;

/**
 * Makes a registered performer an admin too, by the demo admin. Returns what takes that back, so that stories after this
 * one find one admin.
 */
export async function appoint(market: Market, address: string): Promise<() => Promise<void>> {
  const url = storyUrl();
  const own = graphWith(url, await signInDemo({ url }, address));
  const { me } = await own<{ me: { readonly PK: string } }>("{ me { PK } }");
  const setRoles = (...roles: readonly string[]): Promise<unknown> =>
    market.demo("admin")(SET_ROLES, { key: me.PK, roles });
  await setRoles("Talent", "Admin");
  return async () => void (await setRoles("Talent"));
}
