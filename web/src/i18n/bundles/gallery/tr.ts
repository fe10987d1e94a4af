import type { texts as english } from "./en.ts";
import type { Translated } from "#i18n/texts.ts";

export const texts = {
  title: "Galeri",
  notAvailable: "Bu gösterilemiyor.",
  openOf: "Aç: {{name}}",
  playOf: "Oynat: {{name}}",
  home: "Callboard'a git",
} as const satisfies Translated<typeof english>;
