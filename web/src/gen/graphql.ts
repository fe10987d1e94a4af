/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** State of an agent link. */
export type AgentLinkStatus =
  /** Ended by either side. */
  | 'Ended'
  /** Asked by the agent. */
  | 'Invited'
  /** Accepted by the talent. */
  | 'Linked';

/** Where a submission stands. */
export type BookingStatus =
  /** Slot taken. */
  | 'AuditionConfirmed'
  /** Audition declined. */
  | 'AuditionDeclined'
  /** Asked to an audition. */
  | 'AuditionRequested'
  /** Audition done. */
  | 'Auditioned'
  /** Asked to keep dates free. */
  | 'Avail'
  /** Second choice. */
  | 'Backup'
  /** Booked. */
  | 'Booked'
  /** Asked again. */
  | 'Callback'
  /** Not this time. */
  | 'NotBooked'
  /** Offer made. */
  | 'Offered'
  /** Let go after a promise. */
  | 'Released'
  /** In consideration. */
  | 'Selected'
  /** Sent. */
  | 'Submitted'
  /** Opened by casting. */
  | 'Viewed'
  /** Taken back by the talent. */
  | 'Withdrawn';

/** A company to create or change; a field that is absent keeps its value. */
export type CompanyInput = {
  /** A text of at most 5,000 characters. */
  Bio?: string | null | undefined;
  /** What the company does, at most 20 entries. */
  Capabilities?: Array<string> | null | undefined;
  /** City. */
  City?: string | null | undefined;
  /** Repeats of the same creation answer the first one for 48 hours. */
  ClientKey?: string | null | undefined;
  /** Country, ISO 3166 code. */
  Country?: string | null | undefined;
  /** Employer identification number. */
  Ein?: string | null | undefined;
  /** Business e-mail. */
  Email?: string | null | undefined;
  /** Name, 1 to 120 characters. */
  Name?: string | null | undefined;
  /** Key of the company; absent to create one. */
  PK?: string | null | undefined;
  /** Business phone, E.164. */
  Phone?: string | null | undefined;
};

/** Criteria of a company's projects. */
export type CompanyProjectsCriteria = {
  /** Opaque cursor, or PK of the last record, of the page before. */
  After?: string | null | undefined;
  /** The caller's own company unless said. */
  CompanyId?: string | null | undefined;
  /** From 1. */
  Page?: number | null | undefined;
  /** 25 unless said, at most 100. */
  PageSize?: number | null | undefined;
  /** Newest, Oldest, Deadline, Pay or Relevance, where it applies. */
  SortOrder?: string | null | undefined;
  /** States, any of them. */
  Status?: Array<string> | null | undefined;
};

/** Professional profile to write. */
export type DemographicInput = {
  /** Playing age range. */
  AgeRange?: string | null | undefined;
  /** Hair colour now. */
  CurrentHairColor?: string | null | undefined;
  /** Ethnicity. */
  Ethnicity?: string | null | undefined;
  /** Eye colour. */
  EyeColor?: string | null | undefined;
  /** Gender the talent plays. */
  Gender?: string | null | undefined;
  /** Height range. */
  HeightRange?: string | null | undefined;
  /** City the talent works from. */
  LocationCity?: string | null | undefined;
  /** State, two letters. */
  LocationState?: string | null | undefined;
  /** Hair colour by nature. */
  NaturalHairColor?: string | null | undefined;
  /** Key of the member; the caller unless said. */
  PK?: string | null | undefined;
  /** First language. */
  PrimaryLanguage?: string | null | undefined;
  /** Second language. */
  SecondaryLanguage?: string | null | undefined;
  /** Whether casting may see it. */
  ShowEthnicity?: boolean | null | undefined;
  /** Third language. */
  ThirdLanguage?: string | null | undefined;
  /** How far the talent travels. */
  TravelPreference?: string | null | undefined;
  /** Union memberships, at most 19. */
  Unions?: Array<string> | null | undefined;
};

/** Whether a criterion is met. */
export type FitVerdict =
  /** The profile says so. */
  | 'Met'
  /** The profile says otherwise. */
  | 'NotMet'
  /** The profile does not say. */
  | 'Unknown';

/** Configuration to save. */
export type LayoutConfigInput = {
  /** Width of the container in px. */
  ContainerWidth?: number | null | undefined;
  /** Footer. */
  Footer?: LayoutPartInput | null | undefined;
  /** Panel at the start. */
  LeftSidePanel?: LayoutPartInput | null | undefined;
  /** boxed, fullwidth or container. */
  Mode?: string | null | undefined;
  /** Navigation. */
  Navbar?: LayoutPartInput | null | undefined;
  /** Panel at the end. */
  RightSidePanel?: LayoutPartInput | null | undefined;
  /** Toolbar. */
  Toolbar?: LayoutPartInput | null | undefined;
};

/** One part of a layout to save. */
export type LayoutPartInput = {
  /** Whether it shows. */
  Display?: boolean | null | undefined;
  /** Whether it is folded. */
  Folded?: boolean | null | undefined;
  /** Where it stands. */
  Position?: string | null | undefined;
  /** Its style. */
  Style?: string | null | undefined;
};

/** Layout to save. */
export type LayoutSettingsInput = {
  /** Its configuration. */
  Config?: LayoutConfigInput | null | undefined;
  /** layout1, layout2 or layout3. */
  Style?: string | null | undefined;
};

/** Place and distance. */
export type LocationCriteria = {
  /** City. */
  City?: string | null | undefined;
  /** Centre of the circle. */
  Point?: PointInput | null | undefined;
  /** Its radius in miles, 1 to 500. */
  RadiusMiles?: number | null | undefined;
  /** State, two letters. */
  State?: string | null | undefined;
};

/** State of a file. */
export type MediaStatus =
  /** Gone. */
  | 'Deleted'
  /** Waits for its bytes. */
  | 'Pending'
  /** Shown. */
  | 'Ready'
  /** Refused; see RejectReason. */
  | 'Rejected'
  /** Its bytes are being checked. */
  | 'Scanning';

/** A point on the map. */
export type PointInput = {
  /** Latitude, -90 to 90. */
  lat: number;
  /** Longitude, -180 to 180. */
  lon: number;
};

/** Criteria of a full search. */
export type ProjectSearchCriteria = {
  /** Opaque cursor, or PK of the last record, of the page before. */
  After?: string | null | undefined;
  /** Playing ages of an open position; ranges that overlap match. */
  AgeRange?: Array<string> | null | undefined;
  /** Filming ends on or after. */
  FilmingFrom?: string | null | undefined;
  /** Filming begins on or before. */
  FilmingTo?: string | null | undefined;
  /** Gender of an open position. */
  Gender?: string | null | undefined;
  /** Place and distance. */
  Location?: LocationCriteria | null | undefined;
  /** Only the own company's, in every state. */
  Mine?: boolean | null | undefined;
  /** From 1. */
  Page?: number | null | undefined;
  /** 25 unless said, at most 100. */
  PageSize?: number | null | undefined;
  /** Least pay. */
  PayRateMin?: number | null | undefined;
  /** Kinds, any of them. */
  ProjectType?: Array<string> | null | undefined;
  /** Role types of an open position, any of them. */
  RoleType?: Array<string> | null | undefined;
  /** Skills wanted by an open position, any of them. */
  Skills?: Array<string> | null | undefined;
  /** Newest, Oldest, Deadline, Pay or Relevance, where it applies. */
  SortOrder?: string | null | undefined;
  /** Words. */
  Text?: string | null | undefined;
  /** Union, Non-Union or Both. */
  Union?: string | null | undefined;
};

/** Where a project stands. */
export type ProjectStatus =
  /** Public, or open to the invited. */
  | 'Approved'
  /** Over. */
  | 'Closed'
  /** Sent back with a comment. */
  | 'Denied'
  /** Being written. */
  | 'Draft'
  /** Waits for an admin. */
  | 'Pending';

/** What a new member tells. */
export type RegistrationInput = {
  /** Consent to the terms. */
  AcceptTerms?: boolean | null | undefined;
  /** Day of birth, YYYY-MM-DD; only the year and the minor flag are kept. */
  BirthDate?: string | null | undefined;
  /** Given name, 1 to 60 characters. */
  FirstName?: string | null | undefined;
  /** Family name, 1 to 60 characters. */
  LastName?: string | null | undefined;
  /** Phone number, E.164. */
  PhoneNumber?: string | null | undefined;
  /** Talent, Production or Agent. */
  Role?: string | null | undefined;
};

/** Where a position stands. */
export type RoleStatus =
  /** Over. */
  | 'Closed'
  /** Everyone wanted is booked. */
  | 'Filled'
  /** Takes none for now. */
  | 'OnHold'
  /** Takes submissions. */
  | 'Open'
  /** Waits for an admin. */
  | 'PendingReview';

/** A submission to make. */
export type SubmissionInput = {
  /** Repeats of the same submission answer the first one for 48 hours. */
  ClientKey?: string | null | undefined;
  /** Note to casting, at most 2,000 characters. */
  Comments?: string | null | undefined;
  /** Key of the project. */
  ProjectId?: string | null | undefined;
  /** Who represents the talent. */
  RepresentationName?: string | null | undefined;
  /** Key of the position. */
  RoleId?: string | null | undefined;
  /** Social media. */
  SocialMedia?: string | null | undefined;
  /** Key of the talent; the caller unless an agent submits. */
  UserId?: string | null | undefined;
  /** Website, https. */
  Website?: string | null | undefined;
};

/** Colour schemes to save. */
export type ThemeSettingsInput = {
  /** Footer. */
  Footer?: string | null | undefined;
  /** Content. */
  Main?: string | null | undefined;
  /** Navigation. */
  Navbar?: string | null | undefined;
  /** Toolbar. */
  Toolbar?: string | null | undefined;
};

/** What will be uploaded. */
export type UploadInput = {
  /** Text for those who do not see it. */
  AltText?: string | null | undefined;
  /** Repeats of the same upload answer the first one for 48 hours. */
  ClientKey?: string | null | undefined;
  /** Declared kind, such as image/jpeg. */
  ContentType?: string | null | undefined;
  /** Name with extension, at most 200 characters. */
  FileName?: string | null | undefined;
  /** Headshot, Poster, Gallery, Reel or Document. */
  Purpose?: string | null | undefined;
  /** Declared bytes. */
  Size?: number | null | undefined;
};

