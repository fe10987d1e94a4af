import { matchPath } from "react-router-dom";
import type { ReadEarly } from "#lib/graph/queries/read-early.ts";
import { paths } from "#lib/paths.ts";
import { queryWords } from "#lib/use-query-state.ts";
import { criteriaFor } from "./list/use-conversations.ts";
import { folderOrLabel } from "./mail-address.ts";
import { Conversations } from "./mail-documents.ts";

/** Fetches the conversations of the place in the address. */
export const readMail: ReadEarly = async ({ query, address }) => {
  const place = folderOrLabel(matchPath(paths.mailFolder, address.pathname)?.params.folderHandle);
  if (place === null || place === "drafts") return;
  const criteria = criteriaFor(place, queryWords(address.searchParams));
  await query(Conversations, { criteria });
};
