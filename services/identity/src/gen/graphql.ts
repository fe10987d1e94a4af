import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { VisibleMember } from '../app/read-member.ts';
import type { VisibleCompany } from '../app/read-company.ts';
import type { AgentLink as LinkRecord } from '../domain/agent-link.ts';
import type { InvitedClient } from '../domain/client-invitation.ts';
import type { Invitation } from '../domain/membership/invitation.ts';
import type { ListedMember } from '../adapters/graphql/membership.ts';
import type { ListedEntry } from '../adapters/graphql/audit.ts';
import type { SeenExport } from '../app/privacy/export-my-data.ts';
import type { SignInPhone } from '../app/phone/read-phone.ts';
import type { SeenSession } from '../app/sessions/read-sessions.ts';
import type { AccessToken as TokenRecord } from '../domain/access-tokens/access-token.ts';
import type { CreatedToken } from '../app/access-tokens/access-tokens.ts';
import type { Context } from '../adapters/graphql/context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant in ISO 8601, always UTC. */
  DateTime: { input: string; output: string; }
  /** A calendar day, YYYY-MM-DD, without a zone. */
  LocalDate: { input: string; output: string; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** A token with which a member's own programs call the graph; the token itself is shown when it is made. */
export type AccessToken = {
  __typename?: 'AccessToken';
  /** When it was made. */
  CreatedAt: Scalars['DateTime']['output'];
  /** When it ends. */
  ExpiresAt: Scalars['DateTime']['output'];
  /** Id of the token, which is not secret. */
  Id: Scalars['ID']['output'];
  /** When it was last used, to within a minute; null if never. */
  LastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is for. */
  Name: Scalars['String']['output'];
  /** What it may do. */
  Scopes: Array<AccessTokenScope>;
};

/** A new access token. */
export type AccessTokenInput = {
  /** Days after which it ends, 1 to 365. */
  Days: Scalars['Int']['input'];
  /** What it is for, 1 to 60 characters. */
  Name: Scalars['String']['input'];
  /** What it may do; at least one. */
  Scopes: Array<AccessTokenScope>;
};

/** What an access token may do, of what its member may. */
export type AccessTokenScope =
  /** Run queries. */
  | 'Read'
  /** Run mutations. */
  | 'Write';

/** An agent's right to act for a talent. */
export type AgentLink = {
  __typename?: 'AgentLink';
  /** Its fields. */
  Data: AgentLinkData;
  /** LNK#<id> */
  PK: Scalars['ID']['output'];
  /** The same as PK. */
  SK: Scalars['ID']['output'];
};

/** Fields of an agent link. */
export type AgentLinkData = {
  __typename?: 'AgentLinkData';
  /** When the talent accepted. */
  AcceptedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The agent. */
  Agent: User;
  /** Whether a minor has accepted, and an admin has yet to confirm. */
  AwaitsConfirmation: Scalars['Boolean']['output'];
  /** For the agent, how the talent is doing: Active, Suspended, Closed (the talent closed the account), Left (the talent ended it within the last 90 days) or Ended; null for everyone else. */
  ClientState?: Maybe<Scalars['String']['output']>;
  /** When either side ended it. */
  EndedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the agent requested it. */
  RequestedAt: Scalars['DateTime']['output'];
  /** Its status. */
  Status: AgentLinkStatus;
  /** The talent. */
  Talent: User;
};

/** State of an agent link. */
export type AgentLinkStatus =
  /** Ended by either side. */
  | 'Ended'
  /** Requested by the agent. */
  | 'Invited'
  /** Accepted by the talent. */
  | 'Linked';

/** Filter and page of the audit log. */
export type AuditCriteria = {
  /** Only entries of this actor. */
  ActorId?: InputMaybe<Scalars['ID']['input']>;
  /** Cursor of the last record of the previous page. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** Only from this moment on, such as 2026-05-31T00:00:00Z. */
  From?: InputMaybe<Scalars['String']['input']>;
  /** Only this kind: the name of an event, such as ProjectDenied, or of an operation, such as setUserSuspended. */
  Kind?: InputMaybe<Scalars['String']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Only what was done to this project and to what belongs to it. */
  ProjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of a record of any kind; the default is everything for admins, and the caller's own record for others. */
  RecordId?: InputMaybe<Scalars['ID']['input']>;
  /** Newest or Oldest. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
  /** Only before this moment. */
  Until?: InputMaybe<Scalars['String']['input']>;
  /** Only what this member did, and what was done to them. */
  UserId?: InputMaybe<Scalars['ID']['input']>;
};

/** One entry of the audit log. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** What was done: the subject of an event, or an operation and its field. */
  Action: Scalars['String']['output'];
  /** Who did it, if visible to the caller; null for the system. */
  Actor?: Maybe<User>;
  /** The affected company. */
  Company?: Maybe<Company>;
  /** Cursor for the records after it in its list. */
  Cursor: Scalars['String']['output'];
  /** Details as JSON: keys and states, never addresses or texts. */
  Details: Scalars['String']['output'];
  /** Its id. */
  Id: Scalars['ID']['output'];
  /** When it happened. */
  OccurredAt: Scalars['DateTime']['output'];
  /** The affected project; null if the caller may not see it. */
  Project?: Maybe<Project>;
  /** The reason, if one was given. */
  Reason?: Maybe<Scalars['String']['output']>;
  /** Bare id of the affected record. */
  RecordId: Scalars['ID']['output'];
  /** The affected member, if visible to the caller. */
  User?: Maybe<User>;
};

/** A page of the audit log. */
export type AuditPage = {
  __typename?: 'AuditPage';
  /** The entries on this page. */
  Entries: Array<AuditEntry>;
  /** The total number. */
  Total: Scalars['Int']['output'];
  /** Whether there are more than Total says. */
  TotalIsFloor: Scalars['Boolean']['output'];
};

/** An agent's invitation of an address to be represented. */
export type ClientInvitation = {
  __typename?: 'ClientInvitation';
  /** Its fields. */
  Data: ClientInvitationData;
  /** LNK#<id>; ended like an agent link. */
  PK: Scalars['ID']['output'];
  /** The same as PK. */
  SK: Scalars['ID']['output'];
};

/** Fields of an invitation of a client. */
export type ClientInvitationData = {
  __typename?: 'ClientInvitationData';
  /** The invited address. */
  Email: Scalars['String']['output'];
  /** When it ends by itself. */
  ExpiresAt: Scalars['DateTime']['output'];
  /** When the agent sent it. */
  InvitedAt: Scalars['DateTime']['output'];
};

