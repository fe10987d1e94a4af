import type { RosterStandingsQuery } from "#gen/graphql.ts";
import { hasWords } from "#i18n/fold.ts";
import type { FitView } from "#ui/fit-list.tsx";
import type { Person } from "../use-searcher.ts";

type FoundProject = NonNullable<RosterStandingsQuery["getProjectById"]>;
type FoundPosition = FoundProject["Data"]["Positions"][number];
type ClientFit = NonNullable<FoundPosition["Data"]["ClientFits"]>["Clients"][number];

/** A client's state for a role. */
export type ClientState = {
  /** Null if it cannot be judged. */
  readonly fit: FitView | null;
  /** The status of their submission unless it was withdrawn; they cannot be submitted again. */
  readonly status: string | null;
};

/** The clients' states for one role by the clients' keys, in the server's order; null until they are known. */
export type Standings = ReadonlyMap<string, ClientState> | null;

/** The clients' states by the roles' keys; a role of which nothing is known is missing. */
export function relationsOf({
  getProjectById,
}: RosterStandingsQuery): ReadonlyMap<string, ReadonlyMap<string, ClientState>> {
  const known = (getProjectById?.Data.Positions ?? []).flatMap(({ SK, Data: { ClientFits } }) =>
    ClientFits ? [[SK, new Map(ClientFits.Clients.flatMap(clientStateOf))] as const] : [],
  );
  return new Map(known);
}

function clientStateOf({ Talent, Fit, Submission }: ClientFit): [string, ClientState][] {
  const status = Submission?.Data.BookingStatus ?? null;
  const clientState = { fit: Fit ?? null, status: status === "Withdrawn" ? null : status };
  return Talent ? [[Talent.PK, clientState]] : [];
}

/** Whether a client meets all that a role asks for, and is not submitted yet. */
export function isFitting(clientState: ClientState | undefined): boolean {
  return !!clientState?.fit && clientState.status === null && clientState.fit.Met === clientState.fit.Of;
}

/** How many clients could be submitted for a role because they meet all of it, and how many are submitted already. */
export type RosterTally = { readonly fitting: number; readonly submitted: number };

/** Counts the clients of a role. */
export function tallyOf(clientStates: ReadonlyMap<string, ClientState>): RosterTally {
  const states = [...clientStates.values()];
  return {
    fitting: states.filter(isFitting).length,
    submitted: states.filter(({ status }) => status !== null).length,
  };
}

/** Clients in the server's order, best fit first; those of whom it says nothing come last, in the roster's order. */
export function byFit(clients: readonly Person[], clientStates: Standings): readonly Person[] {
  if (clientStates === null) return clients;
  const places = new Map([...clientStates.keys()].map((key, place) => [key, place]));
  const rankOf = ({ key }: Person) => places.get(key) ?? places.size;
  return clients.toSorted((one, other) => rankOf(one) - rankOf(other));
}

export const CLIENT_FILTERS = ["all", "fits", "chosen"] as const;
export type ClientFilter = (typeof CLIENT_FILTERS)[number];

type Narrowing = {
  readonly filter: ClientFilter;
  readonly text: string;
  readonly clientStates: Standings;
  /** Keys of the chosen clients. */
  readonly chosen: ReadonlySet<string>;
};

/** The clients under a filter whose name has every typed word. */
export function narrowed(
  clients: readonly Person[],
  { filter, text, clientStates: standings, chosen }: Narrowing,
): readonly Person[] {
  return clients.filter(({ key, name }) => {
    if (filter === "fits" && !isFitting(standings?.get(key))) return false;
    if (filter === "chosen" && !chosen.has(key)) return false;
    return hasWords(text, name);
  });
}

/** The keys from one to another in the order of the list, both included; just the second if the first is not listed. */
export function rangeOf(keys: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [from === null ? -1 : keys.indexOf(from), keys.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}
