import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useRootMark } from "#lib/use-root-mark.ts";
import { MediaImage } from "#ui/media/media-image.tsx";
import { localDay } from "#ui/when/local-day.ts";
import { GROUP_NUMBERS, groupNumber } from "../groups/group-number.ts";
import { shownPhoto } from "../photo/shown-photo.ts";
import { useColumnWords } from "../table/columns.tsx";
import type { Column } from "../table/columns.tsx";
import "./print-sheet.css";

type PrintSheetProps = {
  readonly title: string;
  readonly project: string;
  readonly people: readonly WallCard_SubmissionFragment[];
  /** Says who was left out; null if nobody was. */
  readonly rest: string | null;
  readonly onDone: () => void;
};

const FACTS = [
  "playing",
  "height",
  "union",
  "agent",
  "agentContact",
  "groups",
  "status",
] as const satisfies readonly Column[];
/** Maximum wait for the photos, in milliseconds. */
const PHOTOS_MS = 3_000;

/** Resolves once every photo of the sheet has loaded, or after `PHOTOS_MS`. */
async function photosReady(): Promise<void> {
  const photos = [...document.querySelectorAll<HTMLImageElement>(".print-sheet img")];
  const all = Promise.all(photos.map((photo) => photo.decode().catch(() => undefined)));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, PHOTOS_MS))]);
}

/** The first group of a person, after all groups if there is none. */
function rankOf({ Data }: WallCard_SubmissionFragment): number {
  const numbers = (Data.Groups ?? []).flatMap(({ GroupId }) => groupNumber(GroupId) ?? []);
  return Math.min(...numbers, GROUP_NUMBERS.length + 1);
}

/** Casting's order: by the first group of each, and within a group as on the wall. */
function byGroup(people: readonly WallCard_SubmissionFragment[]) {
  return people.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** A printable sheet of people: photo, name and the main facts. The print dialog opens automatically. */
export function PrintSheet({ title, project, people, rest, onDone }: PrintSheetProps) {
  const { t } = useTranslation("submissions");
  const formats = useFormats();
  const { wordsOf } = useColumnWords();
  useRootMark("print-sheet");
  useEffect(() => {
    let isGone = false;
    void photosReady().then(() => {
      if (isGone) return;
      globalThis.print();
      onDone();
    });
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each sheet
  }, []);
  return (
    <section className="print-sheet" aria-hidden="true">
      <h2>
        {title} · {t("people", { count: people.length })}
      </h2>
      <p>{formats.join([project, formats.day(localDay())])}</p>
      {rest !== null && <p>{rest}</p>}
      <ul>
        {byGroup(people).map((person) => (
          <li key={person.SK}>
            <MediaImage url={shownPhoto(person.Data).large} alt="" name={wordsOf("name", person)} />
            <strong>{wordsOf("name", person)}</strong>
            {FACTS.map((column) => (
              <span key={column}>{wordsOf(column, person)}</span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
