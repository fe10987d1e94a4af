import type { ConfigProviderProps } from "antd";
import { ANTD_LOCALES } from "#gen/antd-locales.ts";
import type { Language } from "#lib/settings/settings.ts";

type Locale = NonNullable<ConfigProviderProps["locale"]>;

const loaded = new Map<Language, Locale>();

/** Loads Ant Design's own texts in a language. */
export async function loadLocale(language: Language): Promise<Locale> {
  const { default: locale } = await ANTD_LOCALES[language]();
  loaded.set(language, locale);
  return locale;
}

/** The locale if it is already loaded; passing one to a mounted page would re-render all of it. */
export const loadedLocale = (language: Language): Locale | undefined => loaded.get(language);
