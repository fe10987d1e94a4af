/** The parts of a breakdown that matter to talent; submitters are notified if one changes. */
export const CHANGE_TOPICS = ["Pay", "Dates", "Place", "Nudity", "Age", "Company", "Contact"] as const;
export type ChangeTopic = (typeof CHANGE_TOPICS)[number];

/** Fields of projects and positions, by their wire names. */
const TOPIC_OF: ReadonlyMap<string, ChangeTopic> = new Map(
  Object.entries({
    PayRate: "Pay",
    Rate: "Pay",
    Rate2: "Pay",
    RateFrequency: "Pay",
    Rate2Frequency: "Pay",
    Date: "Dates",
    FilmingBeginDate: "Dates",
    FilmingEndDate: "Dates",
    FilmingDates: "Dates",
    SubmissionsDueBy: "Dates",
    Location: "Place",
    LocationCity: "Place",
    LocationState: "Place",
    FilmingAddress: "Place",
    FilmingType: "Place",
    Nudity: "Nudity",
    NudityDescription: "Nudity",
    AdultScenes: "Nudity",
    AdultSceneDescription: "Nudity",
    AgeRequirement: "Age",
    AgeRange: "Age",
    CompanyId: "Company",
    ContactInformation: "Contact",
    CastingDirName: "Contact",
    CastingDirPhone: "Contact",
    CastingDirEmail: "Contact",
  } as const satisfies Record<string, ChangeTopic>),
);

/** The distinct topics of changed fields; empty if the fields do not matter to talent. */
export function topicsOf(fields: readonly string[]): readonly ChangeTopic[] {
  const changed = new Set(fields.map((field) => TOPIC_OF.get(field)));
  return CHANGE_TOPICS.filter((topic) => changed.has(topic));
}
