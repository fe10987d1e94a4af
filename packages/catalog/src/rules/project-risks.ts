/** What an admin looks at twice in the words of a project. */
export const RISKS = ["Fee", "OffPlatform", "Papers", "Room", "Undress"] as const;
export type Risk = (typeof RISKS)[number];

/** Words of a project's own texts that mark it in the queue of reviews; `docs/rules/project-risks.md` lists the same rows. */
export interface RiskWords {
  readonly risk: Risk;
  /** In small letters. Each matches from the start of a word, so that endings do not matter. */
  readonly words: readonly string[];
  readonly reason: string;
  /** First day, YYYY-MM-DD, on which it applies: projects that were submitted earlier are not marked by it. */
  readonly since: string;
}

export const RISK_WORDS: readonly RiskWords[] = [
  {
    risk: "Fee",
    words: [
      "registration fee",
      "application fee",
      "pay to audition",
      "security deposit",
      "kayıt ücreti",
      "başvuru ücreti",
      "kapora",
      "رسوم تسجيل",
      "رسوم التسجيل",
    ],
    reason: "Nobody pays to be cast: a fee in advance is the commonest fraud of the trade",
    since: "2026-11-30",
  },
  {
    risk: "OffPlatform",
    words: ["whatsapp", "telegram", "واتساب", "تيليجرام"],
    reason:
      "Who leads people to another channel before they are chosen leaves no record of what is said there",
    since: "2026-11-30",
  },
  {
    risk: "Papers",
    words: [
      "passport",
      "social security number",
      "bank account",
      "credit card",
      "pasaport",
      "banka hesab",
      "kredi kart",
      "جواز سفر",
      "جواز السفر",
      "حساب مصرفي",
      "بطاقة ائتمان",
    ],
    reason: "Papers and accounts are for a contract, and no part of a submission",
    since: "2026-11-30",
  },
  {
    risk: "Room",
    words: ["hotel room", "private apartment", "otel odası", "غرفة فندق"],
    reason: "An audition takes place where others work",
    since: "2026-11-30",
  },
  {
    risk: "Undress",
    words: [
      "lingerie",
      "nude",
      "topless",
      "boudoir",
      "undress",
      "iç çamaşır",
      "çıplak",
      "ملابس داخلية",
      "عارية",
    ],
    reason:
      "Nudity belongs to a role, with its text and the consent of who submits; in a project's text alone nobody agrees to it",
    since: "2026-11-30",
  },
];
