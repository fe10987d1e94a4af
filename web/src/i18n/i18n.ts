import { LANGUAGE_TAGS } from "@callboard/catalog/interface/languages.ts";
import i18next from "i18next";
import type { BackendModule, FormatterModule, ResourceKey } from "i18next";
import { initReactI18next } from "react-i18next";
import { directionOf, localeOf } from "./formats.ts";
import { numberFormat } from "./intl.ts";
import type { Namespace } from "./namespaces.ts";

type Bundle = { readonly texts: ResourceKey };

const fetchBundle = (language: string, namespace: string): Promise<Bundle> =>
  import(`./bundles/${namespace}/${language}.ts`);

const bundles: BackendModule = {
  type: "backend",
  init: () => undefined,
  read: (language, namespace, done) => {
    fetchBundle(language, namespace).then(
      (bundle) => done(null, bundle.texts),
      (error: Error) => done(error, null),
    );
  },
};

/** Groups numbers inside texts like those outside: 1,680. */
const numbers: FormatterModule = {
  type: "formatter",
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _format, language = "en") =>
    typeof value === "number" ? numberFormat(localeOf(language)).format(value) : value,
};

/**
 * React escapes values. This isolates their direction: in a sentence from right to left a name in Latin letters must not move
 * the punctuation around it.
 */
export function isolate(value: string): string {
  return directionOf(i18next.language) === "rtl" && /[a-z]/i.test(value) ? `\u2068${value}\u2069` : value;
}

/** Initializes the texts in a language. Resolves when the first page can render. */
export async function startTexts(language: string): Promise<void> {
  await i18next
    .use(bundles)
    .use(numbers)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: LANGUAGE_TAGS,
      ns: ["shell"],
      defaultNS: "shell",
      partialBundledLanguages: true,
      keySeparator: ".",
      interpolation: { escapeValue: true, escape: isolate, alwaysFormat: true },
      react: { useSuspense: true },
    });
}

/** Prefetches bundles before the texts are initialized. */
export function fetchTexts(language: string, namespaces: readonly Namespace[]): Promise<unknown> {
  return Promise.all(namespaces.map((namespace) => fetchBundle(language, namespace)));
}

/**
 * Loads bundles in the current language; they follow later changes of language. Rejects if one could not be fetched:
 * a page of text keys is worse than none.
 */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  await i18next.loadNamespaces(namespaces);
  const missing = namespaces.filter((name) => !i18next.hasResourceBundle(i18next.language, name));
  if (missing.length > 0) throw new Error(`Texts could not be fetched: ${missing.join(", ")}`);
}

/** Switches the language once its texts are loaded. */
export async function changeLanguage(language: string): Promise<void> {
  if (i18next.language !== language) await i18next.changeLanguage(language);
}

export const i18n = i18next;