/** A production company. */
export type Company = {
  __typename?: 'Company';
  /** Its fields. */
  Data: CompanyData;
  /** CMP#<id> */
  PK: Scalars['ID']['output'];
  /** The same as PK. */
  SK: Scalars['ID']['output'];
};

/** Fields of a company. */
export type CompanyData = {
  __typename?: 'CompanyData';
  /** Description of the company. */
  Bio?: Maybe<Scalars['String']['output']>;
  /** What the company does. */
  Capabilities?: Maybe<Array<Scalars['String']['output']>>;
  /** City. */
  City?: Maybe<Scalars['String']['output']>;
  /** Country, ISO 3166 code. */
  Country?: Maybe<Scalars['String']['output']>;
  /** Who created it; members and admins. */
  CreatedBy?: Maybe<User>;
  /** Employer identification number; members and admins. */
  Ein?: Maybe<Scalars['String']['output']>;
  /** Business e-mail. */
  Email?: Maybe<Scalars['String']['output']>;
  /** Open invitations, newest first; members and admins. */
  Invitations?: Maybe<Array<CompanyInvitation>>;
  /** Logo. */
  Logo?: Maybe<MediaItem>;
  /** Names that this company's is easily taken for, of other companies or of this product, five or six at most; admins. */
  LooksLike?: Maybe<Array<Scalars['String']['output']>>;
  /** Name of the company. */
  Name?: Maybe<Scalars['String']['output']>;
  /** Number of members; members and admins. */
  NumberMembers?: Maybe<Scalars['Int']['output']>;
  /** Business phone, E.164. */
  Phone?: Maybe<Scalars['String']['output']>;
  /** Names of the operations that the caller may perform on this company now. */
  ViewerCan: Array<Scalars['String']['output']>;
};

/** A company to create or change; an absent field keeps its value. */
export type CompanyInput = {
  /** Description, at most 5,000 characters. */
  Bio?: InputMaybe<Scalars['String']['input']>;
  /** What the company does, at most 20 entries. */
  Capabilities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** City. */
  City?: InputMaybe<Scalars['String']['input']>;
  /** Repeats of the same creation return the first company for 48 hours. */
  ClientKey?: InputMaybe<Scalars['ID']['input']>;
  /** Country, ISO 3166 code. */
  Country?: InputMaybe<Scalars['String']['input']>;
  /** Employer identification number. */
  Ein?: InputMaybe<Scalars['String']['input']>;
  /** Business e-mail. */
  Email?: InputMaybe<Scalars['String']['input']>;
  /** Key of an image uploaded by the caller or a colleague; null removes the logo. */
  Logo?: InputMaybe<Scalars['ID']['input']>;
  /** Name, 1 to 120 characters. */
  Name?: InputMaybe<Scalars['String']['input']>;
  /** Key of the company; absent to create one. */
  PK?: InputMaybe<Scalars['ID']['input']>;
  /** Business phone, E.164. */
  Phone?: InputMaybe<Scalars['String']['input']>;
};

/** An invitation to join a company. */
export type CompanyInvitation = {
  __typename?: 'CompanyInvitation';
  /** Its fields. */
  Data: CompanyInvitationData;
  /** INV#<id> */
  PK: Scalars['ID']['output'];
  /** The same as PK. */
  SK: Scalars['ID']['output'];
};

/** Fields of an invitation to a company. */
export type CompanyInvitationData = {
  __typename?: 'CompanyInvitationData';
  /** The company. */
  Company: Company;
  /** The invited address. */
  Email: Scalars['String']['output'];
  /** When it expires. */
  ExpiresAt: Scalars['DateTime']['output'];
  /** When it was sent. */
  InvitedAt: Scalars['DateTime']['output'];
  /** Who sent the invitation, if visible to the caller. */
  InvitedBy?: Maybe<User>;
  /** Whether the person becomes an owner. */
  Owner: Scalars['Boolean']['output'];
  /** Its status. */
  Status: CompanyInvitationStatus;
};

/** An invitation to send. */
export type CompanyInvitationInput = {
  /** Key of the company; the default is the caller's. */
  CompanyId?: InputMaybe<Scalars['ID']['input']>;
  /** The address to invite. */
  Email?: InputMaybe<Scalars['String']['input']>;
  /** Whether the person becomes an owner; the default is false. */
  Owner?: InputMaybe<Scalars['Boolean']['input']>;
};

/** State of an invitation to a company. */
export type CompanyInvitationStatus =
  /** Accepted: the person has joined the company. */
  | 'Accepted'
  /** Withdrawn or declined. */
  | 'Ended'
  /** Not accepted within two weeks. */
  | 'Expired'
  /** Open. */
  | 'Invited';

/** A member of a company. */
export type CompanyMember = {
  __typename?: 'CompanyMember';
  /** Cursor for the records after it in its list. */
  Cursor: Scalars['String']['output'];
  /** Whether the person is an owner of the company. */
  Owner: Scalars['Boolean']['output'];
  /** The person. */
  User?: Maybe<User>;
};

/** Which company, and which page. */
export type CompanyMemberCriteria = {
  /** Cursor of the last record of the previous page. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** Key of the company. */
  CompanyId?: InputMaybe<Scalars['ID']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Oldest or Newest account first. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
};

/** A page of a company's members. */
export type CompanyMembersPage = {
  __typename?: 'CompanyMembersPage';
  /** The members on this page. */
  Members: Array<CompanyMember>;
  /** The total number. */
  Total: Scalars['Int']['output'];
  /** Whether there are more than Total says. */
  TotalIsFloor: Scalars['Boolean']['output'];
};

/** An access token that was made now. */
export type CreatedAccessToken = {
  __typename?: 'CreatedAccessToken';
  /** The token itself, as it goes into `Authorization: Bearer`. Nobody can read it again. */
  Secret: Scalars['String']['output'];
  /** What lists show of it. */
  Token: AccessToken;
};

/** An export of all data of a member. */
export type DataExport = {
  __typename?: 'DataExport';
  /** The data as JSON, with a part per service; null until it is complete. */
  Archive?: Maybe<Scalars['String']['output']>;
  /** When it is deleted. */
  ExpiresAt: Scalars['DateTime']['output'];
  /** When it was requested. */
  RequestedAt: Scalars['DateTime']['output'];
  /** Its status. */
  Status: DataExportStatus;
};

/** Status of a data export. */
export type DataExportStatus =
  /** Some services have not handed in their part yet. */
  | 'Preparing'
  /** Complete. */
  | 'Ready';

