import type { Submission } from "#domain/submission.ts";
import type { Fit } from "./fit.ts";

/** How an agent's client stands to a position. */
export interface ClientFacts {
  /** Null if the profile is unknown. */
  readonly fit: Pick<Fit, "met" | "of"> | null;
  /** Of the submission, as the talent's side knows it; null without one. */
  readonly status: Submission["status"] | null;
}

/** Whether the client can be submitted: a submission that was taken back does not stand in the way. */
function isFree({ status }: Pick<ClientFacts, "status">): boolean {
  return status === null || status === "Withdrawn";
}

/** Whether the client meets every criterion and can be submitted. */
export function isFitting(client: ClientFacts): boolean {
  const { fit } = client;
  return fit !== null && fit.met === fit.of && isFree(client);
}

/** Best fit first, then those whose fit is unknown, then those who are submitted; equal ones keep their order. */
export function bestFirst<Client extends ClientFacts>(clients: readonly Client[]): Client[] {
  return clients.toSorted((one, other) => rank(other) - rank(one));
}

function rank(client: ClientFacts): number {
  if (!isFree(client)) return -2;
  const { fit } = client;
  if (fit === null) return -1;
  return fit.of === 0 ? 1 : fit.met / fit.of;
}
