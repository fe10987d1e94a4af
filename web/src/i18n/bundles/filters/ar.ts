import type { texts as english } from "./en.ts";
import type { Arabic } from "#i18n/texts.ts";

export const texts = {
  label: "عوامل التصفية",
  all: "كل عوامل التصفية",
  add: "تصفية",
  find: "ابحث عن قيمة",
  findFilter: "ابحث عن عامل تصفية",
  noValues: "لا نتائج مطابقة",
  any: "أي قيمة",
  remove: "إزالة التصفية: {{name}}",
  change: "تغيير التصفية: {{name}}",
  from: "من",
  until: "حتى",
  sort: "الترتيب حسب",
} as const satisfies Arabic<typeof english>;
