import type { texts as english } from "./en.ts";
import type { Translated } from "#i18n/texts.ts";

export const texts = {
  title: "Sizi bekleyenler",
  lead: "Şirketinizden yanıt bekleyen kişiler.",
  DecideRequest: "Günlerinizde müsait: karar verin",
  ChangeRequested: "Başka saat istiyor",
  EndedRequest: "Son 7 günde kendiliğinden sona erenler",
  decideBy: "Son karar: {{when}}",
  wants: "{{when}} yerine",
  endedAt: "Sona erdi: {{when}}",
  open: "Aç",
  schedule: "Program",
  first: "{{total}} kişiden ilk {{shown}}",
  none: "Sizi bekleyen kimse yok",
  noneText:
    "Günlerinizde müsait olanlar, başka saat isteyenler ve isteği kendiliğinden sona erenler burada görünür.",
} as const satisfies Translated<typeof english>;