/** Criteria of a talent search. */
export type UserCriteria = {
  /** PK of the last record of the page before, for deep paging. */
  After?: string | null | undefined;
  /** Playing ages; ranges that overlap match. */
  AgeRange?: Array<string> | null | undefined;
  /** Hair colours now. */
  CurrentHairColor?: Array<string> | null | undefined;
  /** Ethnicities; only talents who published theirs. */
  Ethnicity?: Array<string> | null | undefined;
  /** Eye colours. */
  EyeColor?: Array<string> | null | undefined;
  /** Genders. */
  Gender?: Array<string> | null | undefined;
  /** Height ranges. */
  HeightRange?: Array<string> | null | undefined;
  /** From 1. */
  Page?: number | null | undefined;
  /** 25 unless said, at most 100. */
  PageSize?: number | null | undefined;
  /** First languages. */
  PrimaryLanguage?: Array<string> | null | undefined;
  /** Only talents linked to the calling agent. */
  Roster?: boolean | null | undefined;
  /** Skills; all of them. */
  Skills?: Array<string> | null | undefined;
  /** Newest, Name or Relevance. */
  SortOrder?: string | null | undefined;
  /** Words of the name, bio or skills. */
  Text?: string | null | undefined;
  /** Travel preferences. */
  TravelPreference?: Array<string> | null | undefined;
  /** Unions. */
  Unions?: Array<string> | null | undefined;
};

/** What a member can do in the product. */
export type UserRole =
  /** Approves projects, features them, moderates. */
  | 'Admin'
  /** Acts for linked talents. */
  | 'Agent'
  /** Posts projects and casts them. */
  | 'Production'
  /** Searches positions and submits. */
  | 'Talent';

/** Shell settings to save; at most 64 KiB. */
export type UserSettingsInput = {
  /** system, light or dark. */
  ColorMode?: string | null | undefined;
  /** Whether scroll bars are styled. */
  CustomScrollbars?: boolean | null | undefined;
  /** ltr or rtl. */
  Direction?: string | null | undefined;
  /** 0.7 to 1.3 in steps of 0.1. */
  FontSize?: number | null | undefined;
  /** en, tr or ar. */
  Language?: string | null | undefined;
  /** Layout and its configuration. */
  Layout?: LayoutSettingsInput | null | undefined;
  /** Colour scheme ids. */
  Theme?: ThemeSettingsInput | null | undefined;
};

/** Criteria of a talent's submissions. */
export type UserSubmissionsCriteria = {
  /** SK of the last record of the page before, for deep paging. */
  After?: string | null | undefined;
  /** From 1. */
  Page?: number | null | undefined;
  /** 25 unless said, at most 100. */
  PageSize?: number | null | undefined;
  /** Key of a project. */
  ProjectId?: string | null | undefined;
  /** Newest or Oldest. */
  SortOrder?: string | null | undefined;
  /** States or stages, any of them. */
  Status?: Array<string> | null | undefined;
  /** The caller unless said; of an agent without it: all linked talents. */
  UserId?: string | null | undefined;
};

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { me: { PK: string, SK: string, Data: { FirstName: string | null, LastName: string | null, UserRoles: Array<UserRole> | null, CompanyId: string | null, RegistrationCompleted: boolean | null, Suspended: boolean | null, SuspensionReason: string | null, ProfileImage: { PK: string, SK: string, Data: { ContentThumbNailUrl: string | null } } | null, Settings: { Language: string | null, ColorMode: string | null } | null } } | null };

export type UnreadConversationsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadConversationsQuery = { getUserConversations: { Unread: number } };

export type SaveSettingsMutationVariables = Exact<{
  settings: UserSettingsInput;
}>;


export type SaveSettingsMutation = { saveUserSettings: { PK: string, SK: string, Data: { Settings: { Language: string | null, ColorMode: string | null, Direction: string | null } | null } } };

export type CompleteRegistrationMutationVariables = Exact<{
  registration: RegistrationInput;
}>;


export type CompleteRegistrationMutation = { completeRegistration: { PK: string, SK: string, Data: { FirstName: string | null, LastName: string | null, UserRoles: Array<UserRole> | null, RegistrationCompleted: boolean | null } } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { Status: string } };

export type ConfirmPasswordResetMutationVariables = Exact<{
  email: string;
  code: string;
  password: string;
}>;


export type ConfirmPasswordResetMutation = { confirmPasswordReset: { Status: string } };

export type OwnCompanyQueryVariables = Exact<{
  id: string;
}>;


export type OwnCompanyQuery = { getCompanyById: (
    { PK: string, SK: string }
    & { ' $fragmentRefs'?: { 'CompanyForm_CompanyFragment': CompanyForm_CompanyFragment } }
  ) | null };

export type CompanyForm_CompanyFragment = { PK: string, SK: string, Data: { Name: string | null, Country: string | null, City: string | null, Email: string | null, Phone: string | null, Ein: string | null, Bio: string | null, Capabilities: Array<string> | null, NumberMembers: number | null, ViewerCan: Array<string> } } & { ' $fragmentName'?: 'CompanyForm_CompanyFragment' };

export type SaveCompanyMutationVariables = Exact<{
  company: CompanyInput;
}>;


export type SaveCompanyMutation = { saveCompany: (
    { PK: string, SK: string }
    & { ' $fragmentRefs'?: { 'CompanyForm_CompanyFragment': CompanyForm_CompanyFragment } }
  ) };

export type TalentDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type TalentDashboardQuery = { me: { PK: string, SK: string, Data: { Completeness: number | null, AgentLinks: Array<{ PK: string, SK: string, Data: { Status: AgentLinkStatus } }> | null } } | null, getUserSubmissions: Array<{ PK: string, SK: string, Data: { BookingStatus: BookingStatus, UpdatedAt: string, Project: { ProjectId: string, Name: string | null }, Position: { PositionId: string, Name: string | null }, Audition: { PK: string, SK: string, Data: { StartsAt: string, Zone: string } } | null } }> };

export type AgentDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type AgentDashboardQuery = { me: { PK: string, SK: string, Data: { AgentLinks: Array<{ PK: string, SK: string, Data: { Status: AgentLinkStatus } }> | null } } | null, getUserSubmissions: Array<{ PK: string, SK: string, Data: { BookingStatus: BookingStatus, UpdatedAt: string, FirstName: string | null, LastName: string | null, Project: { ProjectId: string, Name: string | null }, Position: { PositionId: string, Name: string | null }, Audition: { PK: string, SK: string, Data: { StartsAt: string, Zone: string } } | null } }> };

export type ProducerDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type ProducerDashboardQuery = { getCompanyProjects: Array<{ PK: string, SK: string, Data: { Name: string | null, Status: ProjectStatus, Submissions: number | null, LastCompletedStep: number | null, DeclineComment: string | null, SubmissionsDueBy: string | null, Media: Array<{ PK: string, SK: string, Data: { ContentThumbNailUrl: string | null } }> } }> };

export type AdminDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminDashboardQuery = { projectsPendingApproval: { Total: number, Projects: Array<{ PK: string, SK: string, Data: { Name: string | null, SubmittedAt: string | null, Company: { PK: string, SK: string, Data: { Name: string | null } } | null } }> } };

export type MySubmissionsQueryVariables = Exact<{
  criteria: UserSubmissionsCriteria;
}>;


export type MySubmissionsQuery = { getUserSubmissions: Array<(
    { PK: string, SK: string }
    & { ' $fragmentRefs'?: { 'MySubmission_SubmissionFragment': MySubmission_SubmissionFragment } }
  )> };

export type MySubmission_SubmissionFragment = { PK: string, SK: string, Data: { FirstName: string | null, LastName: string | null, SubmissionDate: string, UpdatedAt: string, Comments: string | null, BookingStatus: BookingStatus, AuditionId: string | null, AuditionStatus: string | null, AuditionExpiresAt: string | null, AuditionMessage: string | null, ViewerCan: Array<string>, Project: { ProjectId: string, Name: string | null }, Position: { PositionId: string, Name: string | null }, Audition: { PK: string, SK: string, Data: { StartsAt: string, Zone: string, LengthMinutes: number, Place: string | null, Link: string | null } } | null, History: Array<{ To: BookingStatus, At: string, Reason: string | null }> } } & { ' $fragmentName'?: 'MySubmission_SubmissionFragment' };

export type ConfirmAuditionMutationVariables = Exact<{
  pK: string;
  sK: string;
  auditionId: string;
}>;


export type ConfirmAuditionMutation = { confirmAudition: { Status: string } };

export type CancelAuditionMutationVariables = Exact<{
  pK: string;
  sK: string;
  reason?: string | null | undefined;
}>;


export type CancelAuditionMutation = { cancelAudition: { Status: string } };

export type WithdrawSubmissionMutationVariables = Exact<{
  pK: string;
  sK: string;
  reason?: string | null | undefined;
}>;


export type WithdrawSubmissionMutation = { withdrawSubmission: { PK: string, SK: string, Data: { BookingStatus: BookingStatus, UpdatedAt: string, ViewerCan: Array<string> } } };

export type FilterUsersQueryVariables = Exact<{
  criteria: UserCriteria;
}>;


export type FilterUsersQuery = { filterUsers: Array<(
    { PK: string, SK: string }
    & { ' $fragmentRefs'?: { 'PersonCard_UserFragment': PersonCard_UserFragment } }
  )> };

export type PersonCard_UserFragment = { PK: string, SK: string, Data: { FirstName: string | null, LastName: string | null, UserRole: UserRole | null, Unions: Array<string> | null, Skills: Array<string> | null, TravelPreference: string | null, LocationCity: string | null, LocationState: string | null, ProfileImage: { PK: string, SK: string, Data: { ContentThumbNailUrl: string | null } } | null } } & { ' $fragmentName'?: 'PersonCard_UserFragment' };

export type PersonDetailQueryVariables = Exact<{
  id: string;
}>;


export type PersonDetailQuery = { getUserById: { PK: string, SK: string, Data: { FirstName: string | null, LastName: string | null, Email: string | null, PhoneNumber: string | null, Bio: string | null, UserRole: UserRole | null, View: string, ViewerCan: Array<string>, HeightRange: string | null, EyeColor: string | null, AgeRange: string | null, Ethnicity: string | null, Gender: string | null, PrimaryLanguage: string | null, SecondaryLanguage: string | null, ThirdLanguage: string | null, CurrentHairColor: string | null, Skills: Array<string> | null, Unions: Array<string> | null, TravelPreference: string | null, LocationCity: string | null, LocationState: string | null, ProfileImage: { PK: string, SK: string, Data: { ContentUrl: string | null, ContentThumbNailUrl: string | null } } | null, Company: { PK: string, SK: string, Data: { Name: string | null } } | null, Agent: { PK: string, SK: string, Data: { FirstName: string | null, LastName: string | null } } | null } } | null };

