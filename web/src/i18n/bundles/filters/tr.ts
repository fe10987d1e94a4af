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
  views: {
    label: "Görünümler",
    labelOf: "Görünüm: {{name}}",
    current: "Şu anki görünüm",
    keep: "Bu görünümü kaydet…",
    keepTitle: "Bu görünümü kaydet",
    keepButton: "Görünümü kaydet",
    name: "Ad",
    nameMissing: "Görünüme bir ad verin.",
    help: "Filtreleri ve sıralamayı saklar. Yalnızca siz görürsünüz.",
    replaces: "“{{name}}” görünümünüzün yerine geçer.",
    remove: "“{{name}}” görünümünü kaldır",
    removed: "“{{name}}” görünümü kaldırıldı.",
    full: "{{count}} görünümünüz var. Önce birini kaldırın.",
  },
} as const satisfies Translated<typeof english>;
