/** Events about a profile, published with the change. */
export type ProfileEvent = { readonly userId: string; readonly version: number } & (
  | {
      readonly kind: "TalentDemographicsUpdated";
      /** Wire names of the changed fields. */
      readonly fields: readonly string[];
    }
  | { readonly kind: "TalentSkillsUpdated" }
  | { readonly kind: "TalentAvailabilityChanged" }
);

/** Events about a post. */
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
