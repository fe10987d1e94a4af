import { languageOf, type InterfaceLanguage } from "@callboard/catalog/interface/languages.ts";
import type { EntryKind } from "#domain/calendar/entry.ts";
import { AR } from "./ar.ts";
import { EN } from "./en.ts";
import { TR } from "./tr.ts";

/** The texts of a calendar file in one language; `{title}` and the like are filled in. */
export interface CalendarWords {
  /** What the file holds. */
  readonly about: string;
  readonly kinds: Readonly<Record<EntryKind | "Callback", string>>;
  /** The title of an appointment that nobody has confirmed yet. */
  readonly tentative: string;
  readonly cancelled: string;
  readonly videoCall: string;
  readonly labels: Readonly<
    Record<
      "role" | "project" | "company" | "client" | "performer" | "localTime" | "place" | "message" | "open",
      string
    >
  >;
}

const WORDS: Readonly<Record<InterfaceLanguage, CalendarWords>> = { en: EN, tr: TR, ar: AR };

/** The texts of a language; English for one that has none. */
export function calendarWords(language: string): CalendarWords {
  return WORDS[languageOf(language).value];
}
