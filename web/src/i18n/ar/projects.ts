import type { texts as english } from "#i18n/en/projects.ts";
import type { Arabic } from "#i18n/texts.ts";

export const texts = {
  title: "مشاريعك",
  create: "إنشاء مشروع",
  states: "الحالة",
  all: "الكل",
  counterNew: "جديد",
  counterTotal: "الطلبات",
  counterBooked: "المتعاقد معهم",
  bookedOf: "{{booked}} من {{wanted}}",
  due: "التقديم حتى {{date}}",
  deniedBecause: "أُعيد إليك:",
  fix: "أصلحه وأعد إرساله",
  continueAt: "تابع من الخطوة {{step}} من {{of}}",
  finish: "راجع وأرسل",
  pendingNote: "ينظر فيه أحد المشرفين، وسنخبرك فور اتخاذ القرار.",
  openSubmissions: "الطلبات",
  companyFirst: "أنشئ شركتك أولًا",
  companyFirstText: "كل مشروع تابع لشركة ليعرف الممثلون من يختارهم. لا يستغرق ذلك سوى دقيقة.",
  createCompany: "إنشاء الشركة",
  first: "انشر مشروعك الأول",
  firstText: "خمس خطوات قصيرة تُحفظ تباعًا. يوافق عليه أحد المشرفين خلال يوم عادةً، ثم يمكن التقدم إليه.",
  noneInState: "لا مشروع في هذه الحالة.",
} as const satisfies Arabic<typeof english>;
