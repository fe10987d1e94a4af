import type { texts as english } from "./en.ts";
import type { Arabic } from "#i18n/texts.ts";

export const texts = {
  AgeRange: "عمر الأداء",
  Gender: "جنس الشخصيات المؤداة",
  HeightRange: "الطول",
  EyeColor: "لون العينين",
  CurrentHairColor: "لون الشعر الحالي",
  NaturalHairColor: "لون الشعر الطبيعي",
  Ethnicity: "الملامح",
  ShowEthnicity: "إظهارها لجهات الاختيار",
  ShowEthnicityHelp: "لا تظهر أبدًا للممثلين الآخرين.",
  PrimaryLanguage: "اللغة الأولى",
  SecondaryLanguage: "اللغة الثانية",
  ThirdLanguage: "اللغة الثالثة",
  Accents: "اللكنات واللهجات",
  AccentsHelp: "ما يمكنك المحافظة عليه طوال مشهد، مثل المصرية أو الشامية.",
  Skills: "المهارات",
  Unions: "النقابات",
  TravelPreference: "الاستعداد للسفر",
  LocationCity: "المدينة",
  LocationState: "الولاية",
  LocationCountry: "الدولة",
} as const satisfies Arabic<typeof english>;
