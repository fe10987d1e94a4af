import type { texts as english } from "./en.ts";
import type { Translated } from "#i18n/texts.ts";

export const texts = {
  AgeRange: "Oynama yaşı",
  Gender: "Canlandırılan cinsiyet",
  HeightRange: "Boy",
  EyeColor: "Göz rengi",
  CurrentHairColor: "Şu anki saç rengi",
  NaturalHairColor: "Doğal saç rengi",
  Ethnicity: "Etnik görünüm",
  ShowEthnicity: "Yapımlara göster",
  ShowEthnicityHelp: "Diğer oyunculara hiçbir zaman gösterilmez.",
  PrimaryLanguage: "Birinci dil",
  SecondaryLanguage: "İkinci dil",
  ThirdLanguage: "Üçüncü dil",
  Accents: "Aksanlar ve lehçeler",
  AccentsHelp: "Bir sahne boyunca sürdürebildikleriniz, örneğin İngiliz (RP) ya da Karadeniz.",
  Skills: "Beceriler",
  Unions: "Sendikalar",
  TravelPreference: "Seyahat edebilir",
  LocationCity: "Şehir",
  LocationState: "Eyalet",
  LocationCountry: "Ülke",
} as const satisfies Translated<typeof english>;
