import type { texts as english } from "#i18n/en/mail.ts";
import type { Translated } from "#i18n/texts.ts";

export const texts = {
  folders: "Klasörler",
  folder: { inbox: "Gelen kutusu", sent: "Gönderilenler" },
  compose: "Yeni mesaj",
  search: "Ad, konu ve mesajlarda ara",
  onlyUnread: "Yalnızca okunmamış",
  empty: "Henüz mesaj yok",
  emptyText: {
    inbox: "Size gönderilen mesajlar burada görünür.",
    sent: "Son mesajı sizin yazdığınız konuşmalar burada görünür.",
  },
  reading: "Konuşma",
  choose: "Bir konuşma seçin",
  keys: "Kısayollar: J sonraki, K önceki, R yanıtla, C yeni mesaj.",
  unreadMessages_one: "{{count}} okunmamış mesaj",
  unreadMessages_other: "{{count}} okunmamış mesaj",
  with: "konuşulan:",
  messages: "Mesajlar",
  you: "Siz",
  earlier: "Önceki mesajları göster",
  reply: "Yanıtınız",
  sendHelp: "Göndermek için Ctrl+Enter'a basın.",
  send: "Gönder",
  sent: "Mesaj gönderildi.",
  receiver: "Kime",
  receiverPlaceholder: "Adla arayın…",
  receiverType: "Bir ad yazmaya başlayın.",
  receiverNone: "Bu adla kimse bulunamadı.",
  subject: "Konu",
  message: "Mesaj",
  closed: {
    ReadOnly: "Bu proje bitti; konuşma yalnızca okunabilir.",
    Locked: "Bir yönetici bu konuşmayı kilitledi.",
  },
} as const satisfies Translated<typeof english>;
