import { forEverybody, type MailTexts } from "#domain/mails/mail-kinds.ts";

/** Mails about submissions. */
export const SUBMISSIONS_TR = {
  "position-invited": {
    talent: {
      subject: "Başvuru daveti: {project}",
      body: "{company} sizi {project} projesindeki bir role başvurmaya davet ediyor.",
      action: "Rolü gör",
    },
    agent: {
      subject: "{talent} için başvuru daveti: {project}",
      body: "{company}, {talent} adlı oyuncuyu {project} projesindeki bir role başvurmaya davet ediyor.",
      action: "Rolü gör",
    },
  },
  "search-matched": forEverybody({
    subject: "{project} kayıtlı aramanıza uyuyor",
    body: "Yeni proje {project}, kaydettiğiniz bir aramaya uyuyor.",
    action: "Projeyi gör",
  }),
  "submission-received": {
    casting: {
      subject: "{project} için yeni başvuru",
      body: "{project} için yeni bir başvuru geldi.",
      action: "Başvuruları gör",
    },
  },
  "submission-withdrawn": {
    casting: {
      subject: "Başvuru geri çekildi: {talent}, {project}",
      body: "{talent} adlı oyuncunun {project} başvurusu geri çekildi.",
      action: "Başvuruyu gör",
    },
  },
  "time-requested": {
    casting: {
      subject: "{talent} başka bir saat istiyor: {project}",
      body: "{talent}, {project} için başka bir seçme saati istiyor. Önerdiğiniz saat, siz yanıt verene kadar kendisine ayrılmış kalır.",
      action: "Yanıtla",
    },
  },
  "no-show-recorded": {
    talent: {
      subject: "Gelmedi olarak işaretlendiniz: {project}",
      body: "Cast ekibi, {project} için seçmenize gelmediğinizi belirtti. Doğru değilse yedi gün içinde bildirin.",
      action: "Başvuruyu gör",
    },
    agent: {
      subject: "{talent} gelmedi olarak işaretlendi: {project}",
      body: "Cast ekibi, {talent} adlı oyuncunun {project} seçmesine gelmediğini belirtti. Doğru değilse yedi gün içinde bildirin.",
      action: "Başvuruyu gör",
    },
  },
  "no-show-disputed": {
    casting: {
      subject: "{talent} gelmedi kaydına itiraz etti: {project}",
      body: "{talent}, {project} seçmesinde gelmedi olarak işaretlenmişti ve bunun doğru olmadığını söylüyor. İşaret kaldırıldı; gerekçe başvuruda yazıyor.",
      action: "Başvuruyu gör",
    },
  },
  "audition-moved": {
    talent: {
      subject: "{project} seçmeniz değişti",
      body: "Cast ekibi {project} için seçmenizin zamanını veya yerini değiştirdi. Size uyup uymadığını görmek için açın.",
      action: "Seçmeyi gör",
    },
    agent: {
      subject: "{talent} için seçme değişti: {project}",
      body: "Cast ekibi {talent} için {project} seçmesinin zamanını veya yerini değiştirdi. Uyup uymadığını görmek için açın.",
      action: "Seçmeyi gör",
    },
  },
  "avail-requested": {
    talent: {
      subject: "{project} için {request}",
      body: "Cast ekibi {project} için tarihlerinizi soruyor.",
      action: "Yanıtla",
    },
    agent: {
      subject: "{talent} için {request}: {project}",
      body: "Cast ekibi {project} için {talent} adlı kişinin tarihlerini soruyor.",
      action: "Yanıtla",
    },
  },
  "avail-moved-up": {
    casting: {
      subject: "{talent} için sıranız yükseldi: {project}",
      body: "{talent} için sorduğunuz bir gün boşaldı: isteğinizin sırası yükseldi.",
      action: "İsteği gör",
    },
  },
  "avail-taken": {
    casting: {
      subject: "{talent} için bir gün doldu: {project}",
      body: "{talent}, sorduğunuz bir günde başka bir yapım için kesinleşti.",
      action: "İsteği gör",
    },
  },
  "offer-made": {
    talent: {
      subject: "{project} için teklif",
      body: "{project} için bir teklif aldınız. Kabul ettiğinizde rolünüz bu koşullarla kesinleşir.",
      action: "Yanıtla",
    },
    agent: {
      subject: "{talent} için teklif: {project}",
      body: "{talent}, {project} için bir teklif aldı. Kabul edildiğinde rolü bu koşullarla kesinleşir.",
      action: "Yanıtla",
    },
  },
  "request-answered": {
    casting: {
      subject: "{talent} yanıtladı: {project}",
      body: "{talent} için {project} isteğinize yanıt geldi.",
      action: "Yanıtı gör",
    },
  },
  "request-expired": {
    talent: {
      subject: "{project} isteğinin süresi doldu",
      body: "{project} için bir isteği yanıtlama süresi doldu. Başvurunuz değerlendirilmeye devam ediyor.",
      action: "Başvuruyu gör",
    },
    agent: {
      subject: "{talent} için isteğin süresi doldu: {project}",
      body: "{talent} için {project} isteğini yanıtlama süresi doldu. Başvuru değerlendirilmeye devam ediyor.",
      action: "Başvuruyu gör",
    },
    casting: {
      subject: "{talent} yanıt vermedi: {project}",
      body: "{talent} için {project} isteğinizin süresi yanıtsız doldu.",
      action: "Başvuruyu gör",
    },
  },
  "request-undecided": {
    talent: {
      subject: "{project} için bir istek sona erdi",
      body: "{project} için bir isteği yanıtladınız, ancak cast ekibi zamanında karar vermedi. Tarihleriniz yeniden serbest. Başvurunuz değerlendirilmeye devam ediyor.",
      action: "Başvuruyu gör",
    },
    agent: {
      subject: "{talent} için bir istek sona erdi: {project}",
      body: "{talent} ve {project} için bir istek yanıtlanmıştı, ancak cast ekibi zamanında karar vermedi. Tarihler yeniden serbest. Başvuru değerlendirilmeye devam ediyor.",
      action: "Başvuruyu gör",
    },
    casting: {
      subject: "{talent} için isteğiniz sona erdi: {project}",
      body: "{talent}, {project} için isteğinizi yanıtladı ve karar süresi doldu. Tarihler yeniden serbest. Yeni bir istek gönderebilirsiniz.",
      action: "Başvuruyu gör",
    },
  },
} satisfies Partial<MailTexts["mails"]>;
