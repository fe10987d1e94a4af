import type { Arabic } from "#i18n/texts.ts";
import type { texts as english } from "./en.ts";

export const texts = {
  met: "المعايير المستوفاة",
  criteria: "المعايير",
  email: "البريد الإلكتروني",
  phone: "الهاتف",
  agency: "الوكالة",
  agentEmail: "بريد الوكيل الإلكتروني",
  agentPhone: "هاتف الوكيل",
  note: "الملاحظة",
  website: "الموقع الإلكتروني",
  days: "الأيام",
  fee: "الأجر",
  currency: "العملة",
  feeUnit: "وحدة الأجر",
  terms: "الشروط",
  cancellation: "شروط الإلغاء",
  timeZone: "المنطقة الزمنية",
  link: "الرابط",
  format: { csv: "CSV", xlsx: "Excel" },
  saved_zero: "لم يُحفظ أحد بصيغة {{format}}.",
  saved_one: "حُفظ شخص واحد بصيغة {{format}}.",
  saved_two: "حُفظ شخصان بصيغة {{format}}.",
  saved_few: "حُفظ {{count}} أشخاص بصيغة {{format}}.",
  saved_many: "حُفظ {{count}} شخصًا بصيغة {{format}}.",
  saved_other: "حُفظ {{count}} شخص بصيغة {{format}}.",
} as const satisfies Arabic<typeof english>;
