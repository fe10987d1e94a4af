/** What happened to a profile, as others are told. */
export type DomainEvent =
  | {
      readonly kind: "TalentDemographicsUpdated";
      readonly userId: string;
      readonly version: number;
      /** Names on the wire. */
      readonly fields: readonly string[];
    }
  | { readonly kind: "TalentSkillsUpdated"; readonly userId: string; readonly version: number };
