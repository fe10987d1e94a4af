import type { ReadEarly } from "#lib/graph/queries/read-early.ts";
import { keyOf } from "#lib/graph/record-key.ts";
import { hasRole } from "#lib/session/viewer.tsx";
import { queryWords } from "#lib/use-query-state.ts";
import { OpenProject } from "./project/project-documents.ts";
import { criteriaOf } from "./search-criteria.ts";
import { SearchProjects, Searchers } from "./search-documents.ts";
import { SPLITS } from "./results/splits.ts";

/** Fetches the search in the address, the searcher, and the project that will be open. */
export const readSearch: ReadEarly = async ({ query, address, viewer }) => {
  const words = queryWords(address.searchParams);
  const open = (id: string) => query(OpenProject, { id, talent: null });
  const search = query(SearchProjects, {
    criteria: criteriaOf(words, { searcher: null, point: null }),
    talent: null,
  });
  const searcher = viewer.then((member) =>
    member !== null && hasRole(member, ["Talent", "Agent"]) ? query(Searchers, {}) : null,
  );
  const project = words.text("project");
  const isSplit = matchMedia(SPLITS).matches && ["", "split"].includes(words.text("view"));
  const opened = search.then((data) => {
    const first = data?.searchProjects.Projects[0]?.PK;
    return isSplit && first !== undefined && project === "" ? open(first) : null;
  });
  await Promise.all([searcher, opened, project === "" ? null : open(keyOf("PRJ", project))]);
};
