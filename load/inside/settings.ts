/** Settings passed in by the command. */
export const ORIGIN = String(__ENV["ORIGIN"]);
export const SCENARIO = String(__ENV["SCENARIO"]);
export const SIZE = { people: Number(__ENV["PEOPLE"]), seconds: Number(__ENV["SECONDS"]) };
const isOwned = __ENV["IS_OWNED"] === "true";

/** An account that people sign in with. */
export interface Account {
  readonly kind: "talent" | "agent" | "producer" | "admin";
  readonly email: string;
  readonly password: string;
}
export const ACCOUNTS = JSON.parse(String(__ENV["ACCOUNTS"])) as readonly Account[];

/**
 * Resolves an address within the product. Throws for another host, whose ownership has not been confirmed: no
 * response of the product may direct the load elsewhere.
 */
export function within(address: string): string {
  if (address.startsWith("/")) return ORIGIN + address;
  if (isOwned || address === ORIGIN || address.startsWith(`${ORIGIN}/`)) return address;
  throw new Error(`${address} is not on ${ORIGIN}.`);
}
