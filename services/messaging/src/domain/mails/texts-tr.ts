import { forEverybody, type MailTexts } from "./mail-kinds.ts";
import { ACCOUNTS_TR } from "./texts/accounts-tr.ts";
import { PROJECTS_TR } from "./texts/projects-tr.ts";
import { SUBMISSIONS_TR } from "./texts/submissions-tr.ts";

const MESSAGE_UNREAD = {
  subject: "{talent} size yazdı",
  body: "{talent} size bir mesaj gönderdi. Konu: {project}.",
  action: "Oku ve yanıtla",
};

const PAYMENT_FAILED = {
  subject: "Ödemeniz alınamadı",
  body: "Planınızın ödemesini alamadık. Planınız 14 gün daha geçerli. Lütfen kartınızı kontrol edin.",
  action: "Ödemeyi kontrol et",
};

const CLOSED = {
  subject: "Hesabınız kapatıldı",
  body: "Hesabınızı kapattınız. 30 gün içinde silinecek. O zamana kadar hesabı geri açmak ya da verilerinizi dışa aktarmak için oturum açabilirsiniz.",
  action: "Oturum aç",
};

const SUSPENDED = {
  subject: "Hesabınız askıya alındı",
  body: "Bir yönetici hesabınızı askıya aldı. Nedenini okumak ve verilerinizi dışa aktarmak için oturum açın.",
  action: "Nedenini oku",
};

