import { useTranslation } from "react-i18next";
import { whenWords } from "./when-words.ts";
import type { WhenOptions, WhenWords } from "./when-words.ts";

/** Words for times in the language that is shown, as seen now. */
export function useWhen(options: WhenOptions = {}): WhenWords {
  const { i18n } = useTranslation();
  return whenWords(i18n.language, options);
}
