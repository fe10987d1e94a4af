import type { texts as english } from "./en.ts";
import type { Translated } from "#i18n/texts.ts";

export const texts = {
  title: "Sizi bekleyenler",
  lead: "Şirketinizden yanıt bekleyen kişiler.",
  DecideRequest: "Günlerinizde müsait: karar verin",
  ChangeRequested: "Başka saat istiyor",
  EndedRequest: "Son 7 günde süresi dolan istekler",
  decideBy: "Son karar: {{when}}",
  wants: "{{when}} yerine",
  endedAt: "Süresi doldu: {{when}}",
  open: "Aç",
  schedule: "Program",
  first: "{{total}} kişiden ilk {{shown}}",
  none: "Sizi bekleyen kimse yok",
  noneText: "Günlerinizde müsait olanlar, başka saat isteyenler ve isteğinin süresi dolanlar burada görünür.",
} as const satisfies Translated<typeof english>;
