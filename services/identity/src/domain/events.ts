import type { UserRole } from "@callboard/catalog/people.ts";

/** Events about a member. Those of an agent link are about the talent. */
export type UserEvent = { readonly userId: string } & (
  | { readonly kind: "UserRegistered"; readonly roles: readonly UserRole[]; readonly minor: boolean }
  | { readonly kind: "UserProfileUpdated"; readonly fields: readonly string[] }
  | { readonly kind: "UserRoleChanged"; readonly roles: readonly UserRole[] }
  /** `closed`: by the member, not by an admin. */
  | { readonly kind: "UserSuspended"; readonly closed?: true }
  | { readonly kind: "UserReinstated" }
  | { readonly kind: "UserExportRequested"; readonly exportId: string }
  | { readonly kind: "UserErased"; readonly emptiedCompanyId: string | null }
  | { readonly kind: "UserSettingsSaved" }
  | { readonly kind: "UserPasswordReset" }
  /** The member proved a number for signing in, or removed it. */
  | { readonly kind: "UserPhoneChanged" }
  /** Somebody else proved the number with which the member signed in. */
  | { readonly kind: "UserPhoneTaken" }
  /** The member made a token for programs, or ended one. */
  | { readonly kind: "UserAccessTokenCreated" | "UserAccessTokenRevoked"; readonly tokenId: string }
  /** The provider switched the account off or on, or signed it out everywhere. */
  | { readonly kind: "UserSessionsEnded" }
  /** An agent invited an address to be represented; about the agent. */
  | { readonly kind: "UserClientInvited"; readonly invitationId: string }
  | { readonly kind: "UserAgentLinkRequested"; readonly linkId: string; readonly agentId: string }
  | { readonly kind: "UserAgentLinked"; readonly linkId: string; readonly agentId: string }
  | {
      readonly kind: "UserAgentUnlinked";
      readonly linkId: string;
      readonly agentId: string;
      readonly endedBy: string;
    }
);

/** Events about a company. */
/** Files that a company shows, and those it no longer shows. */
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

/** Events to be published with the change; versions are raised when they are stored. */
export type IdentityEvent = UserEvent | CompanyEvent;
