import { skipToken, useQuery } from "@apollo/client/react";
import type { FitView } from "#ui/fit-list.tsx";
import type { Role } from "../project/role-order.ts";
import type { Person } from "../use-searcher.ts";
import { ClientStanding } from "./submit-documents.ts";

/** How a client stands to a role; null, or nothing of it, until it is known. */
type Standing = {
  readonly fit: FitView | null;
  /** The state of their submission, unless it was taken back; they cannot be submitted again. */
  readonly status: string | null;
};

/** How a client of an agent fits a role, and whether they are submitted for it (nobody: nothing is asked). */
export function useStanding(role: Role, client: Person | null): Standing {
  const { data } = useQuery(
    ClientStanding,
    client ? { variables: { pK: role.PK, sK: role.SK, talent: client.key } } : skipToken,
  );
  const { Fit = null, ViewerSubmission = null } = data?.getProjectRoleById?.Data ?? {};
  const status = ViewerSubmission?.Data.BookingStatus ?? null;
  return { fit: client && Fit, status: status === "Withdrawn" ? null : status };
}
