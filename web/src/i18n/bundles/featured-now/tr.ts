import type { texts as english } from "./en.ts";
import type { Translated } from "#i18n/texts.ts";

export const texts = {
  title: "Öne çıkan projeler",
  pictures: "{{name}} görselleri",
  read: "Rol ilanını oku",
  readOf: "Rol ilanını oku: {{name}}",
  waits: "Giriş yapın ya da hesap açın: ardından {{name}} rol ilanı açılır.",
} as const satisfies Translated<typeof english>;
