/** What happened to a profile, to be published with the change. */
export type TalentEvent =
  | {
      readonly kind: "TalentDemographicsUpdated";
      readonly userId: string;
      readonly version: number;
      /** Names on the wire. */
      readonly fields: readonly string[];
    }
  | { readonly kind: "TalentSkillsUpdated"; readonly userId: string; readonly version: number };
