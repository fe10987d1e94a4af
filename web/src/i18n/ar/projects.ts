import type { texts as english } from "#i18n/en/projects.ts";
import type { Arabic } from "#i18n/texts.ts";

export const texts = {
  title: "مشاريعك",
  create: "إنشاء مشروع",
  states: "الحالة",
  all: "الكل",
  counterNew: "جديد",
  counterTotal: "الترشّحات",
  counterBooked: "تم الحجز",
  bookedOf: "{{booked}} من {{wanted}}",
  due: "التقديم حتى {{date}}",
  deniedBecause: "رُفض:",
  fix: "أصلحه وأعد إرساله",
  continueAt: "تابع من الخطوة {{step}} من {{of}}",
  finish: "راجع وأرسل",
  pendingNote: "قيد المراجعة. سنخبرك فور أن يقرر أحد المشرفين.",
  openSubmissions: "عرض الترشّحات",
  companyFirst: "أنشئ شركتك أولًا",
  companyFirstText: "كل مشروع يتبع شركة ليُعرف من يختار الممثلين. لا يستغرق ذلك سوى دقيقة.",
  createCompany: "إنشاء الشركة",
  first: "انشر مشروعك الأول",
  firstText:
    "خمس خطوات قصيرة، ويمكنك المغادرة والعودة. بعد أن يوافق أحد المشرفين على المشروع يمكن الترشّح له.",
  noneInState: "لا مشاريع بهذه الحالة.",
} as const satisfies Arabic<typeof english>;