export type RosterQueryVariables = Exact<{ [key: string]: never; }>;


export type RosterQuery = { me: { PK: string, SK: string, Data: { AgentLinks: Array<{ PK: string, SK: string, Data: { Status: AgentLinkStatus, RequestedAt: string, AcceptedAt: string | null, EndedAt: string | null, Talent: (
            { PK: string, SK: string, Data: { FirstName: string | null, LastName: string | null } }
            & { ' $fragmentRefs'?: { 'PersonCard_UserFragment': PersonCard_UserFragment } }
          ) } }> | null } } | null };

export type RequestAgentLinkMutationVariables = Exact<{
  talentId: string;
}>;


export type RequestAgentLinkMutation = { requestAgentLink: { PK: string, SK: string, Data: { Status: AgentLinkStatus, RequestedAt: string } } };

export type EndLinkMutationVariables = Exact<{
  linkId: string;
}>;


export type EndLinkMutation = { endAgentLink: { Status: string } };

export type OwnProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnProfileQuery = { me: (
    { PK: string, SK: string, Data: { UserRoles: Array<UserRole> | null } }
    & { ' $fragmentRefs'?: { 'ProfileStrength_UserFragment': ProfileStrength_UserFragment;'HeadshotSection_UserFragment': HeadshotSection_UserFragment;'BasicsSection_UserFragment': BasicsSection_UserFragment;'AppearanceSection_UserFragment': AppearanceSection_UserFragment;'CraftSection_UserFragment': CraftSection_UserFragment;'AgentsSection_UserFragment': AgentsSection_UserFragment } }
  ) | null };

export type ProfileStrength_UserFragment = { PK: string, SK: string, Data: { Completeness: number | null, MissingFields: Array<string> | null } } & { ' $fragmentName'?: 'ProfileStrength_UserFragment' };

export type HeadshotSection_UserFragment = { PK: string, SK: string, Data: { FirstName: string | null, LastName: string | null, ProfileImage: { PK: string, SK: string, Data: { ContentUrl: string | null, ContentThumbNailUrl: string | null } } | null } } & { ' $fragmentName'?: 'HeadshotSection_UserFragment' };

export type BasicsSection_UserFragment = { PK: string, SK: string, Data: { FirstName: string | null, LastName: string | null, Email: string | null, PhoneNumber: string | null, Bio: string | null } } & { ' $fragmentName'?: 'BasicsSection_UserFragment' };

export type AppearanceSection_UserFragment = { PK: string, SK: string, Data: { AgeRange: string | null, Gender: string | null, HeightRange: string | null, EyeColor: string | null, CurrentHairColor: string | null, NaturalHairColor: string | null, Ethnicity: string | null, ShowEthnicity: boolean | null, PrimaryLanguage: string | null, SecondaryLanguage: string | null, ThirdLanguage: string | null } } & { ' $fragmentName'?: 'AppearanceSection_UserFragment' };

export type CraftSection_UserFragment = { PK: string, SK: string, Data: { Skills: Array<string> | null, Unions: Array<string> | null, TravelPreference: string | null, LocationCity: string | null, LocationState: string | null } } & { ' $fragmentName'?: 'CraftSection_UserFragment' };

export type AgentsSection_UserFragment = { PK: string, SK: string, Data: { AgentLinks: Array<{ PK: string, SK: string, Data: { Status: AgentLinkStatus, RequestedAt: string, AcceptedAt: string | null, EndedAt: string | null, Agent: { PK: string, SK: string, Data: { FirstName: string | null, LastName: string | null } } } }> | null } } & { ' $fragmentName'?: 'AgentsSection_UserFragment' };

export type SaveProfileTextMutationVariables = Exact<{
  pK: string;
  field: string;
  value: string;
}>;


export type SaveProfileTextMutation = { updateUserString: { PK: string, SK: string, Data: { FirstName: string | null, LastName: string | null, PhoneNumber: string | null, Bio: string | null, Completeness: number | null, MissingFields: Array<string> | null, ProfileImage: { PK: string, SK: string, Data: { ContentUrl: string | null, ContentThumbNailUrl: string | null } } | null } } };

export type SaveDemographicsMutationVariables = Exact<{
  demographic: DemographicInput;
}>;


export type SaveDemographicsMutation = { updateUserDemographics: { PK: string, SK: string, Data: { AgeRange: string | null, Gender: string | null, HeightRange: string | null, EyeColor: string | null, CurrentHairColor: string | null, NaturalHairColor: string | null, Ethnicity: string | null, ShowEthnicity: boolean | null, PrimaryLanguage: string | null, SecondaryLanguage: string | null, ThirdLanguage: string | null, Unions: Array<string> | null, TravelPreference: string | null, LocationCity: string | null, LocationState: string | null, Completeness: number | null, MissingFields: Array<string> | null } } };

export type SaveSkillsMutationVariables = Exact<{
  PK: string;
  Skills: Array<string> | string;
}>;


export type SaveSkillsMutation = { updateSkills: { Status: string } };

export type AcceptAgentLinkMutationVariables = Exact<{
  linkId: string;
}>;


export type AcceptAgentLinkMutation = { acceptAgentLink: { PK: string, SK: string, Data: { Status: AgentLinkStatus, AcceptedAt: string | null } } };

export type EndAgentLinkMutationVariables = Exact<{
  linkId: string;
}>;


export type EndAgentLinkMutation = { endAgentLink: { Status: string } };

export type SearchProjectsQueryVariables = Exact<{
  criteria: ProjectSearchCriteria;
}>;


export type SearchProjectsQuery = { searchProjects: { Total: number, TotalIsFloor: boolean, Projects: Array<(
      { PK: string, SK: string }
      & { ' $fragmentRefs'?: { 'ProjectCard_ProjectFragment': ProjectCard_ProjectFragment } }
    )>, Facets: Array<{ Field: string, Values: Array<{ Value: string, Count: number }> }> } };

export type ProjectCard_ProjectFragment = { PK: string, SK: string, Data: { Name: string | null, ProjectType: string | null, ProjectOverview: string | null, Union: string | null, PayRate: number | null, LocationCity: string | null, LocationState: string | null, SubmissionsDueBy: string | null, Media: Array<{ PK: string, SK: string, Data: { ContentThumbNailUrl: string | null } }>, Company: { PK: string, SK: string, Data: { Name: string | null } } | null, Positions: Array<{ PK: string, SK: string }> } } & { ' $fragmentName'?: 'ProjectCard_ProjectFragment' };

export type SuggestProjectsQueryVariables = Exact<{
  value: string;
}>;


export type SuggestProjectsQuery = { searchProject: Array<{ PK: string, SK: string, Data: { Name: string | null } }> };

export type OpenProjectQueryVariables = Exact<{
  id: string;
  talent?: string | null | undefined;
}>;


export type OpenProjectQuery = { getProjectById: (
    { PK: string, SK: string, Data: { Name: string | null, Positions: Array<(
        { PK: string, SK: string }
        & { ' $fragmentRefs'?: { 'PositionItem_PositionFragment': PositionItem_PositionFragment } }
      )> } }
    & { ' $fragmentRefs'?: { 'ProjectFacts_ProjectFragment': ProjectFacts_ProjectFragment } }
  ) | null };

export type ProjectFacts_ProjectFragment = { PK: string, SK: string, Data: { Description: string | null, ProjectType: string | null, ProjectOverview: string | null, AdditionalInformation: string | null, Union: string | null, UnionType: string | null, PayRate: number | null, Location: string | null, LocationCity: string | null, LocationState: string | null, FilmingType: string | null, FilmingBeginDate: string | null, FilmingEndDate: string | null, CastingDirName: string | null, SubmissionsDueBy: string | null, Media: Array<{ PK: string, SK: string, Data: { ContentUrl: string | null, ContentThumbNailUrl: string | null, AltText: string | null } }>, Company: { PK: string, SK: string, Data: { Name: string | null } } | null, FilmingDates: Array<{ PK: string, SK: string, Data: { Date: string, Time: string | null, Zone: string } }> } } & { ' $fragmentName'?: 'ProjectFacts_ProjectFragment' };

export type PositionItem_PositionFragment = { PK: string, SK: string, Data: { PositionName: string | null, RoleType: string | null, PositionType: string | null, PositionSubType: string | null, Quantity: number | null, Description: string | null, Rate: number | null, RateFrequency: string | null, AdditionalRateInfo: string | null, Nudity: boolean, NudityDescription: string | null, AdultScenes: boolean, AdultSceneDescription: string | null, Skills: Array<string>, SubmissionsDueBy: string | null, RoleStatus: RoleStatus, TakesSubmissions: boolean, Fit: { Met: number, Of: number, Criteria: Array<{ Criterion: string, Verdict: FitVerdict, Wanted: Array<string>, Has: Array<string> }> } | null, ViewerSubmission: { PK: string, SK: string, Data: { BookingStatus: BookingStatus, SubmissionDate: string } } | null } } & { ' $fragmentName'?: 'PositionItem_PositionFragment' };

export type ClientsQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientsQuery = { me: { PK: string, SK: string, Data: { AgentLinks: Array<{ PK: string, SK: string, Data: { Status: AgentLinkStatus, Talent: { PK: string, SK: string, Data: { FirstName: string | null, LastName: string | null } } } }> | null } } | null };

export type SubmitMutationVariables = Exact<{
  submission: SubmissionInput;
}>;


export type SubmitMutation = { submitToPosition: { PK: string, SK: string, Data: { BookingStatus: BookingStatus, SubmissionDate: string } } };

export type CompanyProjectsQueryVariables = Exact<{
  criteria: CompanyProjectsCriteria;
}>;


export type CompanyProjectsQuery = { getCompanyProjects: Array<(
    { PK: string, SK: string }
    & { ' $fragmentRefs'?: { 'ProjectItem_ProjectFragment': ProjectItem_ProjectFragment } }
  )> };

