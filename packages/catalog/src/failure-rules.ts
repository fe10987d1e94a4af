/**
 * The closed set of rules that a failure can name, across the product. A rule is a key: the web has its text in every
 * language, and clients branch on it.
 */

/** Every way in which a request can fail, across the product. */
export const FAILURE_CODES = [
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "NOT_FOUND",
  "VALIDATION",
  "CONFLICT",
  "LIMIT",
  "UNAVAILABLE",
  "INTERNAL",
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

/** `VALIDATION` of an upload: why its file is not accepted. The client loads their texts with the first refusal. */
const FILE_RULES = [
  "PHOTO_KIND",
  "PHOTO_OR_VIDEO_KIND",
  "VIDEO_KIND",
  "RECORDING_KIND",
  "PDF_KIND",
  "ATTACHMENT_KIND",
  "FILE_SIZE",
  "FILE_EMPTY",
  "FILE_PIXELS",
  "FILE_SIDES",
  "FILE_CUT",
  "FILE_BROKEN",
  "NO_PICTURE",
] as const;
export type FileRule = (typeof FILE_RULES)[number];

/** `VALIDATION`: why the value of a field is not accepted. */
export const FIELD_RULES = [
  "REQUIRED",
  "TYPE",
  "TOO_SHORT",
  "TOO_LONG",
  "TOO_MANY",
  "RANGE",
  "CHARACTERS",
  "NAME",
  "CATALOG",
  "FORMAT",
  "KEY",
  "UUID",
  "EMAIL",
  "PHONE",
  "URL",
  "DATE",
  "TIME",
  "TIME_ZONE",
  "TIME_SKIPPED",
  "TIME_TWICE",
  "EIN",
  "BRAND_CODE",
  "SIX_DIGITS",
  "ORDER",
  "IN_THE_PAST",
  "MINOR_ROLE",
  "SCENES_AGREEMENT",
  "ADULT_ACCOUNT",
  "MANDATORY",
  "UNKNOWN",
  "UNKNOWN_CODE",
  "MISMATCH",
  "SELF",
  "NO_ROLE",
  "NOT_A_TALENT",
  "CURSOR",
  "TOO_DEEP",
  "TOO_LARGE",
  "DOCUMENT",
  "SIGNATURE",
  "WRONG_CODE",
  "PASSWORD_POLICY",
  "NOT_AN_IMAGE",
  "FILE_KIND",
  ...FILE_RULES,
  "ATTACHED",
] as const;

/** `FORBIDDEN`: the rule by which a known caller is refused. */
export const FORBIDDEN_RULES = [
  "SUSPENDED",
  "REGISTRATION",
  "REGISTRATION_REFUSED",
  "ROLE",
  "OWNERSHIP",
  "FIELD",
  "RECIPIENT",
  "GUARDIAN_ONLY",
  "SIGN_IN_AGAIN",
] as const;
export type ForbiddenRule = (typeof FORBIDDEN_RULES)[number];

/** `CONFLICT`: what about the current state prevents it. */
export const CONFLICT_RULES = [
  "STALE",
  "ILLEGAL_TRANSITION",
  "KEY_REUSED",
  "EXISTS",
  "CLOSED",
  "NO_COMPANY",
  "HAS_COMPANY",
  "HAS_SUBMISSIONS",
  "HAS_CONFIRMED",
  "QUANTITY_BELOW_BOOKED",
  "POSITION_FILLED",
  "TOO_FEW_PLACES",
  "DATES_CLASH",
  "POSITION_NOT_OPEN",
  "ADULTS_ONLY",
  "PAST_DUE",
  "SLOT_TAKEN",
  "SLOT_PAST",
  "SLOT_CANCELLED",
  "NOT_INVITED",
  "SLOT_USED",
  "NOT_REQUESTED",
  "TERMS_CHANGED",
  "LAST_ADMIN",
  "LAST_OWNER",
  "BOOKED",
  "CODE_TAKEN",
  "ALREADY_REGISTERED",
  "ALREADY_SUBSCRIBED",
  "NOT_SUBSCRIBED",
  "EMAIL_UNVERIFIED",
  "NO_TEXT_MESSAGES",
  "MEDIA_NOT_READY",
  "NOT_UPLOADED",
  "UPLOAD_GONE",
] as const;
export type ConflictRule = (typeof CONFLICT_RULES)[number];

/** `LIMIT`: the name of the limit that was reached. */
export const LIMIT_RULES = [
  "REQUEST_DEPTH",
  "REQUEST_COST",
  "REQUEST_ALIASES",
  "REQUEST_ROOT_FIELDS",
  "REQUEST_TOKENS",
  "REQUEST_BODY",
  "GUEST_REQUESTS_PER_MINUTE",
  "PASSWORD_RESETS_PER_HOUR",
  "REGISTRATIONS_PER_HOUR",
  "PHONE_CODES",
  "SUBMISSIONS_PER_MINUTE",
  "MESSAGES_PER_MINUTE",
  "UPLOADS_PER_HOUR",
  "PENDING_UPLOADS",
  "STREAMS_PER_MEMBER",
  "CONVERSATIONS_PER_DAY",
  "CONVERSATIONS_PER_CALL",
  "GROUP_RECEIVERS",
  "REPORTS_PER_DAY",
  "ROLE_INVITATIONS_PER_DAY",
  "DOOR_CODES_PER_HOUR",
  "CHECKOUTS_PER_HOUR",
  "CLIENTS_PER_AGENT",
  "SEARCHES_PER_MINUTE",
  "ADDRESSES_PER_MINUTE",
  "POSITIONS_PER_PROJECT",
  "MEDIA_PER_PROJECT",
  "DOCUMENTS_PER_PROJECT",
  "SLOTS_PER_PROJECT",
  "FILMING_DATES_PER_PROJECT",
  "ITEMS_AT_ONCE",
  "FAVORITES",
  "FEATURES",
  "SAVED_SEARCHES",
  "ACCESS_TOKENS",
  "GROUP_MEMBERS",
  "POSTS_PER_MEMBER",
  "GROUPS_PER_PROJECT",
  "NOTES_PER_SUBMISSION",
  "ITEMS_PER_CALL",
  "INVITATIONS_PER_COMPANY",
  "INVITATIONS_PER_DAY",
  "AGENT_REQUESTS_PER_DAY",
  "SKILLS",
  "BRAND_CODE_CHANGES",
] as const;
export type LimitRule = (typeof LIMIT_RULES)[number];

/** The conflicts and limits that a visitor without an account can meet: at registration, sign-in and public pages. */
type VisitorRule =
  | "STALE"
  | "KEY_REUSED"
  | "EXISTS"
  | "CLOSED"
  | "CODE_TAKEN"
  | "ALREADY_REGISTERED"
  | "EMAIL_UNVERIFIED"
  | "NO_TEXT_MESSAGES"
  | `REQUEST_${string}`
  | "GUEST_REQUESTS_PER_MINUTE"
  | "PASSWORD_RESETS_PER_HOUR"
  | "REGISTRATIONS_PER_HOUR"
  | "PHONE_CODES"
  | "SEARCHES_PER_MINUTE"
  | "ADDRESSES_PER_MINUTE";

/** The other conflicts and limits. The client loads their texts with the first page of a member. */
export type MemberRule = Exclude<ConflictRule | LimitRule, VisitorRule>;

/** Only for the sign-in form: why a sign-in or its code is refused. */
export const SIGN_IN_RULES = [
  "invalid_credentials",
  "account_disabled",
  "code_wrong",
  "code_spent",
  "too_many_attempts",
] as const;
export type SignInRule = (typeof SIGN_IN_RULES)[number];

/** Every rule that a server returns. */
export const FAILURE_RULES = [...FIELD_RULES, ...FORBIDDEN_RULES, ...CONFLICT_RULES, ...LIMIT_RULES] as const;
export type FailureRule = (typeof FAILURE_RULES)[number];
