import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { Security } from "./account-documents.ts";

/** How often a copy that is being prepared is checked. */
const POLL_MS = 3_000;

/** The member's address and the copy of their data, followed until it is complete. */
export function useSecurity() {
  const { data, error, refetch, startPolling, stopPolling } = useQuery(Security, {
    fetchPolicy: "cache-and-network",
  });
  const copy = data?.getMyExport ?? null;
  const preparing = copy?.Status === "Preparing";
  useEffect(() => {
    if (!preparing) return undefined;
    startPolling(POLL_MS);
    return stopPolling;
  }, [preparing, startPolling, stopPolling]);
  return {
    email: data?.me?.Data.Email ?? "",
    copy,
    known: Boolean(data?.me),
    error,
    again: () => void refetch().catch(() => undefined),
  };
}
