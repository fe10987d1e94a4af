import type { UserRole } from "@callboard/catalog/people.ts";

/** What happened to a member. A link of an agent is about the talent. */
export type UserEvent = { readonly userId: string } & (
  | { readonly kind: "UserRegistered"; readonly roles: readonly UserRole[]; readonly minor: boolean }
  | { readonly kind: "UserProfileUpdated"; readonly fields: readonly string[] }
  | { readonly kind: "UserRoleChanged"; readonly roles: readonly UserRole[] }
  | { readonly kind: "UserSuspended" }
  | { readonly kind: "UserReinstated" }
  | { readonly kind: "UserExportRequested"; readonly exportId: string }
  | { readonly kind: "UserErased"; readonly emptiedCompanyId: string | null }
  | { readonly kind: "UserSettingsSaved" }
  | { readonly kind: "UserPasswordReset" }
  /** The provider switched the account off or on, or signed it out everywhere. */
  | { readonly kind: "UserSessionsEnded" }
  | { readonly kind: "UserAgentLinkRequested"; readonly linkId: string; readonly agentId: string }
  | { readonly kind: "UserAgentLinked"; readonly linkId: string; readonly agentId: string }
  | {
      readonly kind: "UserAgentUnlinked";
      readonly linkId: string;
      readonly agentId: string;
      readonly endedBy: string;
    }
);

/** What happened to a company. */
/** Files that a company shows, and those that it has let go. */
export interface ShownFiles {
  readonly mediaIds: readonly string[];
  readonly releasedMediaIds: readonly string[];
}

export type CompanyEvent = { readonly companyId: string } & (
  | { readonly kind: "CompanyCreated"; readonly createdBy: string; readonly mediaIds: readonly string[] }
  | ({ readonly kind: "CompanyUpdated"; readonly fields: readonly string[] } & ShownFiles)
  | { readonly kind: "CompanyMemberInvited"; readonly invitationId: string; readonly invitedBy: string }
  | { readonly kind: "CompanyInvitationEnded"; readonly invitationId: string; readonly endedBy: string }
  | { readonly kind: "CompanyMemberAdded"; readonly userId: string }
  | { readonly kind: "CompanyMemberRemoved"; readonly userId: string }
);

/** What happened, to be published with the change; the version is raised where it is stored. */
export type IdentityEvent = UserEvent | CompanyEvent;
