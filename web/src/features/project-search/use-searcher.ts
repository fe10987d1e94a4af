import { idOf } from "#lib/graph/record-key.ts";
import { useList } from "#lib/graph/cached/use-list.ts";
import { fullName, hasRole, useViewer } from "#lib/session/viewer.tsx";
import type { QueryState } from "#lib/use-query-state.ts";
import type { Searcher } from "./search-criteria.ts";
import { Searchers } from "./search-documents.ts";

/** The photo of the profile. */
export type Headshot = { readonly key: string; readonly url: string | null; readonly alt: string | null };

/** Somebody who can be submitted: the talent who looks, or a client of the agent who does. */
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
    ageRange: Data.AgeRange ?? null,
    gender: Data.Gender ?? null,
    headshot: headshotOf(Data.ProfileImage),
  };
}

export type Searching = {
  /** An agent's clients; empty for everyone else. */
  readonly clients: readonly Person[];
  /** The client whom an agent looks for now: the one they chose, or the only one. */
  readonly client: Person | null;
  /** Whose profile counts: the talent's own, or the client's. */
  readonly person: Person | null;
};

/** Whether somebody can be submitted: oneself, or a client. */
export function canSubmit({ person, clients }: Searching): boolean {
  return person !== null || clients.length > 0;
}

const NONE = {};

/** The client of an id; nobody is chosen for an agent who has several. */
function chosenOf(clients: readonly Person[], id: string): Person | null {
  const chosen = clients.find(({ key }) => idOf(key) === id);
  return chosen ?? (clients.length === 1 ? (clients[0] ?? null) : null);
}

/** For whom one searches; an agent's choice stands in the address. */
export function useSearcher(address: QueryState): Searching {
  const viewer = useViewer();
  const agent = hasRole(viewer, ["Agent"]);
  const asks = agent || hasRole(viewer, ["Talent"]);
  const { list: found } = useList(Searchers, asks ? NONE : null, "in steps");
  const me = found?.me ?? null;
  const links = agent ? (me?.Data.AgentLinks ?? []) : [];
  const clients = links
    .filter(({ Data }) => Data.Status === "Linked")
    .map(({ Data: { Talent } }) => personOf(Talent));
  const client = chosenOf(clients, address.text("client"));
  return { clients, client, person: agent ? client : me && personOf(me) };
}
