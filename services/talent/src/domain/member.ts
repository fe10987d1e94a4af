/** What talent knows about a member: a copy of identity's record. */
export interface MemberCopy {
  readonly id: string;
  readonly version: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly bio: string;
  readonly roles: readonly string[];
  /** Agents whose link the member has accepted. */
  readonly agentIds: readonly string[];
  readonly registered: boolean;
  readonly suspended: boolean;
  readonly minor: boolean;
  /** Null until the member is read again after the upgrade that copies it. */
  readonly hasHeadshot: boolean | null;
}

/** A suspended, erased or unregistered member is visible only to admins and to themselves. */
export function isHidden(member: Pick<MemberCopy, "registered" | "suspended"> | null): boolean {
  return member === null || member.suspended || !member.registered;
}

/** Whether searches may find the member: everyone who may be written to, with any account type. */
export function isListed(member: MemberCopy): boolean {
  return !isHidden(member) && member.roles.length > 0;
}

/** Whether searches may find the member by a professional profile, which only performers have. */
export function isPerformer({ roles }: Pick<MemberCopy, "roles">): boolean {
  return roles.includes("Talent");
}
