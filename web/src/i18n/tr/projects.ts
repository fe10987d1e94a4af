import type { texts as english } from "#i18n/en/projects.ts";
import type { Translated } from "#i18n/texts.ts";

export const texts = {
  title: "Projeleriniz",
  create: "Proje oluştur",
  states: "Durum",
  all: "Hepsi",
  counterNew: "Yeni",
  counterTotal: "Başvuru",
  counterBooked: "Anlaşılan",
  bookedOf: "{{booked}} / {{wanted}}",
  due: "Son başvuru {{date}}",
  deniedBecause: "Geri gönderildi:",
  fix: "Düzelt ve yeniden gönder",
  continueAt: "{{step}}. adımdan sürdür (toplam {{of}})",
  finish: "Gözden geçir ve gönder",
  pendingNote: "Bir yönetici inceliyor. Karar verilince haberiniz olur.",
  openSubmissions: "Başvurular",
  companyFirst: "Önce şirketinizi oluşturun",
  companyFirstText:
    "Her proje bir şirkete aittir; oyuncular seçmeyi kimin yaptığını bilir. Bir dakika sürer.",
  createCompany: "Şirket oluştur",
  first: "İlk projenizi yayımlayın",
  firstText:
    "Beş kısa adım, ilerledikçe kaydedilir. Bir yönetici çoğu zaman bir gün içinde onaylar; sonra oyuncular başvurabilir.",
  noneInState: "Bu durumda proje yok.",
} as const satisfies Translated<typeof english>;
