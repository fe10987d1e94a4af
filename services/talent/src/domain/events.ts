/** What happened to a profile, to be published with the change. */
export type ProfileEvent = { readonly userId: string; readonly version: number } & (
  | {
      readonly kind: "TalentDemographicsUpdated";
      /** Names on the wire. */
      readonly fields: readonly string[];
    }
  | { readonly kind: "TalentSkillsUpdated" }
  | { readonly kind: "TalentAvailabilityChanged" }
);

/** What happened to a post. */
export type PostEvent = {
  readonly postId: string;
  readonly userId: string;
  readonly version: number;
} & (
  | {
      readonly kind: "PostPublished";
      readonly isPublic: boolean;
      readonly mediaIds: readonly string[];
      readonly releasedMediaIds: readonly string[];
    }
  | { readonly kind: "PostRemoved"; readonly releasedMediaIds: readonly string[] }
  | { readonly kind: "PostViewed"; readonly viewerId: string }
);

export type TalentEvent = ProfileEvent | PostEvent;
