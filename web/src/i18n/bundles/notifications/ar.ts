import { HAPPENING } from "#gen/notice-words-ar.ts";
import type { texts as english } from "./en.ts";
import type { Translated } from "#i18n/texts.ts";

export const texts = {
  signedInWith: "تم تسجيل الدخول عبر {{product}}",
  happening: HAPPENING,
  other: "خبر",
} as const satisfies Translated<typeof english>;
