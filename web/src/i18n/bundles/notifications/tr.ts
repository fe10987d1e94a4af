import { HAPPENING } from "#gen/notice-words-tr.ts";
import type { texts as english } from "./en.ts";
import type { Translated } from "#i18n/texts.ts";

export const texts = {
  signedInWith: "{{product}} ile giriş yapıldı",
  happening: HAPPENING,
  other: "Haber",
} as const satisfies Translated<typeof english>;