/** Configuration of a layout. */
export type LayoutConfig = {
  __typename?: 'LayoutConfig';
  /** Width of the container in px. */
  ContainerWidth?: Maybe<Scalars['Int']['output']>;
  /** Footer. */
  Footer?: Maybe<LayoutPart>;
  /** Panel at the inline start. */
  LeftSidePanel?: Maybe<LayoutPart>;
  /** boxed, fullwidth or container. */
  Mode?: Maybe<Scalars['String']['output']>;
  /** Navigation. */
  Navbar?: Maybe<LayoutPart>;
  /** Panel at the inline end. */
  RightSidePanel?: Maybe<LayoutPart>;
  /** Toolbar. */
  Toolbar?: Maybe<LayoutPart>;
};

/** Configuration to save. */
export type LayoutConfigInput = {
  /** Width of the container in px. */
  ContainerWidth?: InputMaybe<Scalars['Int']['input']>;
  /** Footer. */
  Footer?: InputMaybe<LayoutPartInput>;
  /** Panel at the inline start. */
  LeftSidePanel?: InputMaybe<LayoutPartInput>;
  /** boxed, fullwidth or container. */
  Mode?: InputMaybe<Scalars['String']['input']>;
  /** Navigation. */
  Navbar?: InputMaybe<LayoutPartInput>;
  /** Panel at the inline end. */
  RightSidePanel?: InputMaybe<LayoutPartInput>;
  /** Toolbar. */
  Toolbar?: InputMaybe<LayoutPartInput>;
};

/** One part of a layout. */
export type LayoutPart = {
  __typename?: 'LayoutPart';
  /** Whether it is visible. */
  Display?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is folded. */
  Folded?: Maybe<Scalars['Boolean']['output']>;
  /** Its position. */
  Position?: Maybe<Scalars['String']['output']>;
  /** Its style. */
  Style?: Maybe<Scalars['String']['output']>;
};

/** One part of a layout to save. */
export type LayoutPartInput = {
  /** Whether it is visible. */
  Display?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is folded. */
  Folded?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its position. */
  Position?: InputMaybe<Scalars['String']['input']>;
  /** Its style. */
  Style?: InputMaybe<Scalars['String']['input']>;
};

/** Layout of the shell. */
export type LayoutSettings = {
  __typename?: 'LayoutSettings';
  /** Its configuration. */
  Config?: Maybe<LayoutConfig>;
  /** layout1, layout2 or layout3. */
  Style?: Maybe<Scalars['String']['output']>;
};

/** Layout to save. */
export type LayoutSettingsInput = {
  /** Its configuration. */
  Config?: InputMaybe<LayoutConfigInput>;
  /** layout1, layout2 or layout3. */
  Style?: InputMaybe<Scalars['String']['input']>;
};

/** A member's settings of a list. */
export type ListSettings = {
  __typename?: 'ListSettings';
  /** Ids of the visible table columns. */
  Columns?: Maybe<Array<Scalars['String']['output']>>;
  /** L, M or S. */
  Density?: Maybe<Scalars['String']['output']>;
  /** Name of the list. */
  Name: Scalars['String']['output'];
  /** The member's named views of the list. */
  Views?: Maybe<Array<NamedView>>;
};

/** Settings of a list to save. */
export type ListSettingsInput = {
  /** Ids of the visible table columns, 40 at most. */
  Columns?: InputMaybe<Array<Scalars['String']['input']>>;
  /** L, M or S. */
  Density?: InputMaybe<Scalars['String']['input']>;
  /** Name of the list. */
  Name: Scalars['String']['input'];
  /** Named views of the list, 20 at most. */
  Views?: InputMaybe<Array<NamedViewInput>>;
};

/** A file: a photo, a reel, a document. */
export type MediaItem = {
  __typename?: 'MediaItem';
  /** MED#<id> */
  PK: Scalars['ID']['output'];
  /** The same as PK. */
  SK: Scalars['ID']['output'];
};

/** A session of a member, from signing in until it ends. */
export type MemberSession = {
  __typename?: 'MemberSession';
  /** When the member signed in. */
  BeganAt: Scalars['DateTime']['output'];
  /** The browser, such as Firefox; null if unknown. */
  Browser?: Maybe<Scalars['String']['output']>;
  /** The identity provider's id of it. */
  Id: Scalars['ID']['output'];
  /** Whether it is the one that calls. */
  IsCurrent: Scalars['Boolean']['output'];
  /** When it was last used, to within five minutes. */
  LastUsedAt: Scalars['DateTime']['output'];
  /** The system it runs on, such as Windows or iPhone; null if unknown. */
  System?: Maybe<Scalars['String']['output']>;
};

