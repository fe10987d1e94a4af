import type { ApolloClient } from "@apollo/client";
import type { CallSheetPeopleQuery } from "#gen/graphql.ts";
import { callSheetLines } from "./call-sheet-lines.ts";
import type { CallSheetLine } from "./call-sheet-lines.ts";
import { CallSheetPeople } from "./call-sheet-documents.ts";
import type { Time } from "../use-schedule.ts";

/** The server's largest page. */
const PAGE = 100;
/** The most pages of a sheet: more people than a day has room for. */
const MAX_PAGES = 10;
const DAY_MS = 86_400_000;

export type CallSheetEntry = CallSheetPeopleQuery["getCalendar"][number];

/** The day before or after, as a date without a time. */
function dayBeside(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Who is expected on a day, in the order in which they come. */
export async function readCallSheet(
  graph: ApolloClient,
  {
    projectKey,
    date,
    times,
  }: { readonly projectKey: string; readonly date: string; readonly times: readonly Time[] },
): Promise<readonly CallSheetLine<CallSheetEntry>[]> {
  const entries: CallSheetEntry[] = [];
  for (let Page = 1; Page <= MAX_PAGES; Page += 1) {
    // A day of another zone may begin or end on the days beside it.
    const span = { From: dayBeside(date, -1), To: dayBeside(date, 1) };
    const criteria = { ProjectId: projectKey, Kinds: ["Audition"], ...span, PageSize: PAGE, Page };
    const query = { query: CallSheetPeople, variables: { criteria }, fetchPolicy: "network-only" } as const;
    const found = (await graph.query(query)).data?.getCalendar ?? [];
    entries.push(...found);
    if (found.length < PAGE) break;
  }
  return callSheetLines(
    entries,
    times.filter(({ Data }) => Data.Date === date),
  );
}
