import type { texts as english } from "./en.ts";
import type { Translated } from "#i18n/texts.ts";

export const texts = {
  title: "Galeri",
  notAvailable: "Bu gösterilemiyor.",
  openOf: "Aç: {{name}}",
  playOf: "Oynat: {{name}}",
  viewer: {
    previous: "Önceki",
    next: "Sonraki",
    flipX: "Yatay çevir",
    flipY: "Dikey çevir",
    rotateLeft: "Sola döndür",
    rotateRight: "Sağa döndür",
    zoomIn: "Yakınlaştır",
    zoomOut: "Uzaklaştır",
  },
  report: "Şikâyet et",
  home: "Callboard'a git",
} as const satisfies Translated<typeof english>;
