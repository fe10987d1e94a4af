import type { CalendarWords } from "./calendar-words.ts";

export const TR: CalendarWords = {
  about: "Callboard'daki seçmeler, kesinleşen işler ve opsiyonlu günler.",
  kinds: {
    Audition: "Seçme",
    Callback: "İkinci tur",
    Booking: "Kesinleşen iş",
    Avail: "Müsaitlik sorgusu",
    FirstRefusal: "İlk opsiyon",
    Hold: "Opsiyon",
    Offer: "Teklif",
    Filming: "Çekim",
  },
  tentative: "{title} (onaylanmadı)",
  cancelled: "İptal edildi: {title}",
  videoCall: "Görüntülü görüşme",
  labels: {
    role: "Rol",
    project: "Proje",
    company: "Şirket",
    client: "Temsil edilen oyuncu",
    performer: "Oyuncu",
    localTime: "Oradaki saat",
    place: "Yer",
    message: "Cast ekibinden",
    open: "Callboard'da aç",
  },
};
