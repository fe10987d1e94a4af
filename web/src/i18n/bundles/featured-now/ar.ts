import type { texts as english } from "./en.ts";
import type { Arabic } from "#i18n/texts.ts";

export const texts = {
  title: "مشاريع مميّزة",
  pictures: "صور {{name}}",
  read: "اقرأ إعلان الأدوار",
  readOf: "اقرأ إعلان الأدوار: {{name}}",
  waits: "سجّل الدخول أو أنشئ حسابًا: يُفتح بعدها إعلان أدوار {{name}}.",
} as const satisfies Arabic<typeof english>;
