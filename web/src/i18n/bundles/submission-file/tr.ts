import type { Translated } from "#i18n/texts.ts";
import type { texts as english } from "./en.ts";

export const texts = {
  met: "Karşılanan ölçüt",
  criteria: "Ölçüt",
  email: "E-posta",
  phone: "Telefon",
  agency: "Ajans",
  agentEmail: "Menajerin e-postası",
  agentPhone: "Menajerin telefonu",
  note: "Not",
  website: "Web sitesi",
  days: "Günler",
  fee: "Ücret",
  currency: "Para birimi",
  feeUnit: "Ücret birimi",
  terms: "Koşullar",
  cancellation: "İptal koşulları",
  timeZone: "Saat dilimi",
  link: "Bağlantı",
  format: { csv: "CSV", xlsx: "Excel" },
  saved_one: "{{count}} kişi {{format}} olarak kaydedildi.",
  saved_other: "{{count}} kişi {{format}} olarak kaydedildi.",
} as const satisfies Translated<typeof english>;
