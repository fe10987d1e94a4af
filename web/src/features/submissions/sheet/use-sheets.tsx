import { useApolloClient } from "@apollo/client/react";
import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { loadTexts } from "#i18n/i18n.ts";
import type { TableFormat } from "#lib/table-file/save-table.ts";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { playReel } from "../reel/reel-store.ts";
import { useColumnWords } from "../table/columns.tsx";
import { useRecords } from "../wall/use-records.ts";
import type { WallPage } from "../wall/use-wall-page.tsx";
import { readEverybody } from "./read-everybody.ts";

const PrintSheet = lazy(() => import("./print-sheet.tsx").then((m) => ({ default: m.PrintSheet })));

/** What writes files, with its texts; nothing of it is needed until one is saved. */
const loadSavedFile = async () => {
  const [{ SavedFile }] = await Promise.all([import("./saved-file.tsx"), loadTexts("submission-file")]);
  return SavedFile;
};

export type Sheets = {
  readonly play: () => void;
  readonly print: () => void;
  readonly save: (format: TableFormat) => void;
};

type Submission = WallCard_SubmissionFragment;

type Sheet = {
  readonly people: readonly Submission[];
  /** Says who was left out; null if nobody was. */
  readonly rest: string | null;
};

/** The people on a sheet: the selected ones, else those in a group, else everyone on the wall. */
function onSheet(selected: readonly Submission[], all: readonly Submission[]): readonly Submission[] {
  if (selected.length > 0) return selected;
  const marked = all.filter(({ Data }) => (Data.Groups ?? []).length > 0);
  return marked.length > 0 ? marked : all;
}

/** Exports of the wall as a whole: playing its reels in order, a printed sheet, a file. */
export function useSheets(
  page: WallPage,
  { name: title, project }: { readonly name: string; readonly project: string },
): Sheets & { readonly shown: ReactNode } {
  const { t } = useTranslation("submissions");
  const graph = useApolloClient();
  const notifyFailure = useFailureNotice();
  const recordsOf = useRecords();
  const { wordsOf } = useColumnWords();
  const formats = useFormats();
  const [saved, setSaved] = useState<ReactNode>(null);
  const [printed, setPrinted] = useState<Sheet | null>(null);
  const { wall, selected, criteria } = page;

  /** Reads everyone who matches, including people not loaded by scrolling. */
  async function everybody(): Promise<Sheet> {
    if (selected.people.length > 0) return { people: selected.people, rest: null };
    if (!wall.hasMore) return { people: recordsOf(wall.items), rest: null };
    const { items, cutOf } = await readEverybody(graph, criteria);
    const total = cutOf && `${formats.number(cutOf.total)}${cutOf.isFloor ? "+" : ""}`;
    const rest = total && t("sheetPart", { shown: formats.number(items.length), total });
    return { people: recordsOf(items), rest };
  }

  function play({ people, rest }: Sheet): void {
    playReel(
      onSheet(selected.people, people).map((person) => ({
        userId: person.Data.UserId,
        positionId: person.Data.RoleId,
        name: wordsOf("name", person),
      })),
    );
    if (rest !== null) notify("warning", rest);
  }

  function print({ people, rest }: Sheet): void {
    setPrinted({ people: onSheet(selected.people, people), rest });
    if (rest !== null) notify("warning", rest);
  }

  function save(format: TableFormat): void {
    const keys = selected.people.map(({ SK }) => SK);
    const wanted = keys.length > 0 ? new Set(keys) : null;
    loadSavedFile().then(
      (SavedFile) =>
        setSaved(
          <SavedFile
            key={Date.now()}
            {...{ format, title, criteria, wanted }}
            onDone={() => setSaved(null)}
          />,
        ),
      notifyFailure,
    );
  }

  return {
    play: () => void everybody().then(play, notifyFailure),
    print: () => void everybody().then(print, notifyFailure),
    save,
    shown: (
      <>
        {saved}
        {printed && (
          <Suspense fallback={null}>
            <PrintSheet {...printed} {...{ title, project }} onDone={() => setPrinted(null)} />
          </Suspense>
        )}
      </>
    ),
  };
}