/** What needs an admin's decision about minors. */
export type MinorsToReview = {
  __typename?: 'MinorsToReview';
  /** Agent links that a minor has accepted, and links from before the rule, the 100 oldest. */
  Links: Array<AgentLink>;
  /** Paused accounts whose owner is too young for one, the 100 oldest. */
  TooYoung: Array<User>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** The talent accepts the agent's request; the link of a minor begins when an admin has accepted it as well. */
  acceptAgentLink: AgentLink;
  /** The invited person, a producer with a verified address, joins the company. */
  acceptCompanyInvitation: CompanyInvitation;
  /** Chooses Talent, Production or Agent, once, and completes the caller's record. Of the birth date only the year and a minor flag are stored. */
  completeRegistration: User;
  /** Sets a new password with the mailed code, which is valid for 15 minutes, five tries and one use. */
  confirmPasswordReset: OperationStatus;
  /** Makes the number the one with which the caller signs in, with the code, which is valid for ten minutes and five tries; somebody who had proved it before loses it. */
  confirmPhone: OperationStatus;
  /** Creates the account with the mailed code, which is valid for 15 minutes and five tries; signing in comes next. */
  confirmRegistration: OperationStatus;
  /**
   * Makes an access token with which the caller's own programs call the graph as the caller. Its secret is in this response
   * alone. Admins make none. Requires a sign-in within the last five minutes; at most 20 tokens, each of another name.
   */
  createAccessToken: CreatedAccessToken;
  /** Either side ends the link, with immediate effect; of a minor an admin does as well. */
  endAgentLink: OperationStatus;
  /** The company withdraws an invitation, or the invited person declines it. */
  endCompanyInvitation: OperationStatus;
  /** Ends all of the caller's sessions except the one that calls; also for suspended members. */
  endMyOtherSessions: OperationStatus;
  /** Ends one of the caller's sessions: its tokens are rejected, and it cannot be renewed; also for suspended members. */
  endMySession: OperationStatus;
  /** Closes the caller's account, which is erased after 30 days and can be kept until then. Requires a sign-in within the last five minutes. Rejected for the last admin, for the last owner of a company with other members, and while a booking is ahead. */
  eraseMyAccount: OperationStatus;
  /** Starts an export of all the caller's data; also for suspended members. Requires a sign-in within the last five minutes. An export from the last week is returned as is. */
  exportMyData: DataExport;
  /**
   * An agent invites the owner of an e-mail address to be represented, by mail. The response does not reveal whether the address has an
   * account; whoever proves it reads the invitation among their agent links for 30 days, and accepts or ends it as one.
   */
  inviteClient: OperationStatus;
  /** Invites the owner of an e-mail address to join a company; valid for two weeks, at most 50 open at once. An existing open invitation to the address is returned as is. */
  inviteCompanyMember: CompanyInvitation;
  /** Keeps an account that its member closed, until it is erased. */
  keepMyAccount: OperationStatus;
  /** Someone leaves a company or is removed by a colleague; only owners and admins remove owners. The last owner cannot be removed. */
  removeCompanyMember: Company;
  /** The caller no longer signs in by phone. */
  removePhone: OperationStatus;
  /** An agent requests the right to act for a talent. */
  requestAgentLink: AgentLink;
  /** Sends a six-digit code to the address; the response does not reveal whether the address is known. */
  requestPasswordReset: OperationStatus;
  /**
   * Sends a six-digit code by text message to a number with which the caller wants to sign in; a code before it is void. The response
   * does not reveal whether the number is anybody's. One code a minute, 5 an hour and 10 a day.
   */
  requestPhoneCode: OperationStatus;
  /**
   * Sends a six-digit code to an address that wants an account; the response does not reveal whether it has one already, which its
   * owner is told by mail. For installations whose identity provider has no registration of its own.
   */
  requestRegistration: OperationStatus;
  /** Ends one of the caller's access tokens at once; repeating it changes nothing. */
  revokeAccessToken: OperationStatus;
  /** Creates the caller's company or changes it; the creator becomes its first member. */
  saveCompany: Company;
  /** Saves layout, theme, language and shortcuts to the caller's record. */
  saveUserSettings: User;
  /** Suspends a member with a reason, or reinstates one; for admins, on other members. Suspended members can only read the reason, export their data and sign out. */
  setUserSuspended: User;
  /** Writes one text field, if the caller's relation to the member allows it; an empty text clears it. */
  updateUserString: User;
  /** Replaces one list, if the caller's relation to the member allows it: Skills, Unions or, for admins, UserRoles. */
  updateUserStringArray: User;
};


export type MutationAcceptAgentLinkArgs = {
  linkId: Scalars['ID']['input'];
};


export type MutationAcceptCompanyInvitationArgs = {
  invitationId: Scalars['ID']['input'];
};


export type MutationCompleteRegistrationArgs = {
  registration: RegistrationInput;
};


