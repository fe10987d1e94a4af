import type { UserRole } from "@callboard/catalog/people.ts";

/** What can have happened to a member. `version` is the member's version after it. */
export type UserEvent =
  | { readonly type: "UserRegistered"; readonly roles: readonly UserRole[]; readonly minor: boolean }
  | { readonly type: "UserProfileUpdated"; readonly fields: readonly string[] }
  | { readonly type: "UserRoleChanged"; readonly roles: readonly UserRole[] }
  | { readonly type: "UserSuspended" }
  | { readonly type: "UserReinstated" }
  | { readonly type: "UserSettingsSaved" }
  | { readonly type: "UserPasswordReset" }
  /** The provider switched the account off or on, or signed it out everywhere. */
  | { readonly type: "UserSessionsEnded" }
  | { readonly type: "UserAgentLinkRequested"; readonly linkId: string; readonly agentId: string }
  | { readonly type: "UserAgentLinked"; readonly linkId: string; readonly agentId: string }
  | {
      readonly type: "UserAgentUnlinked";
      readonly linkId: string;
      readonly agentId: string;
      readonly endedBy: string;
    };

/** What can have happened to a company. */
export type CompanyEvent =
  | { readonly type: "CompanyCreated"; readonly createdBy: string }
  | { readonly type: "CompanyUpdated"; readonly fields: readonly string[] }
  | { readonly type: "CompanyMemberAdded"; readonly userId: string }
  | { readonly type: "CompanyMemberRemoved"; readonly userId: string };

/** An event about one member or company. */
export type IdentityEvent =
  | { readonly about: "user"; readonly id: string; readonly event: UserEvent }
  | { readonly about: "company"; readonly id: string; readonly event: CompanyEvent };
