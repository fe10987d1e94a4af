import type { texts as english } from "./en.ts";
import type { Arabic } from "#i18n/texts.ts";

export const texts = {
  title: "المعرض",
  notAvailable: "هذا غير متاح.",
  openOf: "فتح {{name}}",
  playOf: "تشغيل {{name}}",
  home: "الذهاب إلى Callboard",
} as const satisfies Arabic<typeof english>;
