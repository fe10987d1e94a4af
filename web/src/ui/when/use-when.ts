import { useLanguage } from "#i18n/use-language.ts";
import { whenWords } from "./when-words.ts";
import type { WhenOptions, WhenWords } from "./when-words.ts";

/** Words for times in the current language, relative to now. */
export function useWhen(options: WhenOptions = {}): WhenWords {
  return whenWords(useLanguage(), options);
}
