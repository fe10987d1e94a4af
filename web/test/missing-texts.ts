import { i18n } from "#i18n/i18n.ts";

/** Collects the keys for which a page has no text in the current language, instead of showing them unnoticed. */
export function watchTexts(): string[] {
  const missing: string[] = [];
  i18n.options.saveMissing = true;
  i18n.options.missingKeyHandler = (languages, namespace, key) => {
    missing.push(`${languages.join()} ${namespace}:${key}`);
  };
  return missing;
}
