import type { texts as english } from "./en.ts";
import type { Translated } from "#i18n/texts.ts";

export const texts = {
  title: "Parçalar",
  lead: "Sayfaların yapıldığı her parça, seçili renk düzeninde.",
  buttons: "Düğmeler",
  notice: "Bir bildirim göster",
  fields: "Alanlar",
  field: "Alan",
  help: "Ne işe yaradığı, tek cümleyle.",
  refused: "Reddedilen alan",
  choice: "Seçim",
  answer: "Yanıt",
  statuses: "Durumlar",
  facts: "Bilgiler",
  states: "Hâller",
} as const satisfies Translated<typeof english>;
