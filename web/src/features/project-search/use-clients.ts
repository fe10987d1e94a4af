import { skipToken, useQuery } from "@apollo/client/react";
import { fullName } from "#lib/session/viewer.tsx";
import { Clients } from "./search-documents.ts";

export type Client = { readonly key: string; readonly name: string };

/** The talents that an agent may submit; of others nobody. */
export function useClients(agent: boolean): readonly Client[] {
  const { data } = useQuery(Clients, agent ? {} : skipToken);
  const links = data?.me?.Data.AgentLinks ?? [];
  return links
    .filter(({ Data }) => Data.Status === "Linked")
    .map(({ Data: { Talent } }) => ({
      key: Talent.PK,
      name: fullName({ firstName: Talent.Data.FirstName, lastName: Talent.Data.LastName }),
    }));
}
