import { skipToken, useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import type { CalendarClientsQuery } from "#gen/graphql.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { fullName } from "#lib/session/viewer.tsx";
import { useQueryState } from "#lib/use-query-state.ts";
import { CalendarClients } from "./availability-documents.ts";

/** Someone whom the agent represents. */
export type Client = { readonly key: string; readonly name: string };

/** An agent's clients, and the one whose days are shown. */
export type Clients = {
  readonly all: readonly Client[];
  readonly chosen: Client | null;
  /** The address names someone whom the agent does not represent. */
  readonly isStranger: boolean;
  readonly choose: (key: string | null) => void;
  readonly loading: boolean;
  readonly error: unknown;
  readonly again: () => void;
};

function linkedOf(me: CalendarClientsQuery["me"] | undefined, language: string): readonly Client[] {
  const { compare } = new Intl.Collator(language);
  return (me?.Data.AgentLinks ?? [])
    .filter(({ Data }) => Data.Status === "Linked")
    .map(({ Data: { Talent } }) => ({
      key: Talent.PK,
      name: fullName({ firstName: Talent.Data.FirstName, lastName: Talent.Data.LastName }),
    }))
    .toSorted((a, b) => compare(a.name, b.name));
}

/** Loads an agent's clients. The chosen one is in the address; a single client is chosen automatically. */
export function useClients(isAgent: boolean): Clients {
  const { i18n } = useTranslation();
  const address = useQueryState();
  const { data, loading, error, refetch } = useQuery(
    CalendarClients,
    isAgent ? { fetchPolicy: "cache-and-network" } : skipToken,
  );
  const again = () => void refetch().catch(() => undefined);
  useLive("member.changed", () => isAgent && again());
  const me = data?.me;
  const all = linkedOf(me, i18n.language);
  const named = address.text("client");
  const only = named === "" && all.length === 1 ? all[0] : undefined;
  const chosen = all.find(({ key }) => idOf(key) === named) ?? only ?? null;
  return {
    all,
    chosen,
    isStranger: Boolean(me) && named !== "" && chosen === null,
    choose: (key) => address.change({ client: key === null ? null : idOf(key) }),
    loading: !me && loading,
    error: me ? null : error,
    again,
  };
}
