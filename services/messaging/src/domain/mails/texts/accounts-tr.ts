import { forEverybody, type MailTexts } from "#domain/mails/mail-kinds.ts";

/** Mails about accounts. */
export const ACCOUNTS_TR = {
  "agent-requested": {
    talent: {
      subject: "Bir menajer sizi temsil etmek istiyor",
      body: "Callboard'da bir menajer sizi temsil etmek istiyor. Yalnızca tanıdığınız birini kabul edin.",
      action: "Yanıtla",
    },
  },
  "agent-linked": {
    talent: {
      subject: "Temsiliniz onaylandı",
      body: "Menajeriniz artık sizin adınıza başvurabilir ve yanıt verebilir.",
      action: "Temsili gör",
    },
    agent: {
      subject: "Artık {talent} adlı oyuncuyu temsil ediyorsunuz",
      body: "{talent} artık listenizde. Onun adına başvurabilir ve yanıt verebilirsiniz.",
      action: "Listeyi gör",
    },
  },
  "agent-unlinked": {
    talent: {
      subject: "Temsiliniz sona erdi",
      body: "Menajeriniz artık Callboard'da sizin adınıza işlem yapmıyor.",
      action: "Temsili gör",
    },
    agent: {
      subject: "Artık {talent} adlı oyuncuyu temsil etmiyorsunuz",
      body: "{talent} artık listenizde değil.",
      action: "Listeyi gör",
    },
  },
  "company-joined": forEverybody({
    subject: "{company} şirketine katıldınız",
    body: "Artık Callboard'da {company} için çalışıyorsunuz.",
    action: "Şirketi aç",
  }),
  "company-left": forEverybody({
    subject: "Artık {company} için çalışmıyorsunuz",
    body: "Callboard'da {company} üyeliğiniz sona erdi.",
    action: "Panoyu aç",
  }),
  "roles-changed": forEverybody({
    subject: "Hesap türünüz değişti",
    body: "Bir yönetici hesap türünüzü değiştirdi. Bunu beklemiyorsanız yöneticilere yazın.",
    action: "Profili aç",
  }),
  "password-changed": forEverybody({
    subject: "Parolanız değiştirildi",
    body: "Callboard hesabınızın parolası değiştirildi. Bunu siz yapmadıysanız hemen yeni bir parola belirleyin: değiştiren kişi e-postalarınızı okuyor olabilir; posta kutunuzun parolasını da değiştirin ve yöneticilere yazın.",
    action: "Güvenliği aç",
  }),
  "phone-changed": forEverybody({
    subject: "Telefonla oturum açma değişti",
    body: "Callboard'da oturum açtığınız telefon numarası eklendi, değiştirildi ya da kaldırıldı. Bunu siz yapmadıysanız numarayı kaldırın, hemen yeni bir parola belirleyin ve yöneticilere yazın.",
    action: "Güvenliği aç",
  }),
  "token-created": forEverybody({
    subject: "Bir erişim anahtarı oluşturuldu",
    body: "Bir programın Callboard'u sizin adınıza kullanabileceği bir erişim anahtarı oluşturuldu. Bunu siz yapmadıysanız anahtarı iptal edin, hemen yeni bir parola belirleyin ve yöneticilere yazın.",
    action: "Güvenliği aç",
  }),
  "phone-taken": forEverybody({
    subject: "Telefon numaranızla artık oturum açamazsınız",
    body: "Callboard'da oturum açtığınız telefon numarasının kendisine ait olduğunu başka biri kanıtladı: operatörler numaraları yeni kişilere verir. E-posta adresinizle eskisi gibi oturum açarsınız. Numara hâlâ sizinse yeniden kanıtlayın ve yöneticilere yazın.",
    action: "Güvenliği aç",
  }),
  "plan-changed": forEverybody({
    subject: "Planınız değişti",
    body: "Planınızın durumu değişti. Neleri kapsadığını ve ne zamana kadar geçerli olduğunu görmek için açın.",
    action: "Planı gör",
  }),
  "media-rejected": forEverybody({
    subject: "Bir dosya kullanılamadı",
    body: "Yüklediğiniz bir dosya bozuk, çok büyük veya kabul etmediğimiz bir türde. Lütfen başka bir dosya yükleyin.",
    action: "Profili aç",
  }),
  "media-ready": forEverybody({
    subject: "{file} hazır",
    body: "Yüklediğiniz {file} dosyası kontrol edildi ve gösterilebilir.",
    action: "Profili aç",
  }),
  reinstated: forEverybody({
    subject: "Hesabınız yeniden etkin",
    body: "Askıya alma sona erdi. Her şey eskisi gibi.",
    action: "Panoyu aç",
  }),
  warned: forEverybody({
    subject: "Yöneticilerden uyarı",
    body: "Yazdığınız veya yayımladığınız bir şey şikâyet edildi ve yöneticiler şikâyeti haklı buldu. Lütfen kurallara uyun: yeni bir şikâyet hesabınızın askıya alınmasına yol açabilir.",
    action: "Panoyu aç",
  }),
  "report-actioned": forEverybody({
    subject: "Şikâyetiniz üzerine işlem yapıldı",
    body: "Haber verdiğiniz için teşekkürler. Yöneticiler gerekeni yaptı.",
    action: "Panoyu aç",
  }),
  "report-dismissed": forEverybody({
    subject: "Şikâyetiniz incelendi",
    body: "Haber verdiğiniz için teşekkürler. Yöneticiler kural ihlali bulmadı. İtiraz edebilirsiniz.",
    action: "Panoyu aç",
  }),
  "conversation-locked": forEverybody({
    subject: "Bir konuşma kilitlendi",
    body: "Yöneticiler bir şikâyetin ardından bir konuşmanızı kilitledi. Okuyabilir, ancak yazamazsınız.",
    action: "Postayı aç",
  }),
  "report-filed": {
    admin: {
      subject: "Bir şikâyet inceleme bekliyor",
      body: "Bir üye mesajları şikâyet etti. Şikâyet inceleme bekliyor.",
      action: "Şikâyeti incele",
    },
  },
} satisfies Partial<MailTexts["mails"]>;
