import type { texts as english } from "#i18n/en/company.ts";
import type { Translated } from "#i18n/texts.ts";

export const texts = {
  title: "Şirket",
  lead: "Şirketiniz yayımladığınız her projede görünür. Vergi numarasını yalnızca şirketiniz ve yöneticiler görür.",
  leadNew: "Projeler bir şirkete aittir. Önce şirketinizi anlatın, sonra ilk projenizi yayımlayın.",
  name: "Şirket adı",
  ein: "Vergi numarası (EIN)",
  einHelp: "Dokuz rakam, örneğin 12-3456789. Yalnızca şirketiniz ve yöneticiler görür.",
  country: "Ülke",
  city: "Şehir",
  email: "İş e-postası",
  phone: "İş telefonu",
  phoneHelp: "Ülke koduyla yazın, örneğin +1 310 555 0134.",
  bio: "Şirket hakkında",
  bioHelp: "Ne, kimin için yapıyorsunuz.",
  capabilities: "Hizmetler",
  capabilitiesHelp: "Birini yazıp Enter'a basın; örneğin oyuncu seçimi, yapım ya da post prodüksiyon.",
  members_one: "{{count}} üye",
  members_other: "{{count}} üye",
  create: "Şirketi oluştur",
  created: "Şirket oluşturuldu. Artık proje yayımlayabilirsiniz.",
  saved: "Şirket kaydedildi.",
  toProjects: "Projeleriniz",
} as const satisfies Translated<typeof english>;