export const TR: MailTexts = {
  greeting: "Merhaba {firstName},",
  labels: {
    project: "Proje",
    role: "Rol",
    company: "Şirket",
    agent: "Menajer",
    client: "Temsil edilen oyuncu",
    performer: "Oyuncu",
    request: "İstek",
    response: "Yanıt",
    time: "Zaman",
    length: "Süre",
    place: "Yer",
    videoCall: "Görüntülü görüşme",
    respondBy: "Son yanıt zamanı",
    due: "Serbest bırakma için ödenecek",
    changes: "Değişenler",
    formerPay: "Önceki ücret",
    pay: "Şimdiki ücret",
  },
  requests: {
    Avail: { name: "Müsaitlik sorgusu", meaning: "Bu günlerde müsait misiniz? Kimseyi bağlamaz." },
    FirstRefusal: {
      name: "İlk opsiyon",
      meaning: "Bu günlerde başka bir iş almadan önce bu şirkete sorarsınız.",
    },
    Hold: { name: "Opsiyon", meaning: "Şirket karar verene dek bu günleri boş tutarsınız." },
    Offer: { name: "Teklif", meaning: "Kabul ettiğinizde rolünüz kesinleşir." },
    Booking: { name: "Kesinleşen iş", meaning: "" },
  },
  responses: {
    Free: "Müsait",
    Conditional: "Koşulla müsait",
    NotFree: "Müsait değil",
    Accepted: "Kabul edildi",
    Declined: "Reddedildi",
  },
  there: "oradaki saatle {time}",
  placeLater: "Seçme onaylanınca gösterilir",
  topics: {
    Pay: "Ücret",
    Dates: "Tarihler",
    Place: "Yer",
    Nudity: "Çıplaklık veya yetişkin sahneleri",
    Age: "Yaş",
    Company: "Şirket",
    Contact: "İletişim",
  },
  footer: { settings: "Size ne gönderdiğimizi seçin", unsubscribe: "Bu e-postaları durdurun" },
  reasons: {
    talent: "Bu e-postayı, Callboard'da oyuncu hesabınız olduğu için alıyorsunuz.",
    agent: "Bu e-postayı, bu kişiyi Callboard'da temsil ettiğiniz için alıyorsunuz.",
    casting: "Bu e-postayı, Callboard'da bu şirket adına oyuncu seçtiğiniz için alıyorsunuz.",
    admin: "Bu e-postayı, Callboard yöneticisi olduğunuz için alıyorsunuz.",
    invitee: "Bu e-postayı, Callboard'da birisi bu adresi davet ettiği için alıyorsunuz.",
  },
  mails: {
    ...SUBMISSIONS_TR,
    ...PROJECTS_TR,
    ...ACCOUNTS_TR,
    "company-invited": {
      invitee: {
        subject: "Callboard'da bir şirketle çalışma daveti",
        body: "Callboard'daki bir şirket sizinle çalışmak istiyor; aşağıdaki ad şirketin kendi verdiği addır. Bu e-posta adresiyle oturum açın veya Yapım hesabı oluşturun, ardından daveti kabul edin. Davet iki hafta geçerlidir.",
        action: "Daveti gör",
      },
    },
    "client-invited": {
      invitee: {
        subject: "Callboard'da temsil edilme daveti",
        body: "Callboard'daki bir menajer sizi temsil etmek istiyor; aşağıdaki ad menajerin kendi adıdır. Bu e-posta adresiyle Oyuncu hesabı oluşturun, ardından daveti profilinizde kabul edin. Davet 30 gün geçerlidir.",
        action: "Kaydol ve kabul et",
      },
    },
    "client-requested": {
      invitee: {
        subject: "Bir menajer sizi temsil etmek istiyor",
        body: "Callboard'daki bir menajer sizi temsil etmek istiyor ve bu e-posta adresini davet etti; aşağıdaki ad menajerin kendi adıdır. İsteği profilinizde okuyun, kabul edin veya reddedin. İstek 30 gün geçerlidir.",
        action: "İsteği oku",
      },
    },
    welcome: {
      talent: {
        subject: "Callboard'a hoş geldiniz",
        body: "Kaydınız tamamlandı. Şimdi profilinizi tamamlayın ve başvuracağınız bir rol bulun.",
        action: "Panoyu aç",
      },
      agent: {
        subject: "Callboard'a hoş geldiniz",
        body: "Kaydınız tamamlandı. Şimdi temsil ettiğiniz oyuncuları ekleyin ve rollere önerin.",
        action: "Panoyu aç",
      },
      casting: {
        subject: "Callboard'a hoş geldiniz",
        body: "Kaydınız tamamlandı. Şimdi şirketinizi oluşturun ve ilk projenizi yayımlayın.",
        action: "Panoyu aç",
      },
      admin: {
        subject: "Callboard'a hoş geldiniz",
        body: "Kaydınız tamamlandı. Onay bekleyen projeler panonuzda.",
        action: "Panoyu aç",
      },
    },
    "project-approved": {
      casting: {
        subject: "{project} onaylandı",
        body: "{project} onaylandı ve artık başvuru alıyor.",
        action: "Projeyi gör",
      },
    },
    "project-denied": {
      casting: {
        subject: "{project} için değişiklik gerekiyor",
        body: "{project} bir yönetici tarafından yorumla reddedildi. Yorumu okumak, değişiklikleri yapmak ve yeniden göndermek için açın.",
        action: "Değişiklikleri yap",
      },
    },
    "project-taken-down": {
      casting: {
        subject: "{project} yayından kaldırıldı",
        body: "{project} bir yönetici tarafından yorumla yayından kaldırıldı. Artık aramada görünmüyor ve başvuru almıyor. Yorumu okumak, değişiklikleri yapmak ve yeniden göndermek için açın.",
        action: "Değişiklikleri yap",
      },
    },
    "audition-requested": {
      talent: {
        subject: "{project} için seçme daveti",
        body: "{project} için bir seçme davetiniz var. Onaylamak veya reddetmek için açın.",
        action: "Yanıtla",
      },
      agent: {
        subject: "{talent} için seçme daveti: {project}",
        body: "{talent} için {project} projesinden bir seçme daveti var. Onaylamak veya reddetmek için açın.",
        action: "Yanıtla",
      },
    },
    "audition-confirmed": {
      talent: {
        subject: "{project} için seçme onaylandı",
        body: "{project} için seçmeniz onaylandı.",
        action: "Seçmeyi gör",
      },
      agent: {
        subject: "{talent} için seçme onaylandı: {project}",
        body: "{talent} için {project} seçmesi onaylandı.",
        action: "Seçmeyi gör",
      },
      casting: {
        subject: "Seçme onaylandı: {talent}, {project}",
        body: "{talent} için {project} seçmesi onaylandı.",
        action: "Başvuruyu gör",
      },
    },
    "audition-declined": {
      talent: {
        subject: "{project} için seçme reddedildi",
        body: "{project} için seçmeniz reddedildi ve cast ekibine bildirildi.",
        action: "Başvuruyu gör",
      },
      agent: {
        subject: "{talent} için seçme reddedildi: {project}",
        body: "{talent} için {project} seçmesi reddedildi ve cast ekibine bildirildi.",
        action: "Başvuruyu gör",
      },
      casting: {
        subject: "Seçme reddedildi: {talent}, {project}",
        body: "{talent} {project} seçmesine katılmayacak. Saat yeniden boş; başka bir saat önerebilirsiniz.",
        action: "Başvuruyu gör",
      },
    },
    "audition-cancelled": {
      talent: {
        subject: "{project} için seçme iptal edildi",
        body: "Cast ekibi {project} için seçmenizi iptal etti. Başvurunuz değerlendirilmeye devam ediyor.",
        action: "Başvuruyu gör",
      },
      agent: {
        subject: "{talent} için seçme iptal edildi: {project}",
        body: "Cast ekibi {talent} için {project} seçmesini iptal etti. Başvuru değerlendirilmeye devam ediyor.",
        action: "Başvuruyu gör",
      },
      casting: {
        subject: "Seçme iptal edildi: {talent}, {project}",
        body: "{talent} için {project} seçmesi iptal edildi. Saat yeniden boş.",
        action: "Başvuruyu gör",
      },
    },
    booked: {
      talent: {
        subject: "{project} için rolünüz kesinleşti",
        body: "Tebrikler! {project} için rolünüz kesinleşti.",
        action: "Rolü gör",
      },
      agent: {
        subject: "{talent} için rol kesinleşti: {project}",
        body: "Tebrikler! {talent} için {project} projesindeki rol kesinleşti.",
        action: "Rolü gör",
      },
    },
    "not-booked": {
      talent: {
        subject: "{project}: bu kez olmadı",
        body: "{project} için başvurduğunuz için teşekkürler. Cast ekibi bu kez başka bir yönde ilerledi.",
        action: "Başvuruyu gör",
      },
      agent: {
        subject: "{project}: {talent} için bu kez olmadı",
        body: "{talent} adına {project} için başvurduğunuz için teşekkürler. Cast ekibi bu kez başka bir yönde ilerledi.",
        action: "Başvuruyu gör",
      },
    },
    released: {
      talent: {
        subject: "{project} için serbest bırakıldınız",
        body: "{project} için serbest bırakıldınız. Ayırdığınız günler yeniden boş.",
        action: "Başvuruyu gör",
      },
      agent: {
        subject: "{talent} serbest bırakıldı: {project}",
        body: "{talent} {project} için serbest bırakıldı. Ayrılan günler yeniden boş.",
        action: "Başvuruyu gör",
      },
    },
    "role-cast": {
      talent: {
        subject: "Rol için karar verildi: {project}",
        body: "{project} projesinde beklediğiniz rol başka birine verildi. Ayırdığınız günler yeniden boş.",
        action: "Başvuruyu gör",
      },
      agent: {
        subject: "{talent} için bekleyen rol verildi: {project}",
        body: "{project} projesinde {talent} için bekleyen rol başka birine verildi. Ayrılan günler yeniden boş.",
        action: "Başvuruyu gör",
      },
    },
    "message-unread": forEverybody(MESSAGE_UNREAD),
    "payment-failed": forEverybody(PAYMENT_FAILED),
    suspended: forEverybody(SUSPENDED),
    "account-closed": forEverybody(CLOSED),
  },
};
