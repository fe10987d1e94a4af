/** What the command passes in. */
export const ORIGIN = String(__ENV["ORIGIN"]);
export const SCENARIO = String(__ENV["SCENARIO"]);
export const SIZE = { people: Number(__ENV["PEOPLE"]), seconds: Number(__ENV["SECONDS"]) };
const isOwned = __ENV["IS_OWNED"] === "true";

/** Accounts that people sign in with. */
export interface Account {
  readonly kind: "talent" | "agent" | "producer" | "admin";
  readonly email: string;
  readonly password: string;
}
export const ACCOUNTS = JSON.parse(String(__ENV["ACCOUNTS"])) as readonly Account[];

/**
 * An address of the product in full. Throws for one of another host, where nobody said that the target is theirs: no answer
 * of the product leads the load elsewhere.
 */
export function within(address: string): string {
  if (address.startsWith("/")) return ORIGIN + address;
  if (isOwned || address === ORIGIN || address.startsWith(`${ORIGIN}/`)) return address;
  throw new Error(`${address} is not on ${ORIGIN}.`);
}