export type ProjectItem_ProjectFragment = { PK: string, SK: string, Data: { Name: string | null, ProjectType: string | null, Status: ProjectStatus, DeclineComment: string | null, LastCompletedStep: number | null, SubmissionsDueBy: string | null, Submissions: number | null, ViewerCan: Array<string>, Media: Array<{ PK: string, SK: string, Data: { ContentThumbNailUrl: string | null } }>, Positions: Array<{ PK: string, SK: string, Data: { Quantity: number | null, Cast: number | null, Counters: Array<{ Stage: string, Count: number }> | null } }> } } & { ' $fragmentName'?: 'ProjectItem_ProjectFragment' };

export type Breakdown_PositionFragment = { PK: string, SK: string, Data: { PositionName: string | null, PositionType: string | null, PositionSubType: string | null, RoleType: string | null, Union: string | null, UnionType: string | null, Quantity: number | null, Description: string | null, Rate: number | null, RateFrequency: string | null, Rate2: number | null, Rate2Frequency: string | null, AdditionalRateInfo: string | null, AgeRequirement: string | null, AgeRange: Array<string>, Gender: Array<string>, HeightRange: Array<string>, EyeColor: Array<string>, HairColor: Array<string>, Weight: string | null, Languages: Array<string>, Ethnicity: Array<string>, EthnicityRoleAppearance: string | null, Skills: Array<string>, AdultScenes: boolean, AdultSceneDescription: string | null, Nudity: boolean, NudityDescription: string | null, SubmissionsDueBy: string | null, FilmingInstructions: string | null, WardrobeInformation: string | null, BookingInformation: string | null, RoleStatus: RoleStatus } } & { ' $fragmentName'?: 'Breakdown_PositionFragment' };

export type Breakdown_ProjectFragment = { PK: string, SK: string, Data: { Name: string | null, Description: string | null, ProjectType: string | null, ProjectOverview: string | null, PayRate: number | null, EstProjectBudget: number | null, Union: string | null, UnionType: string | null, UnionNumber: string | null, Public: boolean, Skills: Array<string>, ContactInformation: string | null, CastingDirName: string | null, CastingDirPhone: string | null, CastingDirEmail: string | null, AdditionalInformation: string | null, Location: string | null, LocationCity: string | null, LocationState: string | null, FilmingType: string | null, FilmingBeginDate: string | null, FilmingEndDate: string | null, FilmingAddress: { AddressLine1: string | null, City: string | null, State: string | null, Zipcode: string | null } | null, Media: Array<{ PK: string, SK: string, Data: { ContentUrl: string | null, ContentThumbNailUrl: string | null, AltText: string | null } }>, Company: { PK: string, SK: string, Data: { Name: string | null } } | null, Positions: Array<(
      { PK: string, SK: string }
      & { ' $fragmentRefs'?: { 'Breakdown_PositionFragment': Breakdown_PositionFragment } }
    )> } } & { ' $fragmentName'?: 'Breakdown_ProjectFragment' };

export type CreateUploadMutationVariables = Exact<{
  file: UploadInput;
}>;


export type CreateUploadMutation = { createUpload: { PK: string, UploadUrl: string, Method: string, ContentType: string } };

export type CompleteUploadMutationVariables = Exact<{
  key: string;
}>;


export type CompleteUploadMutation = { completeUpload: { PK: string, SK: string, Data: { FileName: string | null, ContentUrl: string | null, ContentThumbNailUrl: string | null, ContentType: string | null, Width: number | null, Height: number | null, AltText: string | null, Status: MediaStatus, RejectReason: string | null } } };

