import { LIMITS } from "@callboard/catalog/limits.ts";

/** What is known of an agent. */
export interface AgentFacts {
  /** The name of the company that they work for; null if there is none. */
  readonly company: string | null;
  readonly firstName: string;
  readonly lastName: string;
}

/** The name under which an agent submits: that of their company, else their own; null if neither is known. */
export function agencyName({ company, firstName, lastName }: AgentFacts): string | null {
  const name = company?.trim() || `${firstName} ${lastName}`.trim();
  return name === "" ? null : name.slice(0, LIMITS.nameLength);
}
