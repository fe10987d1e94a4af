import type { texts as english } from "#i18n/en/projects.ts";
import type { Translated } from "#i18n/texts.ts";

export const texts = {
  title: "Projeleriniz",
  create: "Proje oluştur",
  states: "Durum",
  all: "Hepsi",
  counterNew: "Yeni",
  counterTotal: "Başvuru",
  counterBooked: "Kesinleşen",
  bookedOf: "{{booked}} / {{wanted}}",
  due: "Son başvuru {{date}}",
  deniedBecause: "Reddedildi:",
  fix: "Düzelt ve yeniden gönder",
  continueAt: "{{step}}. adımdan sürdür (toplam {{of}})",
  finish: "Gözden geçir ve gönder",
  pendingNote: "İncelemede. Bir yönetici karar verir vermez size bildiririz.",
  openSubmissions: "Başvuruları gör",
  companyFirst: "Önce şirketinizi oluşturun",
  companyFirstText:
    "Her proje bir şirkete aittir; böylece oyuncuları kimin seçtiği bilinir. Bir dakika sürer.",
  createCompany: "Şirket oluştur",
  first: "İlk projenizi yayımlayın",
  firstText:
    "Beş kısa adım. Çıkıp geri dönebilirsiniz. Bir yönetici projeyi onayladıktan sonra oyuncular başvurabilir.",
  noneInState: "Bu durumda proje yok.",
} as const satisfies Translated<typeof english>;