export const CompanyForm_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyForm_Company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Name"}},{"kind":"Field","name":{"kind":"Name","value":"Country"}},{"kind":"Field","name":{"kind":"Name","value":"City"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"Phone"}},{"kind":"Field","name":{"kind":"Name","value":"Ein"}},{"kind":"Field","name":{"kind":"Name","value":"Bio"}},{"kind":"Field","name":{"kind":"Name","value":"Capabilities"}},{"kind":"Field","name":{"kind":"Name","value":"NumberMembers"}},{"kind":"Field","name":{"kind":"Name","value":"ViewerCan"}}]}}]}}]} as unknown as DocumentNode<CompanyForm_CompanyFragment, unknown>;
export const MySubmission_SubmissionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MySubmission_Submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Submission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"FirstName"}},{"kind":"Field","name":{"kind":"Name","value":"LastName"}},{"kind":"Field","name":{"kind":"Name","value":"SubmissionDate"}},{"kind":"Field","name":{"kind":"Name","value":"UpdatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"Comments"}},{"kind":"Field","name":{"kind":"Name","value":"BookingStatus"}},{"kind":"Field","name":{"kind":"Name","value":"AuditionId"}},{"kind":"Field","name":{"kind":"Name","value":"AuditionStatus"}},{"kind":"Field","name":{"kind":"Name","value":"AuditionExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"AuditionMessage"}},{"kind":"Field","name":{"kind":"Name","value":"ViewerCan"}},{"kind":"Field","name":{"kind":"Name","value":"Project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ProjectId"}},{"kind":"Field","name":{"kind":"Name","value":"Name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"Position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PositionId"}},{"kind":"Field","name":{"kind":"Name","value":"Name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"Audition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"StartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"Zone"}},{"kind":"Field","name":{"kind":"Name","value":"LengthMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"Place"}},{"kind":"Field","name":{"kind":"Name","value":"Link"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"History"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"To"}},{"kind":"Field","name":{"kind":"Name","value":"At"}},{"kind":"Field","name":{"kind":"Name","value":"Reason"}}]}}]}}]}}]} as unknown as DocumentNode<MySubmission_SubmissionFragment, unknown>;
export const PersonCard_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard_User"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"FirstName"}},{"kind":"Field","name":{"kind":"Name","value":"LastName"}},{"kind":"Field","name":{"kind":"Name","value":"UserRole"}},{"kind":"Field","name":{"kind":"Name","value":"Unions"}},{"kind":"Field","name":{"kind":"Name","value":"Skills"}},{"kind":"Field","name":{"kind":"Name","value":"TravelPreference"}},{"kind":"Field","name":{"kind":"Name","value":"LocationCity"}},{"kind":"Field","name":{"kind":"Name","value":"LocationState"}},{"kind":"Field","name":{"kind":"Name","value":"ProfileImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ContentThumbNailUrl"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PersonCard_UserFragment, unknown>;
export const ProfileStrength_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileStrength_User"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Completeness"}},{"kind":"Field","name":{"kind":"Name","value":"MissingFields"}}]}}]}}]} as unknown as DocumentNode<ProfileStrength_UserFragment, unknown>;
export const HeadshotSection_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HeadshotSection_User"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"FirstName"}},{"kind":"Field","name":{"kind":"Name","value":"LastName"}},{"kind":"Field","name":{"kind":"Name","value":"ProfileImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ContentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ContentThumbNailUrl"}}]}}]}}]}}]}}]} as unknown as DocumentNode<HeadshotSection_UserFragment, unknown>;
export const BasicsSection_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BasicsSection_User"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"FirstName"}},{"kind":"Field","name":{"kind":"Name","value":"LastName"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"PhoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"Bio"}}]}}]}}]} as unknown as DocumentNode<BasicsSection_UserFragment, unknown>;
export const AppearanceSection_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppearanceSection_User"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"AgeRange"}},{"kind":"Field","name":{"kind":"Name","value":"Gender"}},{"kind":"Field","name":{"kind":"Name","value":"HeightRange"}},{"kind":"Field","name":{"kind":"Name","value":"EyeColor"}},{"kind":"Field","name":{"kind":"Name","value":"CurrentHairColor"}},{"kind":"Field","name":{"kind":"Name","value":"NaturalHairColor"}},{"kind":"Field","name":{"kind":"Name","value":"Ethnicity"}},{"kind":"Field","name":{"kind":"Name","value":"ShowEthnicity"}},{"kind":"Field","name":{"kind":"Name","value":"PrimaryLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"SecondaryLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"ThirdLanguage"}}]}}]}}]} as unknown as DocumentNode<AppearanceSection_UserFragment, unknown>;
export const CraftSection_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CraftSection_User"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Skills"}},{"kind":"Field","name":{"kind":"Name","value":"Unions"}},{"kind":"Field","name":{"kind":"Name","value":"TravelPreference"}},{"kind":"Field","name":{"kind":"Name","value":"LocationCity"}},{"kind":"Field","name":{"kind":"Name","value":"LocationState"}}]}}]}}]} as unknown as DocumentNode<CraftSection_UserFragment, unknown>;
export const AgentsSection_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgentsSection_User"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"AgentLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Status"}},{"kind":"Field","name":{"kind":"Name","value":"RequestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"AcceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"EndedAt"}},{"kind":"Field","name":{"kind":"Name","value":"Agent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"FirstName"}},{"kind":"Field","name":{"kind":"Name","value":"LastName"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<AgentsSection_UserFragment, unknown>;
export const ProjectCard_ProjectFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCard_Project"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Name"}},{"kind":"Field","name":{"kind":"Name","value":"ProjectType"}},{"kind":"Field","name":{"kind":"Name","value":"ProjectOverview"}},{"kind":"Field","name":{"kind":"Name","value":"Union"}},{"kind":"Field","name":{"kind":"Name","value":"PayRate"}},{"kind":"Field","name":{"kind":"Name","value":"LocationCity"}},{"kind":"Field","name":{"kind":"Name","value":"LocationState"}},{"kind":"Field","name":{"kind":"Name","value":"SubmissionsDueBy"}},{"kind":"Field","name":{"kind":"Name","value":"Media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ContentThumbNailUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"Company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"Positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}}]}}]}}]}}]} as unknown as DocumentNode<ProjectCard_ProjectFragment, unknown>;
export const ProjectFacts_ProjectFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectFacts_Project"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Description"}},{"kind":"Field","name":{"kind":"Name","value":"ProjectType"}},{"kind":"Field","name":{"kind":"Name","value":"ProjectOverview"}},{"kind":"Field","name":{"kind":"Name","value":"AdditionalInformation"}},{"kind":"Field","name":{"kind":"Name","value":"Union"}},{"kind":"Field","name":{"kind":"Name","value":"UnionType"}},{"kind":"Field","name":{"kind":"Name","value":"PayRate"}},{"kind":"Field","name":{"kind":"Name","value":"Location"}},{"kind":"Field","name":{"kind":"Name","value":"LocationCity"}},{"kind":"Field","name":{"kind":"Name","value":"LocationState"}},{"kind":"Field","name":{"kind":"Name","value":"FilmingType"}},{"kind":"Field","name":{"kind":"Name","value":"FilmingBeginDate"}},{"kind":"Field","name":{"kind":"Name","value":"FilmingEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"CastingDirName"}},{"kind":"Field","name":{"kind":"Name","value":"SubmissionsDueBy"}},{"kind":"Field","name":{"kind":"Name","value":"Media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ContentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ContentThumbNailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"AltText"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"Company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"FilmingDates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Date"}},{"kind":"Field","name":{"kind":"Name","value":"Time"}},{"kind":"Field","name":{"kind":"Name","value":"Zone"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ProjectFacts_ProjectFragment, unknown>;
export const PositionItem_PositionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionItem_Position"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Position"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PositionName"}},{"kind":"Field","name":{"kind":"Name","value":"RoleType"}},{"kind":"Field","name":{"kind":"Name","value":"PositionType"}},{"kind":"Field","name":{"kind":"Name","value":"PositionSubType"}},{"kind":"Field","name":{"kind":"Name","value":"Quantity"}},{"kind":"Field","name":{"kind":"Name","value":"Description"}},{"kind":"Field","name":{"kind":"Name","value":"Rate"}},{"kind":"Field","name":{"kind":"Name","value":"RateFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"AdditionalRateInfo"}},{"kind":"Field","name":{"kind":"Name","value":"Nudity"}},{"kind":"Field","name":{"kind":"Name","value":"NudityDescription"}},{"kind":"Field","name":{"kind":"Name","value":"AdultScenes"}},{"kind":"Field","name":{"kind":"Name","value":"AdultSceneDescription"}},{"kind":"Field","name":{"kind":"Name","value":"Skills"}},{"kind":"Field","name":{"kind":"Name","value":"SubmissionsDueBy"}},{"kind":"Field","name":{"kind":"Name","value":"RoleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"TakesSubmissions"}},{"kind":"Field","name":{"kind":"Name","value":"Fit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"UserId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"talent"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Met"}},{"kind":"Field","name":{"kind":"Name","value":"Of"}},{"kind":"Field","name":{"kind":"Name","value":"Criteria"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Criterion"}},{"kind":"Field","name":{"kind":"Name","value":"Verdict"}},{"kind":"Field","name":{"kind":"Name","value":"Wanted"}},{"kind":"Field","name":{"kind":"Name","value":"Has"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ViewerSubmission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"UserId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"talent"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"BookingStatus"}},{"kind":"Field","name":{"kind":"Name","value":"SubmissionDate"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PositionItem_PositionFragment, unknown>;
export const ProjectItem_ProjectFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectItem_Project"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Name"}},{"kind":"Field","name":{"kind":"Name","value":"ProjectType"}},{"kind":"Field","name":{"kind":"Name","value":"Status"}},{"kind":"Field","name":{"kind":"Name","value":"DeclineComment"}},{"kind":"Field","name":{"kind":"Name","value":"LastCompletedStep"}},{"kind":"Field","name":{"kind":"Name","value":"SubmissionsDueBy"}},{"kind":"Field","name":{"kind":"Name","value":"Submissions"}},{"kind":"Field","name":{"kind":"Name","value":"ViewerCan"}},{"kind":"Field","name":{"kind":"Name","value":"Media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ContentThumbNailUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"Positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Quantity"}},{"kind":"Field","name":{"kind":"Name","value":"Cast"}},{"kind":"Field","name":{"kind":"Name","value":"Counters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Stage"}},{"kind":"Field","name":{"kind":"Name","value":"Count"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ProjectItem_ProjectFragment, unknown>;
export const Breakdown_PositionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Breakdown_Position"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Position"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PositionName"}},{"kind":"Field","name":{"kind":"Name","value":"PositionType"}},{"kind":"Field","name":{"kind":"Name","value":"PositionSubType"}},{"kind":"Field","name":{"kind":"Name","value":"RoleType"}},{"kind":"Field","name":{"kind":"Name","value":"Union"}},{"kind":"Field","name":{"kind":"Name","value":"UnionType"}},{"kind":"Field","name":{"kind":"Name","value":"Quantity"}},{"kind":"Field","name":{"kind":"Name","value":"Description"}},{"kind":"Field","name":{"kind":"Name","value":"Rate"}},{"kind":"Field","name":{"kind":"Name","value":"RateFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"Rate2"}},{"kind":"Field","name":{"kind":"Name","value":"Rate2Frequency"}},{"kind":"Field","name":{"kind":"Name","value":"AdditionalRateInfo"}},{"kind":"Field","name":{"kind":"Name","value":"AgeRequirement"}},{"kind":"Field","name":{"kind":"Name","value":"AgeRange"}},{"kind":"Field","name":{"kind":"Name","value":"Gender"}},{"kind":"Field","name":{"kind":"Name","value":"HeightRange"}},{"kind":"Field","name":{"kind":"Name","value":"EyeColor"}},{"kind":"Field","name":{"kind":"Name","value":"HairColor"}},{"kind":"Field","name":{"kind":"Name","value":"Weight"}},{"kind":"Field","name":{"kind":"Name","value":"Languages"}},{"kind":"Field","name":{"kind":"Name","value":"Ethnicity"}},{"kind":"Field","name":{"kind":"Name","value":"EthnicityRoleAppearance"}},{"kind":"Field","name":{"kind":"Name","value":"Skills"}},{"kind":"Field","name":{"kind":"Name","value":"AdultScenes"}},{"kind":"Field","name":{"kind":"Name","value":"AdultSceneDescription"}},{"kind":"Field","name":{"kind":"Name","value":"Nudity"}},{"kind":"Field","name":{"kind":"Name","value":"NudityDescription"}},{"kind":"Field","name":{"kind":"Name","value":"SubmissionsDueBy"}},{"kind":"Field","name":{"kind":"Name","value":"FilmingInstructions"}},{"kind":"Field","name":{"kind":"Name","value":"WardrobeInformation"}},{"kind":"Field","name":{"kind":"Name","value":"BookingInformation"}},{"kind":"Field","name":{"kind":"Name","value":"RoleStatus"}}]}}]}}]} as unknown as DocumentNode<Breakdown_PositionFragment, unknown>;
export const Breakdown_ProjectFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Breakdown_Project"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Name"}},{"kind":"Field","name":{"kind":"Name","value":"Description"}},{"kind":"Field","name":{"kind":"Name","value":"ProjectType"}},{"kind":"Field","name":{"kind":"Name","value":"ProjectOverview"}},{"kind":"Field","name":{"kind":"Name","value":"PayRate"}},{"kind":"Field","name":{"kind":"Name","value":"EstProjectBudget"}},{"kind":"Field","name":{"kind":"Name","value":"Union"}},{"kind":"Field","name":{"kind":"Name","value":"UnionType"}},{"kind":"Field","name":{"kind":"Name","value":"UnionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"Public"}},{"kind":"Field","name":{"kind":"Name","value":"Skills"}},{"kind":"Field","name":{"kind":"Name","value":"ContactInformation"}},{"kind":"Field","name":{"kind":"Name","value":"CastingDirName"}},{"kind":"Field","name":{"kind":"Name","value":"CastingDirPhone"}},{"kind":"Field","name":{"kind":"Name","value":"CastingDirEmail"}},{"kind":"Field","name":{"kind":"Name","value":"AdditionalInformation"}},{"kind":"Field","name":{"kind":"Name","value":"Location"}},{"kind":"Field","name":{"kind":"Name","value":"LocationCity"}},{"kind":"Field","name":{"kind":"Name","value":"LocationState"}},{"kind":"Field","name":{"kind":"Name","value":"FilmingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"AddressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"City"}},{"kind":"Field","name":{"kind":"Name","value":"State"}},{"kind":"Field","name":{"kind":"Name","value":"Zipcode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"FilmingType"}},{"kind":"Field","name":{"kind":"Name","value":"FilmingBeginDate"}},{"kind":"Field","name":{"kind":"Name","value":"FilmingEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"Media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ContentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ContentThumbNailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"AltText"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"Company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"Positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Breakdown_Position"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Breakdown_Position"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Position"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PositionName"}},{"kind":"Field","name":{"kind":"Name","value":"PositionType"}},{"kind":"Field","name":{"kind":"Name","value":"PositionSubType"}},{"kind":"Field","name":{"kind":"Name","value":"RoleType"}},{"kind":"Field","name":{"kind":"Name","value":"Union"}},{"kind":"Field","name":{"kind":"Name","value":"UnionType"}},{"kind":"Field","name":{"kind":"Name","value":"Quantity"}},{"kind":"Field","name":{"kind":"Name","value":"Description"}},{"kind":"Field","name":{"kind":"Name","value":"Rate"}},{"kind":"Field","name":{"kind":"Name","value":"RateFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"Rate2"}},{"kind":"Field","name":{"kind":"Name","value":"Rate2Frequency"}},{"kind":"Field","name":{"kind":"Name","value":"AdditionalRateInfo"}},{"kind":"Field","name":{"kind":"Name","value":"AgeRequirement"}},{"kind":"Field","name":{"kind":"Name","value":"AgeRange"}},{"kind":"Field","name":{"kind":"Name","value":"Gender"}},{"kind":"Field","name":{"kind":"Name","value":"HeightRange"}},{"kind":"Field","name":{"kind":"Name","value":"EyeColor"}},{"kind":"Field","name":{"kind":"Name","value":"HairColor"}},{"kind":"Field","name":{"kind":"Name","value":"Weight"}},{"kind":"Field","name":{"kind":"Name","value":"Languages"}},{"kind":"Field","name":{"kind":"Name","value":"Ethnicity"}},{"kind":"Field","name":{"kind":"Name","value":"EthnicityRoleAppearance"}},{"kind":"Field","name":{"kind":"Name","value":"Skills"}},{"kind":"Field","name":{"kind":"Name","value":"AdultScenes"}},{"kind":"Field","name":{"kind":"Name","value":"AdultSceneDescription"}},{"kind":"Field","name":{"kind":"Name","value":"Nudity"}},{"kind":"Field","name":{"kind":"Name","value":"NudityDescription"}},{"kind":"Field","name":{"kind":"Name","value":"SubmissionsDueBy"}},{"kind":"Field","name":{"kind":"Name","value":"FilmingInstructions"}},{"kind":"Field","name":{"kind":"Name","value":"WardrobeInformation"}},{"kind":"Field","name":{"kind":"Name","value":"BookingInformation"}},{"kind":"Field","name":{"kind":"Name","value":"RoleStatus"}}]}}]}}]} as unknown as DocumentNode<Breakdown_ProjectFragment, unknown>;
export const ViewerDocument = {"__meta__":{"hash":"sha256:c3ac2a10b83d6d03ebb00613851c414065527a720665cfd80e581cfa9db3a394"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"FirstName"}},{"kind":"Field","name":{"kind":"Name","value":"LastName"}},{"kind":"Field","name":{"kind":"Name","value":"UserRoles"}},{"kind":"Field","name":{"kind":"Name","value":"CompanyId"}},{"kind":"Field","name":{"kind":"Name","value":"RegistrationCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"Suspended"}},{"kind":"Field","name":{"kind":"Name","value":"SuspensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"ProfileImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ContentThumbNailUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"Settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Language"}},{"kind":"Field","name":{"kind":"Name","value":"ColorMode"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const UnreadConversationsDocument = {"__meta__":{"hash":"sha256:51b9a8683b5d4a249cba9e19bae7ee2027a3e28bb49e70ef1beb9462a9e9b99b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadConversations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getUserConversations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"criteria"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"PageSize"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Unread"}}]}}]}}]} as unknown as DocumentNode<UnreadConversationsQuery, UnreadConversationsQueryVariables>;
export const SaveSettingsDocument = {"__meta__":{"hash":"sha256:4b1fa9d61247aeff2ee9aaaa4df6dcfba50b2e2ed70c63fa7358ecc0c132b752"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"settings"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveUserSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"settings"},"value":{"kind":"Variable","name":{"kind":"Name","value":"settings"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Language"}},{"kind":"Field","name":{"kind":"Name","value":"ColorMode"}},{"kind":"Field","name":{"kind":"Name","value":"Direction"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SaveSettingsMutation, SaveSettingsMutationVariables>;
export const CompleteRegistrationDocument = {"__meta__":{"hash":"sha256:3241d8d4ab3a0512853ba4ae89a50e719168be40c12ffc3d1598d302049f2719"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteRegistration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"registration"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeRegistration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"registration"},"value":{"kind":"Variable","name":{"kind":"Name","value":"registration"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"FirstName"}},{"kind":"Field","name":{"kind":"Name","value":"LastName"}},{"kind":"Field","name":{"kind":"Name","value":"UserRoles"}},{"kind":"Field","name":{"kind":"Name","value":"RegistrationCompleted"}}]}}]}}]}}]} as unknown as DocumentNode<CompleteRegistrationMutation, CompleteRegistrationMutationVariables>;
export const RequestPasswordResetDocument = {"__meta__":{"hash":"sha256:3de385bc8df01b63a8e20b83428e9ac396838b18f4158a1a86fafd162c159cf3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Status"}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ConfirmPasswordResetDocument = {"__meta__":{"hash":"sha256:3cc444f489aeebc04f94087717e415c75ce1867e1975cb3b480e059ff69ced1a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Status"}}]}}]}}]} as unknown as DocumentNode<ConfirmPasswordResetMutation, ConfirmPasswordResetMutationVariables>;
export const OwnCompanyDocument = {"__meta__":{"hash":"sha256:58ca91ce3968971295ce69b1f894a3cdfd4c81207c709198014ee4a37b0bcbe7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getCompanyById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyForm_Company"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyForm_Company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Name"}},{"kind":"Field","name":{"kind":"Name","value":"Country"}},{"kind":"Field","name":{"kind":"Name","value":"City"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"Phone"}},{"kind":"Field","name":{"kind":"Name","value":"Ein"}},{"kind":"Field","name":{"kind":"Name","value":"Bio"}},{"kind":"Field","name":{"kind":"Name","value":"Capabilities"}},{"kind":"Field","name":{"kind":"Name","value":"NumberMembers"}},{"kind":"Field","name":{"kind":"Name","value":"ViewerCan"}}]}}]}}]} as unknown as DocumentNode<OwnCompanyQuery, OwnCompanyQueryVariables>;
export const SaveCompanyDocument = {"__meta__":{"hash":"sha256:5eb36d867f2aee8767164a1bdcfc645f266e44b5d7a04502bf08fa0bc35ceee1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"company"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"company"},"value":{"kind":"Variable","name":{"kind":"Name","value":"company"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyForm_Company"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyForm_Company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Name"}},{"kind":"Field","name":{"kind":"Name","value":"Country"}},{"kind":"Field","name":{"kind":"Name","value":"City"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"Phone"}},{"kind":"Field","name":{"kind":"Name","value":"Ein"}},{"kind":"Field","name":{"kind":"Name","value":"Bio"}},{"kind":"Field","name":{"kind":"Name","value":"Capabilities"}},{"kind":"Field","name":{"kind":"Name","value":"NumberMembers"}},{"kind":"Field","name":{"kind":"Name","value":"ViewerCan"}}]}}]}}]} as unknown as DocumentNode<SaveCompanyMutation, SaveCompanyMutationVariables>;
export const TalentDashboardDocument = {"__meta__":{"hash":"sha256:05957984998508dbb5e5d963e46fd2a8e65333b624b61f8635b276a943e3e476"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TalentDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Completeness"}},{"kind":"Field","name":{"kind":"Name","value":"AgentLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Status"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"getUserSubmissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"criteria"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"PageSize"},"value":{"kind":"IntValue","value":"50"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"BookingStatus"}},{"kind":"Field","name":{"kind":"Name","value":"UpdatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"Project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ProjectId"}},{"kind":"Field","name":{"kind":"Name","value":"Name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"Position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PositionId"}},{"kind":"Field","name":{"kind":"Name","value":"Name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"Audition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"StartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"Zone"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<TalentDashboardQuery, TalentDashboardQueryVariables>;
export const AgentDashboardDocument = {"__meta__":{"hash":"sha256:e0fe9e45323d591a6c81e61cfdfc48518a50d15c60f771b6f27715cba6007ce6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgentDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"AgentLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Status"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"getUserSubmissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"criteria"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"PageSize"},"value":{"kind":"IntValue","value":"50"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"BookingStatus"}},{"kind":"Field","name":{"kind":"Name","value":"UpdatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"FirstName"}},{"kind":"Field","name":{"kind":"Name","value":"LastName"}},{"kind":"Field","name":{"kind":"Name","value":"Project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ProjectId"}},{"kind":"Field","name":{"kind":"Name","value":"Name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"Position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PositionId"}},{"kind":"Field","name":{"kind":"Name","value":"Name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"Audition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"StartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"Zone"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<AgentDashboardQuery, AgentDashboardQueryVariables>;
export const ProducerDashboardDocument = {"__meta__":{"hash":"sha256:d9c4b081b4aaa9ded945f12bbdc6cc1d993da53ebddb124d52fe6d58432d88ce"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProducerDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getCompanyProjects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"criteria"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"PageSize"},"value":{"kind":"IntValue","value":"50"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Name"}},{"kind":"Field","name":{"kind":"Name","value":"Status"}},{"kind":"Field","name":{"kind":"Name","value":"Submissions"}},{"kind":"Field","name":{"kind":"Name","value":"LastCompletedStep"}},{"kind":"Field","name":{"kind":"Name","value":"DeclineComment"}},{"kind":"Field","name":{"kind":"Name","value":"SubmissionsDueBy"}},{"kind":"Field","name":{"kind":"Name","value":"Media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ContentThumbNailUrl"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ProducerDashboardQuery, ProducerDashboardQueryVariables>;
export const AdminDashboardDocument = {"__meta__":{"hash":"sha256:3b06aed446bbf887354731fe3015d992a249a88614be9e1b6c05fb8fe0d972c8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectsPendingApproval"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"criteria"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"PageSize"},"value":{"kind":"IntValue","value":"5"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Total"}},{"kind":"Field","name":{"kind":"Name","value":"Projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Name"}},{"kind":"Field","name":{"kind":"Name","value":"SubmittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"Company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Name"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<AdminDashboardQuery, AdminDashboardQueryVariables>;
export const MySubmissionsDocument = {"__meta__":{"hash":"sha256:5f8c9b46b406bb95085bc35fc6e297732085bdf3657dc382974e554aab43e97d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySubmissions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"criteria"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSubmissionsCriteria"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getUserSubmissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"criteria"},"value":{"kind":"Variable","name":{"kind":"Name","value":"criteria"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MySubmission_Submission"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MySubmission_Submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Submission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"FirstName"}},{"kind":"Field","name":{"kind":"Name","value":"LastName"}},{"kind":"Field","name":{"kind":"Name","value":"SubmissionDate"}},{"kind":"Field","name":{"kind":"Name","value":"UpdatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"Comments"}},{"kind":"Field","name":{"kind":"Name","value":"BookingStatus"}},{"kind":"Field","name":{"kind":"Name","value":"AuditionId"}},{"kind":"Field","name":{"kind":"Name","value":"AuditionStatus"}},{"kind":"Field","name":{"kind":"Name","value":"AuditionExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"AuditionMessage"}},{"kind":"Field","name":{"kind":"Name","value":"ViewerCan"}},{"kind":"Field","name":{"kind":"Name","value":"Project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ProjectId"}},{"kind":"Field","name":{"kind":"Name","value":"Name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"Position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PositionId"}},{"kind":"Field","name":{"kind":"Name","value":"Name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"Audition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"StartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"Zone"}},{"kind":"Field","name":{"kind":"Name","value":"LengthMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"Place"}},{"kind":"Field","name":{"kind":"Name","value":"Link"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"History"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"To"}},{"kind":"Field","name":{"kind":"Name","value":"At"}},{"kind":"Field","name":{"kind":"Name","value":"Reason"}}]}}]}}]}}]} as unknown as DocumentNode<MySubmissionsQuery, MySubmissionsQueryVariables>;
export const ConfirmAuditionDocument = {"__meta__":{"hash":"sha256:ff04f019e10f5f3acc76c291fd8b3cf53b6fcfeee08fceec12d50c495a953bf8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAudition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pK"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sK"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"auditionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAudition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pK"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pK"}}},{"kind":"Argument","name":{"kind":"Name","value":"sK"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sK"}}},{"kind":"Argument","name":{"kind":"Name","value":"auditionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"auditionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Status"}}]}}]}}]} as unknown as DocumentNode<ConfirmAuditionMutation, ConfirmAuditionMutationVariables>;
export const CancelAuditionDocument = {"__meta__":{"hash":"sha256:2e472469613912cdef97ca9e5e0ec6b54ec2e6c0566717c3cf954281eb0d6977"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelAudition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pK"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sK"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelAudition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pK"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pK"}}},{"kind":"Argument","name":{"kind":"Name","value":"sK"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sK"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Status"}}]}}]}}]} as unknown as DocumentNode<CancelAuditionMutation, CancelAuditionMutationVariables>;
export const WithdrawSubmissionDocument = {"__meta__":{"hash":"sha256:18c8a6504982b2ed30418648f615d24512bc6a575aee9f9ffdc37ad693d85260"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawSubmission"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pK"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sK"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawSubmission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pK"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pK"}}},{"kind":"Argument","name":{"kind":"Name","value":"sK"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sK"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"BookingStatus"}},{"kind":"Field","name":{"kind":"Name","value":"UpdatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"ViewerCan"}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawSubmissionMutation, WithdrawSubmissionMutationVariables>;
export const FilterUsersDocument = {"__meta__":{"hash":"sha256:c5ecf3868094a965045442aa5ac21f5963e646991972071b230cdb0f7e9cda0d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"criteria"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserCriteria"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filterUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"criteria"},"value":{"kind":"Variable","name":{"kind":"Name","value":"criteria"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard_User"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard_User"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"FirstName"}},{"kind":"Field","name":{"kind":"Name","value":"LastName"}},{"kind":"Field","name":{"kind":"Name","value":"UserRole"}},{"kind":"Field","name":{"kind":"Name","value":"Unions"}},{"kind":"Field","name":{"kind":"Name","value":"Skills"}},{"kind":"Field","name":{"kind":"Name","value":"TravelPreference"}},{"kind":"Field","name":{"kind":"Name","value":"LocationCity"}},{"kind":"Field","name":{"kind":"Name","value":"LocationState"}},{"kind":"Field","name":{"kind":"Name","value":"ProfileImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ContentThumbNailUrl"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FilterUsersQuery, FilterUsersQueryVariables>;
export const PersonDetailDocument = {"__meta__":{"hash":"sha256:79ebc3662ee4abb797c069f4f2d75881af3ec2e0f0e9fc064a2badcde74f6866"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getUserById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"FirstName"}},{"kind":"Field","name":{"kind":"Name","value":"LastName"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"PhoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"Bio"}},{"kind":"Field","name":{"kind":"Name","value":"UserRole"}},{"kind":"Field","name":{"kind":"Name","value":"View"}},{"kind":"Field","name":{"kind":"Name","value":"ViewerCan"}},{"kind":"Field","name":{"kind":"Name","value":"HeightRange"}},{"kind":"Field","name":{"kind":"Name","value":"EyeColor"}},{"kind":"Field","name":{"kind":"Name","value":"AgeRange"}},{"kind":"Field","name":{"kind":"Name","value":"Ethnicity"}},{"kind":"Field","name":{"kind":"Name","value":"Gender"}},{"kind":"Field","name":{"kind":"Name","value":"PrimaryLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"SecondaryLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"ThirdLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"CurrentHairColor"}},{"kind":"Field","name":{"kind":"Name","value":"Skills"}},{"kind":"Field","name":{"kind":"Name","value":"Unions"}},{"kind":"Field","name":{"kind":"Name","value":"TravelPreference"}},{"kind":"Field","name":{"kind":"Name","value":"LocationCity"}},{"kind":"Field","name":{"kind":"Name","value":"LocationState"}},{"kind":"Field","name":{"kind":"Name","value":"ProfileImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ContentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ContentThumbNailUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"Company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"Agent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"FirstName"}},{"kind":"Field","name":{"kind":"Name","value":"LastName"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<PersonDetailQuery, PersonDetailQueryVariables>;
export const RosterDocument = {"__meta__":{"hash":"sha256:cb0a13a43963841909678028a7c2e802615b5c11eab34475326cebe90f41ebd7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Roster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"AgentLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Status"}},{"kind":"Field","name":{"kind":"Name","value":"RequestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"AcceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"EndedAt"}},{"kind":"Field","name":{"kind":"Name","value":"Talent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"FirstName"}},{"kind":"Field","name":{"kind":"Name","value":"LastName"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard_User"}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard_User"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"FirstName"}},{"kind":"Field","name":{"kind":"Name","value":"LastName"}},{"kind":"Field","name":{"kind":"Name","value":"UserRole"}},{"kind":"Field","name":{"kind":"Name","value":"Unions"}},{"kind":"Field","name":{"kind":"Name","value":"Skills"}},{"kind":"Field","name":{"kind":"Name","value":"TravelPreference"}},{"kind":"Field","name":{"kind":"Name","value":"LocationCity"}},{"kind":"Field","name":{"kind":"Name","value":"LocationState"}},{"kind":"Field","name":{"kind":"Name","value":"ProfileImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ContentThumbNailUrl"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RosterQuery, RosterQueryVariables>;
export const RequestAgentLinkDocument = {"__meta__":{"hash":"sha256:84e70970caeb486193f19b0cd49730140397cf3f325c2cc6b38a09933cefa023"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestAgentLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"talentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestAgentLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"talentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"talentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Status"}},{"kind":"Field","name":{"kind":"Name","value":"RequestedAt"}}]}}]}}]}}]} as unknown as DocumentNode<RequestAgentLinkMutation, RequestAgentLinkMutationVariables>;
export const EndLinkDocument = {"__meta__":{"hash":"sha256:d239d36718db3816ef44d70041c2802849c70bce7458f6eb54b1397562353067"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endAgentLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Status"}}]}}]}}]} as unknown as DocumentNode<EndLinkMutation, EndLinkMutationVariables>;
export const OwnProfileDocument = {"__meta__":{"hash":"sha256:e1100c3cdcf7194e736e3d1a0b8e1ccbdb2216c955b9d896428608c85bb1ec42"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"UserRoles"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileStrength_User"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeadshotSection_User"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BasicsSection_User"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppearanceSection_User"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CraftSection_User"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgentsSection_User"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileStrength_User"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Completeness"}},{"kind":"Field","name":{"kind":"Name","value":"MissingFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HeadshotSection_User"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"FirstName"}},{"kind":"Field","name":{"kind":"Name","value":"LastName"}},{"kind":"Field","name":{"kind":"Name","value":"ProfileImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ContentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ContentThumbNailUrl"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BasicsSection_User"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"FirstName"}},{"kind":"Field","name":{"kind":"Name","value":"LastName"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"PhoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"Bio"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppearanceSection_User"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"AgeRange"}},{"kind":"Field","name":{"kind":"Name","value":"Gender"}},{"kind":"Field","name":{"kind":"Name","value":"HeightRange"}},{"kind":"Field","name":{"kind":"Name","value":"EyeColor"}},{"kind":"Field","name":{"kind":"Name","value":"CurrentHairColor"}},{"kind":"Field","name":{"kind":"Name","value":"NaturalHairColor"}},{"kind":"Field","name":{"kind":"Name","value":"Ethnicity"}},{"kind":"Field","name":{"kind":"Name","value":"ShowEthnicity"}},{"kind":"Field","name":{"kind":"Name","value":"PrimaryLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"SecondaryLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"ThirdLanguage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CraftSection_User"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Skills"}},{"kind":"Field","name":{"kind":"Name","value":"Unions"}},{"kind":"Field","name":{"kind":"Name","value":"TravelPreference"}},{"kind":"Field","name":{"kind":"Name","value":"LocationCity"}},{"kind":"Field","name":{"kind":"Name","value":"LocationState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgentsSection_User"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"AgentLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Status"}},{"kind":"Field","name":{"kind":"Name","value":"RequestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"AcceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"EndedAt"}},{"kind":"Field","name":{"kind":"Name","value":"Agent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"FirstName"}},{"kind":"Field","name":{"kind":"Name","value":"LastName"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnProfileQuery, OwnProfileQueryVariables>;
export const SaveProfileTextDocument = {"__meta__":{"hash":"sha256:c4fb900e393d9320350ecccfc2ba8af51276e12bc5ee5d7c93c5b3e2f00fa3d4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveProfileText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pK"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"field"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"value"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUserString"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pK"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pK"}}},{"kind":"Argument","name":{"kind":"Name","value":"field"},"value":{"kind":"Variable","name":{"kind":"Name","value":"field"}}},{"kind":"Argument","name":{"kind":"Name","value":"value"},"value":{"kind":"Variable","name":{"kind":"Name","value":"value"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"FirstName"}},{"kind":"Field","name":{"kind":"Name","value":"LastName"}},{"kind":"Field","name":{"kind":"Name","value":"PhoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"Bio"}},{"kind":"Field","name":{"kind":"Name","value":"ProfileImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ContentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ContentThumbNailUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"Completeness"}},{"kind":"Field","name":{"kind":"Name","value":"MissingFields"}}]}}]}}]}}]} as unknown as DocumentNode<SaveProfileTextMutation, SaveProfileTextMutationVariables>;
export const SaveDemographicsDocument = {"__meta__":{"hash":"sha256:99fb1678953e338ddfb3a0caa2ff6917a8016ccc4d0adff59b80b4ede03066bf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDemographics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"demographic"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DemographicInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUserDemographics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"demographic"},"value":{"kind":"Variable","name":{"kind":"Name","value":"demographic"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"AgeRange"}},{"kind":"Field","name":{"kind":"Name","value":"Gender"}},{"kind":"Field","name":{"kind":"Name","value":"HeightRange"}},{"kind":"Field","name":{"kind":"Name","value":"EyeColor"}},{"kind":"Field","name":{"kind":"Name","value":"CurrentHairColor"}},{"kind":"Field","name":{"kind":"Name","value":"NaturalHairColor"}},{"kind":"Field","name":{"kind":"Name","value":"Ethnicity"}},{"kind":"Field","name":{"kind":"Name","value":"ShowEthnicity"}},{"kind":"Field","name":{"kind":"Name","value":"PrimaryLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"SecondaryLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"ThirdLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"Unions"}},{"kind":"Field","name":{"kind":"Name","value":"TravelPreference"}},{"kind":"Field","name":{"kind":"Name","value":"LocationCity"}},{"kind":"Field","name":{"kind":"Name","value":"LocationState"}},{"kind":"Field","name":{"kind":"Name","value":"Completeness"}},{"kind":"Field","name":{"kind":"Name","value":"MissingFields"}}]}}]}}]}}]} as unknown as DocumentNode<SaveDemographicsMutation, SaveDemographicsMutationVariables>;
export const SaveSkillsDocument = {"__meta__":{"hash":"sha256:8c0dec496cf79493b6047774c8291aca3e5dc303ba872c15ab41f40b5ee621e1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSkills"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"PK"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"Skills"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSkills"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"PK"},"value":{"kind":"Variable","name":{"kind":"Name","value":"PK"}}},{"kind":"Argument","name":{"kind":"Name","value":"Skills"},"value":{"kind":"Variable","name":{"kind":"Name","value":"Skills"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Status"}}]}}]}}]} as unknown as DocumentNode<SaveSkillsMutation, SaveSkillsMutationVariables>;
export const AcceptAgentLinkDocument = {"__meta__":{"hash":"sha256:03a2e45d4368181f7406d4b89a392c101305e37c33a41890f4a27d0fc7803803"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptAgentLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptAgentLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Status"}},{"kind":"Field","name":{"kind":"Name","value":"AcceptedAt"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptAgentLinkMutation, AcceptAgentLinkMutationVariables>;
export const EndAgentLinkDocument = {"__meta__":{"hash":"sha256:a256467158ede1f891b254a163f0ce72884e312e0aaec7bc141ac0b1a4e0bde5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndAgentLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endAgentLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Status"}}]}}]}}]} as unknown as DocumentNode<EndAgentLinkMutation, EndAgentLinkMutationVariables>;
export const SearchProjectsDocument = {"__meta__":{"hash":"sha256:314131e8e5b2681211a9c387ed3769f17fe08adf248aa2d828b2c5c5b9635689"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"criteria"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectSearchCriteria"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchProjects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"criteria"},"value":{"kind":"Variable","name":{"kind":"Name","value":"criteria"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCard_Project"}}]}},{"kind":"Field","name":{"kind":"Name","value":"Total"}},{"kind":"Field","name":{"kind":"Name","value":"TotalIsFloor"}},{"kind":"Field","name":{"kind":"Name","value":"Facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Field"}},{"kind":"Field","name":{"kind":"Name","value":"Values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Value"}},{"kind":"Field","name":{"kind":"Name","value":"Count"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCard_Project"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Name"}},{"kind":"Field","name":{"kind":"Name","value":"ProjectType"}},{"kind":"Field","name":{"kind":"Name","value":"ProjectOverview"}},{"kind":"Field","name":{"kind":"Name","value":"Union"}},{"kind":"Field","name":{"kind":"Name","value":"PayRate"}},{"kind":"Field","name":{"kind":"Name","value":"LocationCity"}},{"kind":"Field","name":{"kind":"Name","value":"LocationState"}},{"kind":"Field","name":{"kind":"Name","value":"SubmissionsDueBy"}},{"kind":"Field","name":{"kind":"Name","value":"Media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ContentThumbNailUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"Company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"Positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}}]}}]}}]}}]} as unknown as DocumentNode<SearchProjectsQuery, SearchProjectsQueryVariables>;
export const SuggestProjectsDocument = {"__meta__":{"hash":"sha256:5006001e5aa467190a0649340ddd3d98ddccae7da8d9a50a23c4ad64b0cb8920"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuggestProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"value"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"value"},"value":{"kind":"Variable","name":{"kind":"Name","value":"value"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Name"}}]}}]}}]}}]} as unknown as DocumentNode<SuggestProjectsQuery, SuggestProjectsQueryVariables>;
export const OpenProjectDocument = {"__meta__":{"hash":"sha256:5540a0be2a2fc7d905fd4bc44a626ca35d83b1433fab246243f266f79f542ffa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"talent"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getProjectById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectFacts_Project"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Name"}},{"kind":"Field","name":{"kind":"Name","value":"Positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionItem_Position"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectFacts_Project"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Description"}},{"kind":"Field","name":{"kind":"Name","value":"ProjectType"}},{"kind":"Field","name":{"kind":"Name","value":"ProjectOverview"}},{"kind":"Field","name":{"kind":"Name","value":"AdditionalInformation"}},{"kind":"Field","name":{"kind":"Name","value":"Union"}},{"kind":"Field","name":{"kind":"Name","value":"UnionType"}},{"kind":"Field","name":{"kind":"Name","value":"PayRate"}},{"kind":"Field","name":{"kind":"Name","value":"Location"}},{"kind":"Field","name":{"kind":"Name","value":"LocationCity"}},{"kind":"Field","name":{"kind":"Name","value":"LocationState"}},{"kind":"Field","name":{"kind":"Name","value":"FilmingType"}},{"kind":"Field","name":{"kind":"Name","value":"FilmingBeginDate"}},{"kind":"Field","name":{"kind":"Name","value":"FilmingEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"CastingDirName"}},{"kind":"Field","name":{"kind":"Name","value":"SubmissionsDueBy"}},{"kind":"Field","name":{"kind":"Name","value":"Media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ContentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ContentThumbNailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"AltText"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"Company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"FilmingDates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Date"}},{"kind":"Field","name":{"kind":"Name","value":"Time"}},{"kind":"Field","name":{"kind":"Name","value":"Zone"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionItem_Position"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Position"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PositionName"}},{"kind":"Field","name":{"kind":"Name","value":"RoleType"}},{"kind":"Field","name":{"kind":"Name","value":"PositionType"}},{"kind":"Field","name":{"kind":"Name","value":"PositionSubType"}},{"kind":"Field","name":{"kind":"Name","value":"Quantity"}},{"kind":"Field","name":{"kind":"Name","value":"Description"}},{"kind":"Field","name":{"kind":"Name","value":"Rate"}},{"kind":"Field","name":{"kind":"Name","value":"RateFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"AdditionalRateInfo"}},{"kind":"Field","name":{"kind":"Name","value":"Nudity"}},{"kind":"Field","name":{"kind":"Name","value":"NudityDescription"}},{"kind":"Field","name":{"kind":"Name","value":"AdultScenes"}},{"kind":"Field","name":{"kind":"Name","value":"AdultSceneDescription"}},{"kind":"Field","name":{"kind":"Name","value":"Skills"}},{"kind":"Field","name":{"kind":"Name","value":"SubmissionsDueBy"}},{"kind":"Field","name":{"kind":"Name","value":"RoleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"TakesSubmissions"}},{"kind":"Field","name":{"kind":"Name","value":"Fit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"UserId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"talent"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Met"}},{"kind":"Field","name":{"kind":"Name","value":"Of"}},{"kind":"Field","name":{"kind":"Name","value":"Criteria"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Criterion"}},{"kind":"Field","name":{"kind":"Name","value":"Verdict"}},{"kind":"Field","name":{"kind":"Name","value":"Wanted"}},{"kind":"Field","name":{"kind":"Name","value":"Has"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ViewerSubmission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"UserId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"talent"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"BookingStatus"}},{"kind":"Field","name":{"kind":"Name","value":"SubmissionDate"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OpenProjectQuery, OpenProjectQueryVariables>;
export const ClientsDocument = {"__meta__":{"hash":"sha256:a8ff9ea56f53e0b03ba1fd07fe8ab9c5a8d7c752c93e6059034955e1bb7c59f6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Clients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"AgentLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Status"}},{"kind":"Field","name":{"kind":"Name","value":"Talent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"FirstName"}},{"kind":"Field","name":{"kind":"Name","value":"LastName"}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ClientsQuery, ClientsQueryVariables>;
export const SubmitDocument = {"__meta__":{"hash":"sha256:8e64adb98e20dca8a66f7299abd58d4bd769160a79a483577711a1f408b8a7e2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Submit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"submission"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitToPosition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"submission"},"value":{"kind":"Variable","name":{"kind":"Name","value":"submission"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"BookingStatus"}},{"kind":"Field","name":{"kind":"Name","value":"SubmissionDate"}}]}}]}}]}}]} as unknown as DocumentNode<SubmitMutation, SubmitMutationVariables>;
export const CompanyProjectsDocument = {"__meta__":{"hash":"sha256:c455730b8c3db40679e4cb766afd6abada6d602fc28420307be060c50c43f852"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"criteria"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProjectsCriteria"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getCompanyProjects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"criteria"},"value":{"kind":"Variable","name":{"kind":"Name","value":"criteria"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectItem_Project"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectItem_Project"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Name"}},{"kind":"Field","name":{"kind":"Name","value":"ProjectType"}},{"kind":"Field","name":{"kind":"Name","value":"Status"}},{"kind":"Field","name":{"kind":"Name","value":"DeclineComment"}},{"kind":"Field","name":{"kind":"Name","value":"LastCompletedStep"}},{"kind":"Field","name":{"kind":"Name","value":"SubmissionsDueBy"}},{"kind":"Field","name":{"kind":"Name","value":"Submissions"}},{"kind":"Field","name":{"kind":"Name","value":"ViewerCan"}},{"kind":"Field","name":{"kind":"Name","value":"Media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ContentThumbNailUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"Positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Quantity"}},{"kind":"Field","name":{"kind":"Name","value":"Cast"}},{"kind":"Field","name":{"kind":"Name","value":"Counters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Stage"}},{"kind":"Field","name":{"kind":"Name","value":"Count"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<CompanyProjectsQuery, CompanyProjectsQueryVariables>;
export const CreateUploadDocument = {"__meta__":{"hash":"sha256:d7354e915dcdff5c5cfe322850511ff67116d88c131e5b7c0cf9173e671e9f47"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"UploadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"Method"}},{"kind":"Field","name":{"kind":"Name","value":"ContentType"}}]}}]}}]} as unknown as DocumentNode<CreateUploadMutation, CreateUploadMutationVariables>;
export const CompleteUploadDocument = {"__meta__":{"hash":"sha256:d8c48d66d6ff12eadd785b33881460c891c7251bc69fe3523eea23086f9f7c3f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"FileName"}},{"kind":"Field","name":{"kind":"Name","value":"ContentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ContentThumbNailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ContentType"}},{"kind":"Field","name":{"kind":"Name","value":"Width"}},{"kind":"Field","name":{"kind":"Name","value":"Height"}},{"kind":"Field","name":{"kind":"Name","value":"AltText"}},{"kind":"Field","name":{"kind":"Name","value":"Status"}},{"kind":"Field","name":{"kind":"Name","value":"RejectReason"}}]}}]}}]}}]} as unknown as DocumentNode<CompleteUploadMutation, CompleteUploadMutationVariables>;