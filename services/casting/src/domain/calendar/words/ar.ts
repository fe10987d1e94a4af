import type { CalendarWords } from "./calendar-words.ts";

export const AR: CalendarWords = {
  about: "تجارب الأداء والحجوزات والأيام المحجوزة من Callboard.",
  kinds: {
    Audition: "تجربة أداء",
    Callback: "جولة ثانية",
    Booking: "حجز",
    Avail: "استفسار عن التفرّغ",
    FirstRefusal: "أولوية الحجز",
    Hold: "حجز مبدئي",
    Offer: "عرض عمل",
    Filming: "تصوير",
  },
  tentative: "{title} (غير مؤكد)",
  cancelled: "أُلغي: {title}",
  videoCall: "مكالمة فيديو",
  labels: {
    role: "الدور",
    project: "المشروع",
    company: "الشركة",
    client: "من تمثّله",
    performer: "صاحب الترشّح",
    localTime: "الوقت هناك",
    place: "المكان",
    message: "من فريق اختيار الممثلين",
    open: "فتح في Callboard",
  },
};
