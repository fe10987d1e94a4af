import { request, type Row } from "../graph.ts";
import { oneOf, pause } from "../pause.ts";
import type { Session } from "../sign-in.ts";

interface Person {
  readonly AgentLinks: readonly Row<{ readonly Status: string; readonly Talent: { readonly PK: string } }>[];
}

/** The performer whom a person searches for: themselves, or a client. */
export function searcherOf(session: Session): string | null {
  const found = request<{ readonly me: Row<Person> }>(session, "Searchers", {}, { kind: "read" });
  if (!found) return null;
  const clients = found.me.Data.AgentLinks.filter(({ Data }) => Data.Status === "Linked");
  return session.kind === "agent" ? (oneOf(clients)?.Data.Talent.PK ?? null) : found.me.PK;
}

interface Found {
  readonly searchProjects: { readonly Projects: readonly Row[] };
}

const CRITERIA = [
  { SortOrder: "Newest" },
  { SortOrder: "Newest", Union: "Non-Union" },
  { SortOrder: "Newest", ProjectType: ["Short Film", "Student Film"] },
  { SortOrder: "Newest", PositionType: ["Cast"] },
  { Text: "night" },
  { Text: "teacher" },
] as const;

/** Keys of the projects that a search finds. */
export function findProjects(session: Session, talent: string | null): readonly string[] {
  const variables = { criteria: { PageSize: 25, ...oneOf(CRITERIA) }, talent };
  const found = request<Found>(session, "SearchProjects", variables, { kind: "search" });
  return (found?.searchProjects.Projects ?? []).map(({ PK }) => PK);
}

const BEGINNINGS = ["ni", "ri", "sh", "co", "la"] as const;

/** A person types two letters, searches, and reads two breakdowns. */
export function search(session: Session): void {
  const talent = searcherOf(session);
  request(session, "SuggestProjects", { value: oneOf(BEGINNINGS) }, { kind: "search" });
  pause(1);
  const projects = findProjects(session, talent);
  pause(3);
  for (let read = 0; read < 2 && projects.length > 0; read += 1) {
    request(session, "OpenProject", { id: oneOf(projects), talent }, { kind: "read" });
    pause(3);
  }
}
