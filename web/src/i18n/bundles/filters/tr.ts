import type { texts as english } from "./en.ts";
import type { Translated } from "#i18n/texts.ts";

export const texts = {
  label: "Filtreler",
  all: "Tüm filtreler",
  add: "Filtre",
  find: "Değer ara",
  findFilter: "Filtre ara",
  noValues: "Eşleşme yok",
  any: "Fark etmez",
  remove: "Filtreyi kaldır: {{name}}",
  change: "Filtreyi değiştir: {{name}}",
  from: "Başlangıç",
  until: "Bitiş",
  sort: "Sırala",
} as const satisfies Translated<typeof english>;