export type MutationConfirmPasswordResetArgs = {
  code: Scalars['String']['input'];
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationConfirmPhoneArgs = {
  code: Scalars['String']['input'];
  phone: Scalars['String']['input'];
};


export type MutationConfirmRegistrationArgs = {
  code: Scalars['String']['input'];
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
};


export type MutationCreateAccessTokenArgs = {
  token: AccessTokenInput;
};


export type MutationEndAgentLinkArgs = {
  linkId: Scalars['ID']['input'];
};


export type MutationEndCompanyInvitationArgs = {
  invitationId: Scalars['ID']['input'];
};


export type MutationEndMySessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEraseMyAccountArgs = {
  confirm: Scalars['String']['input'];
};


export type MutationInviteClientArgs = {
  email: Scalars['String']['input'];
};


export type MutationInviteCompanyMemberArgs = {
  invitation: CompanyInvitationInput;
};


export type MutationRemoveCompanyMemberArgs = {
  companyId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


export type MutationRequestAgentLinkArgs = {
  talentId: Scalars['ID']['input'];
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


export type MutationRequestPhoneCodeArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
  phone: Scalars['String']['input'];
};


export type MutationRequestRegistrationArgs = {
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  language?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
};


export type MutationRevokeAccessTokenArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSaveCompanyArgs = {
  company: CompanyInput;
};


export type MutationSaveUserSettingsArgs = {
  settings: UserSettingsInput;
  shortcuts?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type MutationSetUserSuspendedArgs = {
  PK: Scalars['ID']['input'];
  Suspended: Scalars['Boolean']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  until?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateUserStringArgs = {
  field: Scalars['String']['input'];
  pK: Scalars['ID']['input'];
  value: Scalars['String']['input'];
};


export type MutationUpdateUserStringArrayArgs = {
  field: Scalars['String']['input'];
  pK: Scalars['ID']['input'];
  value: Array<Scalars['String']['input']>;
};

/** Named filters and sort order of a list. */
export type NamedView = {
  __typename?: 'NamedView';
  /** Name given by the member. */
  Name: Scalars['String']['output'];
  /** Query string of the list's address. */
  Query: Scalars['String']['output'];
};

/** A named view to save. */
export type NamedViewInput = {
  /** Name, 1 to 60 characters. */
  Name: Scalars['String']['input'];
  /** Query string of the list's address, at most 2,000 characters. */
  Query: Scalars['String']['input'];
};

/** The response of an operation that returns no record. */
export type OperationStatus = {
  __typename?: 'OperationStatus';
  /** OK; anything else arrives as an error. */
  Status: Scalars['String']['output'];
};

/** How the caller signs in by phone. */
export type OwnPhone = {
  __typename?: 'OwnPhone';
  /** Whether this installation sends text messages to the account, so that a number can be proved. */
  IsOffered: Scalars['Boolean']['output'];
  /** The proven number, E.164; null if there is none. */
  Number?: Maybe<Scalars['String']['output']>;
};

/** A project. */
export type Project = {
  __typename?: 'Project';
  /** PRJ#<id> */
  PK: Scalars['ID']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** Who did what to a record, when and why. Admins read everything; others only entries about their own record, and about their company and its records. */
  getAuditLog: AuditPage;
  /** A company; only its members and admins see the tax number and the creator. */
  getCompanyById?: Maybe<Company>;
  /** A company's members in order of account creation, for its members and admins. */
  getCompanyMembers: CompanyMembersPage;
  /** What needs an admin's decision about minors; admins only. */
  getMinorsToReview: MinorsToReview;
  /** The caller's own access tokens that are accepted now, the newest first, at most 20. */
  getMyAccessTokens: Array<AccessToken>;
  /** The caller's latest data export; null if there is none. */
  getMyExport?: Maybe<DataExport>;
  /** The number with which the caller signs in, and whether one can be proved here. */
  getMyPhone: OwnPhone;
  /** The caller's own sessions that go on, the last used first, at most 50; also for suspended members. */
  getMySessions: Array<MemberSession>;
  /** A member as the caller may see them: card, casting, contact, agent, self or admin view. A field outside the view is null. */
  getUserById?: Maybe<User>;
  /** The signed-in member's own record, also before registration is completed; null for guests. */
  me?: Maybe<User>;
};


export type QueryGetAuditLogArgs = {
  criteria: AuditCriteria;
};


export type QueryGetCompanyByIdArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetCompanyMembersArgs = {
  criteria: CompanyMemberCriteria;
};


export type QueryGetUserByIdArgs = {
  id: Scalars['ID']['input'];
};

/** Registration form of a new member. */
export type RegistrationInput = {
  /** Consent to the terms. */
  AcceptTerms?: InputMaybe<Scalars['Boolean']['input']>;
  /** Date of birth, YYYY-MM-DD; only the year and a minor flag are stored. */
  BirthDate?: InputMaybe<Scalars['String']['input']>;
  /** Given name, 1 to 60 characters. */
  FirstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name, at most 60 characters; none for a person who has one name. */
  LastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, E.164. */
  PhoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** Talent, Production or Agent. */
  Role?: InputMaybe<Scalars['String']['input']>;
};

/** Color schemes of the parts. */
export type ThemeSettings = {
  __typename?: 'ThemeSettings';
  /** Footer. */
  Footer?: Maybe<Scalars['String']['output']>;
  /** Content. */
  Main?: Maybe<Scalars['String']['output']>;
  /** Navigation. */
  Navbar?: Maybe<Scalars['String']['output']>;
  /** Toolbar. */
  Toolbar?: Maybe<Scalars['String']['output']>;
};

/** Color schemes to save. */
export type ThemeSettingsInput = {
  /** Footer. */
  Footer?: InputMaybe<Scalars['String']['input']>;
  /** Content. */
  Main?: InputMaybe<Scalars['String']['input']>;
  /** Navigation. */
  Navbar?: InputMaybe<Scalars['String']['input']>;
  /** Toolbar. */
  Toolbar?: InputMaybe<Scalars['String']['input']>;
};

/** A member. */
export type User = {
  __typename?: 'User';
  /** The fields that the caller may see; each service adds its own. */
  Data: UserData;
  /** USR#<id> */
  PK: Scalars['ID']['output'];
  /** The same as PK. */
  SK: Scalars['ID']['output'];
};

/** Fields of a member; each service adds those it keeps, and a field outside the caller's view is null. */
export type UserData = {
  __typename?: 'UserData';
  /** The main agent, once linked. */
  Agent?: Maybe<User>;
  /** A talent's links to agents, or an agent's links to talent; self, agent and admin. */
  AgentLinks?: Maybe<Array<AgentLink>>;
  /** The member's bio, at most 5,000 characters. */
  Bio?: Maybe<Scalars['String']['output']>;
  /** Addresses that an agent invited and that have not accepted, the 100 newest; self only. */
  ClientInvitations?: Maybe<Array<ClientInvitation>>;
  /** The company; others see only its name. */
  Company?: Maybe<Company>;
  /** Key of the company; self and admin. */
  CompanyId?: Maybe<Scalars['ID']['output']>;
  /** Open invitations to companies, the 20 newest; self only. */
  CompanyInvitations?: Maybe<Array<CompanyInvitation>>;
  /** Who created the account, if not the member. */
  CreatedBy?: Maybe<User>;
  /** E-mail address; contact view and wider. */
  Email?: Maybe<Scalars['String']['output']>;
  /** When a closed account is erased; until then it can be kept. For the member and admins. */
  EraseAt?: Maybe<Scalars['DateTime']['output']>;
  /** Given name. */
  FirstName?: Maybe<Scalars['String']['output']>;
  /** Family name. */
  LastName?: Maybe<Scalars['String']['output']>;
  /** Whether the member is a minor. */
  Minor?: Maybe<Scalars['Boolean']['output']>;
  /** Phone number, E.164; contact view and wider. */
  PhoneNumber?: Maybe<Scalars['String']['output']>;
  /** Headshot. */
  ProfileImage?: Maybe<MediaItem>;
  /** Whether registration is completed. */
  RegistrationCompleted?: Maybe<Scalars['Boolean']['output']>;
  /** Shell settings; self only. */
  Settings?: Maybe<UserSettings>;
  /** Ids of navigation items kept as shortcuts; self only. */
  Shortcuts?: Maybe<Array<Scalars['String']['output']>>;
  /** Whether an admin has suspended the account. */
  Suspended?: Maybe<Scalars['Boolean']['output']>;
  /** When the suspension ends automatically; for the member and admins. */
  SuspendedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Reason of the suspension; for the member and admins. */
  SuspensionReason?: Maybe<Scalars['String']['output']>;
  /** The role shown on the card. */
  UserRole?: Maybe<UserRole>;
  /** All roles; self and admin. */
  UserRoles?: Maybe<Array<UserRole>>;
  /** The caller's view: card, casting, contact, agent, self or admin. */
  View: Scalars['String']['output'];
  /** Names of the operations that the caller may perform on this member now. */
  ViewerCan: Array<Scalars['String']['output']>;
};


/** Fields of a member; each service adds those it keeps, and a field outside the caller's view is null. */
export type UserDataAgentLinksArgs = {
  All?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a member can do in the product. */
export type UserRole =
  /** Approves projects, features them, moderates. */
  | 'Admin'
  /** Acts for linked talent. */
  | 'Agent'
  /** Posts projects and casts them. */
  | 'Production'
  /** Searches positions and submits. */
  | 'Talent';

/** Shell settings of a member. */
export type UserSettings = {
  __typename?: 'UserSettings';
  /** system, light or dark. */
  ColorMode?: Maybe<Scalars['String']['output']>;
  /** Whether scroll bars are styled. */
  CustomScrollbars?: Maybe<Scalars['Boolean']['output']>;
  /** ltr or rtl. */
  Direction?: Maybe<Scalars['String']['output']>;
  /** 0.7 to 1.3. */
  FontSize?: Maybe<Scalars['Float']['output']>;
  /** en, tr or ar. */
  Language?: Maybe<Scalars['String']['output']>;
  /** Layout and its configuration. */
  Layout?: Maybe<LayoutSettings>;
  /** Settings of each list. */
  Lists?: Maybe<Array<ListSettings>>;
  /** Whether single-key shortcuts are enabled; shortcuts with Ctrl always are. */
  SingleKeys?: Maybe<Scalars['Boolean']['output']>;
  /** Color scheme ids. */
  Theme?: Maybe<ThemeSettings>;
};

/** Shell settings to save; at most 64 KiB. */
export type UserSettingsInput = {
  /** system, light or dark. */
  ColorMode?: InputMaybe<Scalars['String']['input']>;
  /** Whether scroll bars are styled. */
  CustomScrollbars?: InputMaybe<Scalars['Boolean']['input']>;
  /** ltr or rtl. */
  Direction?: InputMaybe<Scalars['String']['input']>;
  /** 0.7 to 1.3 in steps of 0.1. */
  FontSize?: InputMaybe<Scalars['Float']['input']>;
  /** en, tr or ar. */
  Language?: InputMaybe<Scalars['String']['input']>;
  /** Layout and its configuration. */
  Layout?: InputMaybe<LayoutSettingsInput>;
  /** Settings of each list, 30 at most. */
  Lists?: InputMaybe<Array<ListSettingsInput>>;
  /** Whether single-key shortcuts are enabled; shortcuts with Ctrl always are. */
  SingleKeys?: InputMaybe<Scalars['Boolean']['input']>;
  /** Color scheme ids. */
  Theme?: InputMaybe<ThemeSettingsInput>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  Company: Company;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Company:
    ( { __typename: 'Company' }
    & GraphQLRecursivePick<FederationTypes['Company'], {"PK":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"PK":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccessToken: ResolverTypeWrapper<TokenRecord>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  AccessTokenInput: AccessTokenInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AccessTokenScope: AccessTokenScope;
  AgentLink: ResolverTypeWrapper<LinkRecord>;
  AgentLinkData: ResolverTypeWrapper<LinkRecord>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AgentLinkStatus: AgentLinkStatus;
  AuditCriteria: AuditCriteria;
  AuditEntry: ResolverTypeWrapper<ListedEntry>;
  AuditPage: ResolverTypeWrapper<Omit<AuditPage, 'Entries'> & { Entries: Array<ResolversTypes['AuditEntry']> }>;
  ClientInvitation: ResolverTypeWrapper<InvitedClient>;
  ClientInvitationData: ResolverTypeWrapper<InvitedClient>;
  Company: ResolverTypeWrapper<VisibleCompany>;
  CompanyData: ResolverTypeWrapper<VisibleCompany>;
  CompanyInput: CompanyInput;
  CompanyInvitation: ResolverTypeWrapper<Invitation>;
  CompanyInvitationData: ResolverTypeWrapper<Invitation>;
  CompanyInvitationInput: CompanyInvitationInput;
  CompanyInvitationStatus: CompanyInvitationStatus;
  CompanyMember: ResolverTypeWrapper<ListedMember>;
  CompanyMemberCriteria: CompanyMemberCriteria;
  CompanyMembersPage: ResolverTypeWrapper<Omit<CompanyMembersPage, 'Members'> & { Members: Array<ResolversTypes['CompanyMember']> }>;
  CreatedAccessToken: ResolverTypeWrapper<CreatedToken>;
  DataExport: ResolverTypeWrapper<SeenExport>;
  DataExportStatus: DataExportStatus;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  LayoutConfig: ResolverTypeWrapper<LayoutConfig>;
  LayoutConfigInput: LayoutConfigInput;
  LayoutPart: ResolverTypeWrapper<LayoutPart>;
  LayoutPartInput: LayoutPartInput;
  LayoutSettings: ResolverTypeWrapper<LayoutSettings>;
  LayoutSettingsInput: LayoutSettingsInput;
  ListSettings: ResolverTypeWrapper<ListSettings>;
  ListSettingsInput: ListSettingsInput;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  MediaItem: ResolverTypeWrapper<MediaItem>;
  MemberSession: ResolverTypeWrapper<SeenSession>;
  MinorsToReview: ResolverTypeWrapper<Omit<MinorsToReview, 'Links' | 'TooYoung'> & { Links: Array<ResolversTypes['AgentLink']>, TooYoung: Array<ResolversTypes['User']> }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamedView: ResolverTypeWrapper<NamedView>;
  NamedViewInput: NamedViewInput;
  OperationStatus: ResolverTypeWrapper<OperationStatus>;
  OwnPhone: ResolverTypeWrapper<SignInPhone>;
  Project: ResolverTypeWrapper<Project>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegistrationInput: RegistrationInput;
  ThemeSettings: ResolverTypeWrapper<ThemeSettings>;
  ThemeSettingsInput: ThemeSettingsInput;
  User: ResolverTypeWrapper<VisibleMember>;
  UserData: ResolverTypeWrapper<VisibleMember>;
  UserRole: UserRole;
  UserSettings: ResolverTypeWrapper<UserSettings>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  UserSettingsInput: UserSettingsInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessToken: TokenRecord;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  AccessTokenInput: AccessTokenInput;
  Int: Scalars['Int']['output'];
  AgentLink: LinkRecord;
  AgentLinkData: LinkRecord;
  Boolean: Scalars['Boolean']['output'];
  AuditCriteria: AuditCriteria;
  AuditEntry: ListedEntry;
  AuditPage: Omit<AuditPage, 'Entries'> & { Entries: Array<ResolversParentTypes['AuditEntry']> };
  ClientInvitation: InvitedClient;
  ClientInvitationData: InvitedClient;
  Company: VisibleCompany;
  CompanyData: VisibleCompany;
  CompanyInput: CompanyInput;
  CompanyInvitation: Invitation;
  CompanyInvitationData: Invitation;
  CompanyInvitationInput: CompanyInvitationInput;
  CompanyMember: ListedMember;
  CompanyMemberCriteria: CompanyMemberCriteria;
  CompanyMembersPage: Omit<CompanyMembersPage, 'Members'> & { Members: Array<ResolversParentTypes['CompanyMember']> };
  CreatedAccessToken: CreatedToken;
  DataExport: SeenExport;
  DateTime: Scalars['DateTime']['output'];
  LayoutConfig: LayoutConfig;
  LayoutConfigInput: LayoutConfigInput;
  LayoutPart: LayoutPart;
  LayoutPartInput: LayoutPartInput;
  LayoutSettings: LayoutSettings;
  LayoutSettingsInput: LayoutSettingsInput;
  ListSettings: ListSettings;
  ListSettingsInput: ListSettingsInput;
  LocalDate: Scalars['LocalDate']['output'];
  MediaItem: MediaItem;
  MemberSession: SeenSession;
  MinorsToReview: Omit<MinorsToReview, 'Links' | 'TooYoung'> & { Links: Array<ResolversParentTypes['AgentLink']>, TooYoung: Array<ResolversParentTypes['User']> };
  Mutation: Record<PropertyKey, never>;
  NamedView: NamedView;
  NamedViewInput: NamedViewInput;
  OperationStatus: OperationStatus;
  OwnPhone: SignInPhone;
  Project: Project;
  Query: Record<PropertyKey, never>;
  RegistrationInput: RegistrationInput;
  ThemeSettings: ThemeSettings;
  ThemeSettingsInput: ThemeSettingsInput;
  User: VisibleMember;
  UserData: VisibleMember;
  UserSettings: UserSettings;
  Float: Scalars['Float']['output'];
  UserSettingsInput: UserSettingsInput;
};

export type AccessTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken']> = {
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ExpiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  LastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Scopes?: Resolver<Array<ResolversTypes['AccessTokenScope']>, ParentType, ContextType>;
};

export type AgentLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentLink'] = ResolversParentTypes['AgentLink']> = {
  Data?: Resolver<ResolversTypes['AgentLinkData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AgentLinkDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentLinkData'] = ResolversParentTypes['AgentLinkData']> = {
  AcceptedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Agent?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  AwaitsConfirmation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ClientState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  EndedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  RequestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['AgentLinkStatus'], ParentType, ContextType>;
  Talent?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  Action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Actor?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  Company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  Cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Details?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  OccurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  Reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  RecordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  User?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type AuditPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditPage'] = ResolversParentTypes['AuditPage']> = {
  Entries?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  Total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  TotalIsFloor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ClientInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientInvitation'] = ResolversParentTypes['ClientInvitation']> = {
  Data?: Resolver<ResolversTypes['ClientInvitationData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ClientInvitationDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientInvitationData'] = ResolversParentTypes['ClientInvitationData']> = {
  Email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ExpiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  InvitedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company'], FederationReferenceType extends FederationReferenceTypes['Company'] = FederationReferenceTypes['Company']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Company']> | FederationReferenceType, FederationReferenceType, ContextType>;
  Data?: Resolver<ResolversTypes['CompanyData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CompanyDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyData'] = ResolversParentTypes['CompanyData']> = {
  Bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Capabilities?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  City?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  CreatedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  Ein?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Invitations?: Resolver<Maybe<Array<ResolversTypes['CompanyInvitation']>>, ParentType, ContextType>;
  Logo?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  LooksLike?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  NumberMembers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ViewerCan?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CompanyInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyInvitation'] = ResolversParentTypes['CompanyInvitation']> = {
  Data?: Resolver<ResolversTypes['CompanyInvitationData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CompanyInvitationDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyInvitationData'] = ResolversParentTypes['CompanyInvitationData']> = {
  Company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  Email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ExpiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  InvitedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  InvitedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  Owner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['CompanyInvitationStatus'], ParentType, ContextType>;
};

export type CompanyMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyMember'] = ResolversParentTypes['CompanyMember']> = {
  Cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Owner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  User?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type CompanyMembersPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyMembersPage'] = ResolversParentTypes['CompanyMembersPage']> = {
  Members?: Resolver<Array<ResolversTypes['CompanyMember']>, ParentType, ContextType>;
  Total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  TotalIsFloor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CreatedAccessTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatedAccessToken'] = ResolversParentTypes['CreatedAccessToken']> = {
  Secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Token?: Resolver<ResolversTypes['AccessToken'], ParentType, ContextType>;
};

export type DataExportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DataExport'] = ResolversParentTypes['DataExport']> = {
  Archive?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ExpiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  RequestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['DataExportStatus'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type LayoutConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LayoutConfig'] = ResolversParentTypes['LayoutConfig']> = {
  ContainerWidth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Footer?: Resolver<Maybe<ResolversTypes['LayoutPart']>, ParentType, ContextType>;
  LeftSidePanel?: Resolver<Maybe<ResolversTypes['LayoutPart']>, ParentType, ContextType>;
  Mode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Navbar?: Resolver<Maybe<ResolversTypes['LayoutPart']>, ParentType, ContextType>;
  RightSidePanel?: Resolver<Maybe<ResolversTypes['LayoutPart']>, ParentType, ContextType>;
  Toolbar?: Resolver<Maybe<ResolversTypes['LayoutPart']>, ParentType, ContextType>;
};

export type LayoutPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LayoutPart'] = ResolversParentTypes['LayoutPart']> = {
  Display?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  Folded?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  Position?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Style?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LayoutSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LayoutSettings'] = ResolversParentTypes['LayoutSettings']> = {
  Config?: Resolver<Maybe<ResolversTypes['LayoutConfig']>, ParentType, ContextType>;
  Style?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListSettings'] = ResolversParentTypes['ListSettings']> = {
  Columns?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  Density?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Views?: Resolver<Maybe<Array<ResolversTypes['NamedView']>>, ParentType, ContextType>;
};

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type MediaItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaItem'] = ResolversParentTypes['MediaItem']> = {
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MemberSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberSession'] = ResolversParentTypes['MemberSession']> = {
  BeganAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  IsCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  LastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  System?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MinorsToReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MinorsToReview'] = ResolversParentTypes['MinorsToReview']> = {
  Links?: Resolver<Array<ResolversTypes['AgentLink']>, ParentType, ContextType>;
  TooYoung?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptAgentLink?: Resolver<ResolversTypes['AgentLink'], ParentType, ContextType, RequireFields<MutationAcceptAgentLinkArgs, 'linkId'>>;
  acceptCompanyInvitation?: Resolver<ResolversTypes['CompanyInvitation'], ParentType, ContextType, RequireFields<MutationAcceptCompanyInvitationArgs, 'invitationId'>>;
  completeRegistration?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationCompleteRegistrationArgs, 'registration'>>;
  confirmPasswordReset?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationConfirmPasswordResetArgs, 'code' | 'email' | 'password'>>;
  confirmPhone?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationConfirmPhoneArgs, 'code' | 'phone'>>;
  confirmRegistration?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationConfirmRegistrationArgs, 'code' | 'email' | 'firstName' | 'password'>>;
  createAccessToken?: Resolver<ResolversTypes['CreatedAccessToken'], ParentType, ContextType, RequireFields<MutationCreateAccessTokenArgs, 'token'>>;
  endAgentLink?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationEndAgentLinkArgs, 'linkId'>>;
  endCompanyInvitation?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationEndCompanyInvitationArgs, 'invitationId'>>;
  endMyOtherSessions?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType>;
  endMySession?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationEndMySessionArgs, 'id'>>;
  eraseMyAccount?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationEraseMyAccountArgs, 'confirm'>>;
  exportMyData?: Resolver<ResolversTypes['DataExport'], ParentType, ContextType>;
  inviteClient?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationInviteClientArgs, 'email'>>;
  inviteCompanyMember?: Resolver<ResolversTypes['CompanyInvitation'], ParentType, ContextType, RequireFields<MutationInviteCompanyMemberArgs, 'invitation'>>;
  keepMyAccount?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType>;
  removeCompanyMember?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<MutationRemoveCompanyMemberArgs, 'companyId' | 'userId'>>;
  removePhone?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType>;
  requestAgentLink?: Resolver<ResolversTypes['AgentLink'], ParentType, ContextType, RequireFields<MutationRequestAgentLinkArgs, 'talentId'>>;
  requestPasswordReset?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  requestPhoneCode?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationRequestPhoneCodeArgs, 'phone'>>;
  requestRegistration?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationRequestRegistrationArgs, 'email' | 'firstName' | 'password'>>;
  revokeAccessToken?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationRevokeAccessTokenArgs, 'id'>>;
  saveCompany?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<MutationSaveCompanyArgs, 'company'>>;
  saveUserSettings?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationSaveUserSettingsArgs, 'settings'>>;
  setUserSuspended?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationSetUserSuspendedArgs, 'PK' | 'Suspended'>>;
  updateUserString?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateUserStringArgs, 'field' | 'pK' | 'value'>>;
  updateUserStringArray?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateUserStringArrayArgs, 'field' | 'pK' | 'value'>>;
};

export type NamedViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedView'] = ResolversParentTypes['NamedView']> = {
  Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OperationStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationStatus'] = ResolversParentTypes['OperationStatus']> = {
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnPhoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnPhone'] = ResolversParentTypes['OwnPhone']> = {
  IsOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  getAuditLog?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType, RequireFields<QueryGetAuditLogArgs, 'criteria'>>;
  getCompanyById?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType, RequireFields<QueryGetCompanyByIdArgs, 'id'>>;
  getCompanyMembers?: Resolver<ResolversTypes['CompanyMembersPage'], ParentType, ContextType, RequireFields<QueryGetCompanyMembersArgs, 'criteria'>>;
  getMinorsToReview?: Resolver<ResolversTypes['MinorsToReview'], ParentType, ContextType>;
  getMyAccessTokens?: Resolver<Array<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  getMyExport?: Resolver<Maybe<ResolversTypes['DataExport']>, ParentType, ContextType>;
  getMyPhone?: Resolver<ResolversTypes['OwnPhone'], ParentType, ContextType>;
  getMySessions?: Resolver<Array<ResolversTypes['MemberSession']>, ParentType, ContextType>;
  getUserById?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryGetUserByIdArgs, 'id'>>;
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ThemeSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThemeSettings'] = ResolversParentTypes['ThemeSettings']> = {
  Footer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Main?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Navbar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Toolbar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  Data?: Resolver<ResolversTypes['UserData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserData'] = ResolversParentTypes['UserData']> = {
  Agent?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  AgentLinks?: Resolver<Maybe<Array<ResolversTypes['AgentLink']>>, ParentType, ContextType, Partial<UserDataAgentLinksArgs>>;
  Bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ClientInvitations?: Resolver<Maybe<Array<ResolversTypes['ClientInvitation']>>, ParentType, ContextType>;
  Company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  CompanyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  CompanyInvitations?: Resolver<Maybe<Array<ResolversTypes['CompanyInvitation']>>, ParentType, ContextType>;
  CreatedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  Email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  EraseAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  FirstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  LastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Minor?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  PhoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ProfileImage?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  RegistrationCompleted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  Settings?: Resolver<Maybe<ResolversTypes['UserSettings']>, ParentType, ContextType>;
  Shortcuts?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  Suspended?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  SuspendedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  SuspensionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  UserRole?: Resolver<Maybe<ResolversTypes['UserRole']>, ParentType, ContextType>;
  UserRoles?: Resolver<Maybe<Array<ResolversTypes['UserRole']>>, ParentType, ContextType>;
  View?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ViewerCan?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserSettings'] = ResolversParentTypes['UserSettings']> = {
  ColorMode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  CustomScrollbars?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  Direction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  FontSize?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  Language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Layout?: Resolver<Maybe<ResolversTypes['LayoutSettings']>, ParentType, ContextType>;
  Lists?: Resolver<Maybe<Array<ResolversTypes['ListSettings']>>, ParentType, ContextType>;
  SingleKeys?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  Theme?: Resolver<Maybe<ResolversTypes['ThemeSettings']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccessToken?: AccessTokenResolvers<ContextType>;
  AgentLink?: AgentLinkResolvers<ContextType>;
  AgentLinkData?: AgentLinkDataResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  ClientInvitation?: ClientInvitationResolvers<ContextType>;
  ClientInvitationData?: ClientInvitationDataResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  CompanyData?: CompanyDataResolvers<ContextType>;
  CompanyInvitation?: CompanyInvitationResolvers<ContextType>;
  CompanyInvitationData?: CompanyInvitationDataResolvers<ContextType>;
  CompanyMember?: CompanyMemberResolvers<ContextType>;
  CompanyMembersPage?: CompanyMembersPageResolvers<ContextType>;
  CreatedAccessToken?: CreatedAccessTokenResolvers<ContextType>;
  DataExport?: DataExportResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  LayoutConfig?: LayoutConfigResolvers<ContextType>;
  LayoutPart?: LayoutPartResolvers<ContextType>;
  LayoutSettings?: LayoutSettingsResolvers<ContextType>;
  ListSettings?: ListSettingsResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  MediaItem?: MediaItemResolvers<ContextType>;
  MemberSession?: MemberSessionResolvers<ContextType>;
  MinorsToReview?: MinorsToReviewResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NamedView?: NamedViewResolvers<ContextType>;
  OperationStatus?: OperationStatusResolvers<ContextType>;
  OwnPhone?: OwnPhoneResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ThemeSettings?: ThemeSettingsResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserData?: UserDataResolvers<ContextType>;
  UserSettings?: UserSettingsResolvers<ContextType>;
};

