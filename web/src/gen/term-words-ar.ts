/** Generated from the words of terms in the catalog. */
export const TERM_WORDS = {
  "labels": {
    "days": "الأيام",
    "fee": "الأجر",
    "text": "الاستخدام والشروط",
    "cancellation": "عند الإلغاء",
    "mayCancel": "يحق الإلغاء لـ",
    "source": "مصدر هذه الشروط"
  },
  "units": {
    "Hourly": "بالساعة",
    "Half Day": "بنصف اليوم",
    "Daily": "باليوم",
    "Weekly": "بالأسبوع",
    "Monthly": "بالشهر",
    "Per Episode": "بالحلقة",
    "Per Performance": "بالعرض",
    "Flat": "إجمالًا",
    "Deferred": "مؤجل",
    "Unpaid": "بلا أجر"
  },
  "feeByUnit": "{fee} {unit}",
  "noneRecorded": "لا شروط مسجّلة",
  "notStated": "غير مذكور",
  "company": "الشركة",
  "eitherSide": "أي من الطرفين",
  "step": "{when}: {percent} من الأجر.",
  "fromBooking": "منذ الحجز",
  "hoursBefore": "قبل العمل بأقل من {hours}",
  "daysBefore": "ابتداءً من الساعة {time}، قبل {days}",
  "workingDaysBefore": "ابتداءً من الساعة {time}، قبل {days} (أيام عمل)",
  "ownLengthBefore": "قبل العمل بأقل من مدته",
  "upToDays": "للأعمال حتى {days}.",
  "fromDays": "للأعمال من {days} فأكثر.",
  "beyondControl": "بسبب الطقس أو سبب آخر خارج عن الإرادة: {percent} بدلًا من ذلك.",
  "eachDay": "يُحسب كل يوم على حدة.",
  "counted": "يبدأ العمل في الساعة {time}، {zone}.",
  "agreement": "{name}، كما في {since}: {source}",
  "due": "المستحق بحسب الشروط: {amount}.",
  "dueShare": "المستحق {percent} من الأجر.",
  "nothingDue": "لا شيء مستحق بحسب الشروط.",
  "dueBeyondControl": "حُسب بوصفه خارجًا عن الإرادة."
} as const;
