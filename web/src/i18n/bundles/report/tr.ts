import type { texts as english } from "./en.ts";
import type { Translated } from "#i18n/texts.ts";

export const texts = {
  title: "Şikâyet et: {{name}}",
  text: "Yöneticiler bu şikâyeti okur ve sizden geldiğini görür. Kimin şikâyet ettiği karşı tarafa hiçbir zaman söylenmez ({{name}}).",
  reason: "Sorun nedir",
  reasons: {
    Scam: "Dolandırıcılık ya da sahte seçme",
    "Off-Platform Payment": "Para istiyor",
    Harassment: "Taciz",
    Discrimination: "Ayrımcılık",
    Sexual: "Çıplaklık ya da cinsel içerik",
    "Minor Safety": "Çocuğun güvenliği",
    Impersonation: "Başkasının kimliğine bürünme",
    "Stolen Photos": "Çalınmış fotoğraf ya da video",
    Other: "Başka bir şey",
  },
  comment: "Ne gördünüz",
  commentHelp: "Bir cümle yeter. Sizden ne, nerede ve ne zaman istendi?",
  send: "Şikâyeti gönder",
  done: "Şikâyetiniz gönderildi. Bir yönetici inceleyecek.",
} as const satisfies Translated<typeof english>;
