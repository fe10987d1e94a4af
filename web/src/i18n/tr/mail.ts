import type { texts as english } from "#i18n/en/mail.ts";
import type { Translated } from "#i18n/texts.ts";

export const texts = {
  folders: "Klasörler",
  folder: { inbox: "Gelen kutusu", sent: "Gönderilenler" },
  compose: "İleti yaz",
  search: "Ad, konu ve iletilerde ara",
  onlyUnread: "Okunmamış",
  empty: "İleti yok!",
  emptyText: {
    inbox: "Biri size yazınca burada görünür.",
    sent: "Son sözü sizin yazdığınız konuşmalar burada durur.",
  },
  reading: "Konuşma",
  choose: "Bir konuşma seçin",
  keys: "Tuşlar: j sonraki, k önceki, r yanıtla, c ileti yaz.",
  unreadMessages_one: "{{count}} okunmamış ileti",
  unreadMessages_other: "{{count}} okunmamış ileti",
  with: "konuşulan:",
  messages: "İletiler",
  you: "Siz",
  earlier: "Önceki iletileri göster",
  reply: "Yanıtınız",
  sendHelp: "Ctrl+Enter gönderir.",
  send: "Gönder",
  sent: "İletiniz gönderildi.",
  receiver: "Kime",
  receiverPlaceholder: "Bir kişinin adı…",
  receiverType: "Adın başını yazın.",
  receiverNone: "Bu adda kimse yok.",
  subject: "Konu",
  message: "İleti",
  closed: {
    ReadOnly: "Proje bitti. Bu konuşma yalnız okunabilir.",
    Locked: "Bir yönetici bu konuşmayı kilitledi.",
  },
} as const satisfies Translated<typeof english>;
