import type { texts as english } from "./en.ts";
import type { Translated } from "#i18n/texts.ts";

export const texts = {
  menuOf: "Daha fazla: {{name}}",
  copy: "Kopyala",
  copyName: "{{name}} (kopya)",
  copied: "Kopyalandı. {{name}} projesinin kopyasındasınız.",
  review: "İncele ya da yayından kaldır",
  copyLink: "Oyuncular için bağlantıyı kopyala",
  linkCopied: "Bağlantı kopyalandı.",
  privateLinkCopied:
    "Bağlantı kopyalandı. Proje özel olduğundan yalnızca davet edilenler ve başvuranlar açabilir.",
  withdraw: "İncelemeden geri çek",
  withdrawn: "{{name}} yeniden taslak.",
  sentAgain: "{{name}} yeniden incelemede.",
  fix: "Düzelt ve yeniden gönder",
  reopen: "Yeniden aç",
  reopenTitle: "{{name}} yeniden açılsın mı?",
  reopenText: "Oyuncular başvurmadan önce bir yönetici yeniden inceler. Önceki başvurular kalır.",
  close: "Projeyi kapat",
  closeTitle: "{{name}} kapatılsın mı?",
  closeText:
    "Başvuru alınmaz, gelecek seçme saatleri iptal edilir. Kararı açık olanlara bir gün sonra haber verilir. 90 gün içinde yeniden açabilirsiniz.",
  keepOpen: "Açık kalsın",
  closed: "{{name}} kapandı.",
  delete: "Sil",
  deleteTitle: "{{name}} silinsin mi?",
  deleteText: "30 gün içinde geri getirilebilir.",
  typeName: "Onaylamak için adını yazın: {{name}}",
  wrongName: "Ad bu değil. Tam olarak yazın: {{name}}",
  deleted: "{{name}} silindi.",
  restored: "{{name}} geri geldi.",
} as const satisfies Translated<typeof english>;
