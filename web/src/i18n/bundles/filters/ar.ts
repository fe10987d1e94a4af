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
  views: {
    label: "طرق العرض",
    labelOf: "طريقة العرض: {{name}}",
    current: "طريقة العرض الحالية",
    keep: "حفظ طريقة العرض هذه…",
    keepTitle: "حفظ طريقة العرض هذه",
    keepButton: "حفظ طريقة العرض",
    name: "الاسم",
    nameMissing: "أدخل اسمًا لطريقة العرض.",
    help: "تُحفظ عوامل التصفية والترتيب، ولا يراها أحد غيرك.",
    replaces: "تحل محل طريقة العرض «{{name}}».",
    remove: "إزالة «{{name}}»",
    removed: "أُزيلت طريقة العرض «{{name}}».",
    full: "لديك {{count}} من طرق العرض. أزل واحدة منها أولًا.",
  },
} as const satisfies Arabic<typeof english>;
