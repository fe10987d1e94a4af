import type { texts as english } from "./en.ts";
import type { Arabic } from "#i18n/texts.ts";

export const texts = {
  title: "المعرض",
  notAvailable: "هذا غير متاح.",
  openOf: "فتح {{name}}",
  playOf: "تشغيل {{name}}",
  viewer: {
    previous: "السابق",
    next: "التالي",
    flipX: "قلب أفقي",
    flipY: "قلب رأسي",
    rotateLeft: "تدوير لليسار",
    rotateRight: "تدوير لليمين",
    zoomIn: "تكبير",
    zoomOut: "تصغير",
  },
  report: "إبلاغ",
  home: "الذهاب إلى Callboard",
} as const satisfies Arabic<typeof english>;
