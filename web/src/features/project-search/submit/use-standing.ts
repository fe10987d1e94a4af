import { skipToken, useQuery } from "@apollo/client/react";
import type { FitView } from "#ui/fit-list.tsx";
import type { Role } from "../project/role-order.ts";
import type { Person } from "../use-searcher.ts";
import { ClientStanding } from "./submit-documents.ts";

/** A client's state for a role; null or empty until it is known. */
type Standing = {
  readonly fit: FitView | null;
  /** The status of their submission unless it was withdrawn; they cannot be submitted again. */
  readonly status: string | null;
};

/**
 * How an agent's client fits a role, and whether they have a submission for it; without a client, nothing is queried.
 */
export function useStanding(role: Role, client: Person | null): Standing {
  const { data } = useQuery(
    ClientStanding,
    client ? { variables: { pK: role.PK, sK: role.SK, talent: client.key } } : skipToken,
  );
  const { Fit = null, ViewerSubmission = null } = data?.getProjectRoleById?.Data ?? {};
  const status = ViewerSubmission?.Data.BookingStatus ?? null;
  return { fit: client && Fit, status: status === "Withdrawn" ? null : status };
}
