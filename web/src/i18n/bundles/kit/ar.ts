import type { texts as english } from "./en.ts";
import type { Arabic } from "#i18n/texts.ts";

export const texts = {
  title: "المكوّنات",
  lead: "كل ما تُبنى منه الصفحات، بنظام الألوان المختار.",
  buttons: "الأزرار",
  notice: "أظهر إشعارًا",
  fields: "الحقول",
  field: "حقل",
  help: "الغرض منه في جملة واحدة.",
  refused: "حقل مرفوض",
  choice: "اختيار",
  answer: "إجابة",
  statuses: "الحالات",
  facts: "المعلومات",
  states: "أحوال الصفحة",
} as const satisfies Arabic<typeof english>;
