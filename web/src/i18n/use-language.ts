import i18next from "i18next";
import { useSyncExternalStore } from "react";

function onLanguage(callback: () => void): () => void {
  i18next.on("languageChanged", callback);
  return () => i18next.off("languageChanged", callback);
}

const language = (): string => i18next.language;

/**
 * The language that is shown. Cheaper than the texts of a bundle, for what needs none: a row of a list asks for it many
 * times.
 */
export function useLanguage(): string {
  return useSyncExternalStore(onLanguage, language);
}
