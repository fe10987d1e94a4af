import i18next from "i18next";
import { useSyncExternalStore } from "react";

function onLanguage(callback: () => void): () => void {
  i18next.on("languageChanged", callback);
  return () => i18next.off("languageChanged", callback);
}

const language = (): string => i18next.language;

/** The current language. Cheaper than `useTranslation` for components without texts, such as the rows of a list. */
export function useLanguage(): string {
  return useSyncExternalStore(onLanguage, language);
}
