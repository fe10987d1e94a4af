import { useApolloClient } from "@apollo/client/react";
import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { csvOf, CSV_TYPE } from "#lib/csv.ts";
import { saveText } from "#lib/save-file.ts";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { playReel } from "../reel/reel-store.ts";
import { COLUMNS, useColumnWords } from "../table/columns.tsx";
import { useRecords } from "../wall/use-records.ts";
import type { WallPage } from "../wall/use-wall-page.tsx";
import { readEverybody } from "./read-everybody.ts";

const PrintSheet = lazy(() => import("./print-sheet.tsx").then((m) => ({ default: m.PrintSheet })));

export type Sheets = {
  readonly play: () => void;
  readonly print: () => void;
  readonly csv: () => void;
};

type Submission = WallCard_SubmissionFragment;

/** Whom a sheet is about: those who are selected, else those in a group, else everybody on the wall. */
export function onSheet(selected: readonly Submission[], all: readonly Submission[]): readonly Submission[] {
  if (selected.length > 0) return selected;
  const marked = all.filter(({ Data }) => (Data.Groups ?? []).length > 0);
  return marked.length > 0 ? marked : all;
}

/** What is made of a wall as a whole: its reels one after the other, a sheet on paper, a file. */
export function useSheets(page: WallPage, title: string): Sheets & { readonly shown: ReactNode } {
  const { t } = useTranslation("submissions");
  const graph = useApolloClient();
  const say = useFailureNotice();
  const recordsOf = useRecords();
  const { titleOf, wordsOf } = useColumnWords();
  const [printed, setPrinted] = useState<readonly Submission[] | null>(null);
  const { wall, selected, criteria } = page;

  /** Everybody who matches, also those whom nobody has scrolled to. */
  async function everybody(): Promise<readonly Submission[]> {
    if (selected.people.length > 0) return selected.people;
    const found = wall.hasMore ? await readEverybody(graph, criteria) : wall.items;
    return recordsOf(found);
  }

  function withEverybody(work: (people: readonly Submission[]) => void): void {
    everybody().then(work, say);
  }

  return {
    play: () =>
      playReel(
        onSheet(selected.people, recordsOf(wall.items)).map((person) => ({
          userId: person.Data.UserId,
          positionId: person.Data.RoleId,
          name: wordsOf("name", person),
        })),
      ),
    print: () => withEverybody((people) => setPrinted(onSheet(selected.people, people))),
    csv: () =>
      withEverybody((people) => {
        const rows = people.map((person) => COLUMNS.map((column) => wordsOf(column, person)));
        saveText(csvOf([COLUMNS.map(titleOf), ...rows]), CSV_TYPE, `${title}.csv`);
        notify("success", t("csvSaved", { count: people.length }));
      }),
    shown: printed && (
      <Suspense fallback={null}>
        <PrintSheet title={title} people={printed} onDone={() => setPrinted(null)} />
      </Suspense>
    ),
  };
}
