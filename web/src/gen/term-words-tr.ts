/** Generated from the words of terms in the catalog. */
export const TERM_WORDS = {
  "labels": {
    "days": "Günler",
    "fee": "Ücret",
    "text": "Kullanım ve koşullar",
    "cancellation": "İptal edilirse",
    "mayCancel": "İptal edebilen",
    "source": "Bu koşulların kaynağı"
  },
  "units": {
    "Hourly": "saatlik",
    "Half Day": "yarım günlük",
    "Daily": "günlük",
    "Weekly": "haftalık",
    "Monthly": "aylık",
    "Per Episode": "bölüm başı",
    "Per Performance": "gösteri başı",
    "Flat": "toplam",
    "Deferred": "ertelenmiş",
    "Unpaid": "ücretsiz"
  },
  "feeByUnit": "{fee}, {unit}",
  "noneRecorded": "Kayıtlı koşul yok",
  "notStated": "Belirtilmedi",
  "company": "Şirket",
  "eitherSide": "İki taraf da",
  "step": "{when}: ücretin {percent} kadarı.",
  "fromBooking": "Rol verildiği andan itibaren",
  "hoursBefore": "İşe {hours} kalmasından itibaren",
  "daysBefore": "İşten {days} önce saat {time} itibarıyla",
  "workingDaysBefore": "İşten {days} (iş günü) önce saat {time} itibarıyla",
  "ownLengthBefore": "İşe, işin kendi süresinden az kala",
  "upToDays": "En çok {days} süren işler.",
  "fromDays": "En az {days} süren işler.",
  "beyondControl": "Hava durumu veya elde olmayan başka bir neden: bunun yerine {percent}.",
  "eachDay": "Her gün ayrı sayılır.",
  "counted": "İş saat {time} başlar, {zone}.",
  "agreement": "{name}, {since} itibarıyla: {source}",
  "due": "Koşullara göre ödenecek tutar: {amount}.",
  "dueShare": "Ödenecek pay: ücretin {percent} kadarı.",
  "nothingDue": "Koşullara göre ödenecek bir şey yok.",
  "dueBeyondControl": "Elde olmayan neden olarak sayıldı."
} as const;
