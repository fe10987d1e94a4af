import { idOf } from "#lib/graph/record-key.ts";
import { useList } from "#lib/graph/cached/use-list.ts";
import { fullName, hasRole, useViewer } from "#lib/session/viewer.tsx";
import type { QueryState } from "#lib/use-query-state.ts";
import type { Searcher } from "./search-criteria.ts";
import { Searchers } from "./search-documents.ts";

/** The photo of the profile. */
type Headshot = { readonly key: string; readonly url: string | null; readonly alt: string | null };

/** A person who can be submitted: the viewer, or a client of the viewing agent. */
export type Person = Searcher & {
  readonly key: string;
  readonly name: string;
  readonly headshot: Headshot | null;
};

type Profile = {
  readonly PK: string;
  readonly Data: {
    readonly FirstName?: string | null;
    readonly LastName?: string | null;
    readonly AgeRange?: string | null;
    readonly OtherAgeRanges?: readonly string[] | null;
    readonly Gender?: string | null;
    readonly ProfileImage?: {
      readonly PK: string;
      readonly Data: { readonly ContentThumbNailUrl?: string | null; readonly AltText?: string | null };
    } | null;
  };
};

function headshotOf(image: Profile["Data"]["ProfileImage"]): Headshot | null {
  return image
    ? { key: image.PK, url: image.Data.ContentThumbNailUrl ?? null, alt: image.Data.AltText || null }
    : null;
}

function personOf({ PK, Data }: Profile): Person {
  return {
    key: PK,
    name: fullName({ firstName: Data.FirstName, lastName: Data.LastName }),
    ageRanges: [...(Data.AgeRange ? [Data.AgeRange] : []), ...(Data.OtherAgeRanges ?? [])],
    gender: Data.Gender ?? null,
    headshot: headshotOf(Data.ProfileImage),
  };
}

export type Searching = {
  /** An agent's clients; empty for everyone else. */
  readonly clients: readonly Person[];
  /** The client that an agent currently searches for: the chosen one, or the only one. */
  readonly client: Person | null;
  /** Whose profile applies: the talent's own, or the client's. */
  readonly person: Person | null;
};

/** Whether the viewer can submit themselves or a client. */
export function canSubmit({ person, clients }: Searching): boolean {
  return person !== null || clients.length > 0;
}

const NONE = {};

/** The client with this ID, or the only one; null if an agent with several has chosen none. */
function chosenOf(clients: readonly Person[], id: string): Person | null {
  const chosen = clients.find(({ key }) => idOf(key) === id);
  return chosen ?? (clients.length === 1 ? (clients[0] ?? null) : null);
}

/** Who can be submitted, and what reading them failed with, if nothing is known of them. */
type SearcherRead = Searching & { readonly error: unknown; readonly again: () => void };

/** The person that the viewer searches for; an agent's choice is in the address. */
export function useSearcher(address: QueryState): SearcherRead {
  const viewer = useViewer();
  const agent = hasRole(viewer, ["Agent"]);
  const maySubmit = agent || hasRole(viewer, ["Talent"]);
  const { list: found, error, again } = useList(Searchers, maySubmit ? NONE : null, "in steps");
  const me = found?.me ?? null;
  const links = agent ? (me?.Data.AgentLinks ?? []) : [];
  const clients = links
    .filter(({ Data }) => Data.Status === "Linked")
    .map(({ Data: { Talent } }) => personOf(Talent));
  const client = chosenOf(clients, address.text("client"));
  const person = agent ? client : me && personOf(me);
  return { clients, client, person, error: me ? null : error, again };
}
