import type { InterfaceLanguage } from "@callboard/catalog/interface/languages.ts";

/**
 * A text by where it is: `web:` a bundle of the client and a path, `mail:` a kind, a reader and a part, `notice:` the words
 * of a kind, `file:` the words of calendar files.
 */
export type TextPath = `${"web" | "mail" | "notice" | "file"}:${string}`;

/** Where a person meets an act. */
type Place = "button" | "toast" | "pill" | "tab" | "mail" | "notice" | "log";

/** One act of one side, with all texts that name it. */
export interface Act {
  /** The act, and who reads these texts. */
  readonly name: string;
  /** The word that each of the texts has, without vowel marks. */
  readonly stem: Readonly<Record<InterfaceLanguage, RegExp>>;
  readonly texts: Readonly<Partial<Record<Place, readonly TextPath[]>>>;
  /**
   * Labels of a state that the contract gives another word (docs/decisions/0025): the act is the verb of the button, the
   * label is what the contract says.
   */
  readonly labels?: Readonly<Record<TextPath, string>>;
  /** Words that once named the act in English and are not used for it. */
  readonly not?: RegExp;
}
