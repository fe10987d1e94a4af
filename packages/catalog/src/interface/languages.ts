/**
 * The languages of the interface, of mails and of sign-in; everything that needs a list of them is made from this one.
 * `locale` formats dates and sums, `antd` names Ant Design's own texts, `comma` joins two parts of a phrase.
 */
export const INTERFACE_LANGUAGES = [
  { value: "en", endonym: "English", dir: "ltr", locale: "en-US", antd: "en_US", comma: ", " },
  { value: "tr", endonym: "Türkçe", dir: "ltr", locale: "tr", antd: "tr_TR", comma: ", " },
  { value: "ar", endonym: "العربية", dir: "rtl", locale: "ar", antd: "ar_EG", comma: "، " },
] as const;

type Row = (typeof INTERFACE_LANGUAGES)[number];
export type InterfaceLanguage = Row["value"];

/** Their tags, in the order in which they are offered. */
export const LANGUAGE_TAGS: readonly InterfaceLanguage[] = INTERFACE_LANGUAGES.map(({ value }) => value);

/** The row of a language; English for a tag that has none. */
export function languageOf(tag: string): Row {
  return INTERFACE_LANGUAGES.find(({ value }) => value === tag) ?? INTERFACE_LANGUAGES[0];
}
