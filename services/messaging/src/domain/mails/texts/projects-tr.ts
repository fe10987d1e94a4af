import type { MailTexts } from "#domain/mails/mail-kinds.ts";

/** Mails about projects. */
export const PROJECTS_TR = {
  "project-submitted": {
    admin: {
      subject: "{project} onay bekliyor",
      body: "{project} gönderildi ve onay bekliyor.",
      action: "Projeyi incele",
    },
  },
  "project-resubmitted": {
    admin: {
      subject: "{project} yeniden onay bekliyor",
      body: "{project} değiştirildi ve yeniden gönderildi.",
      action: "Projeyi incele",
    },
  },
  "project-closed": {
    casting: {
      subject: "{project} kapandı",
      body: "{project} kapandı ve başvuru almıyor. 90 gün içinde yeniden açılabilir.",
      action: "Projeyi gör",
    },
  },
  "position-filled": {
    casting: {
      subject: "Rol doldu: {project}",
      body: "Rolün gerektirdiği sayıda oyuncu kesinleşti.",
      action: "Projeyi gör",
    },
  },
  "project-changed": {
    talent: {
      subject: "{project} değişti",
      body: "Başvurduğunuz {project} projesinin ilanı değişti.",
      action: "Değişiklikleri gör",
    },
    agent: {
      subject: "{project} değişti: {talent}",
      body: "{talent} için başvurulan {project} projesinin ilanı değişti.",
      action: "Değişiklikleri gör",
    },
  },
  "pay-changed": {
    talent: {
      subject: "{project}: ücret değişti",
      body: "{project} projesinde başvurduğunuz bir rolün ücreti değişti. Daha önce aldığınız istek ve teklifler koşullarını korur.",
      action: "Rolü gör",
    },
    agent: {
      subject: "{project}: ücret değişti",
      body: "{project} projesinde temsil ettiğiniz oyuncuların başvurduğu bir rolün ücreti değişti. Daha önce aldıkları istek ve teklifler koşullarını korur.",
      action: "Rolü gör",
    },
  },
  "project-paused": {
    talent: {
      subject: "{project} inceleniyor",
      body: "Yöneticiler {project} projesini şimdilik yayından kaldırdı. Kişisel veri paylaşmayın ve ödeme yapmayın. Başvurunuz saklanıyor.",
      action: "Başvuruyu gör",
    },
    agent: {
      subject: "{project} inceleniyor: {talent}",
      body: "Yöneticiler {project} projesini şimdilik yayından kaldırdı. Kişisel veri paylaşmayın ve ödeme yapmayın. {talent} için başvuru saklanıyor.",
      action: "Başvuruyu gör",
    },
  },
  "project-ended": {
    talent: {
      subject: "{project} kapandı",
      body: "{project} kapandı. Başvurduğunuz için teşekkürler.",
      action: "Başvuruyu gör",
    },
    agent: {
      subject: "{project} kapandı: {talent}",
      body: "{project} kapandı. {talent} için başvurduğunuz için teşekkürler.",
      action: "Başvuruyu gör",
    },
  },
} satisfies Partial<MailTexts["mails"]>;
