import type { texts as english } from "#i18n/en/company.ts";
import type { Translated } from "#i18n/texts.ts";

export const texts = {
  title: "Şirket",
  lead: "Oyuncular seçmeyi kimin yaptığını görür. Vergi numarasını yalnız şirketiniz ve yöneticiler görür.",
  leadNew: "Projeler bir şirkete aittir. Önce şirketinizi anlatın, sonra ilk projenizi yayımlayın.",
  name: "Şirketin adı",
  ein: "Vergi numarası (EIN)",
  einHelp: "Dokuz rakam, 12-3456789 gibi. Yalnız şirketiniz ve yöneticiler görür.",
  country: "Ülke",
  city: "Şehir",
  email: "İş e-postası",
  phone: "İş telefonu",
  phoneHelp: "Ülke koduyla, +1 310 555 0134 gibi.",
  bio: "Şirket hakkında",
  bioHelp: "Ne, kimin için yapıyorsunuz.",
  capabilities: "Neler yapıyorsunuz",
  capabilitiesHelp: "Birini yazıp Enter'a basın: oyuncu seçimi, yapım, kurgu…",
  members_one: "{{count}} üye",
  members_other: "{{count}} üye",
  create: "Şirketi oluştur",
  created: "Şirketiniz hazır. Artık proje yayımlayabilirsiniz.",
  saved: "Şirket kaydedildi.",
  toProjects: "Projeleriniz",
} as const satisfies Translated<typeof english>;
