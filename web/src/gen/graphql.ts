/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type CreateUploadMutationVariables = Exact<{
  file: UploadInput;
}>;


export type CreateUploadMutation = { createUpload: { PK: string, UploadUrl: string, Method: string, ContentType: string } };

export type CompleteUploadMutationVariables = Exact<{
  key: string;
}>;


export type CompleteUploadMutation = { completeUpload: { PK: string, SK: string, Data: { FileName: string | null, ContentUrl: string | null, ContentThumbNailUrl: string | null, ContentType: string | null, Width: number | null, Height: number | null, AltText: string | null, Status: MediaStatus, RejectReason: string | null } } };


export const ViewerDocument = {"__meta__":{"hash":"sha256:c3ac2a10b83d6d03ebb00613851c414065527a720665cfd80e581cfa9db3a394"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"FirstName"}},{"kind":"Field","name":{"kind":"Name","value":"LastName"}},{"kind":"Field","name":{"kind":"Name","value":"UserRoles"}},{"kind":"Field","name":{"kind":"Name","value":"CompanyId"}},{"kind":"Field","name":{"kind":"Name","value":"RegistrationCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"Suspended"}},{"kind":"Field","name":{"kind":"Name","value":"SuspensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"ProfileImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ContentThumbNailUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"Settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Language"}},{"kind":"Field","name":{"kind":"Name","value":"ColorMode"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const UnreadConversationsDocument = {"__meta__":{"hash":"sha256:51b9a8683b5d4a249cba9e19bae7ee2027a3e28bb49e70ef1beb9462a9e9b99b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadConversations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getUserConversations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"criteria"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"PageSize"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Unread"}}]}}]}}]} as unknown as DocumentNode<UnreadConversationsQuery, UnreadConversationsQueryVariables>;
export const SaveSettingsDocument = {"__meta__":{"hash":"sha256:4b1fa9d61247aeff2ee9aaaa4df6dcfba50b2e2ed70c63fa7358ecc0c132b752"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"settings"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveUserSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"settings"},"value":{"kind":"Variable","name":{"kind":"Name","value":"settings"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Language"}},{"kind":"Field","name":{"kind":"Name","value":"ColorMode"}},{"kind":"Field","name":{"kind":"Name","value":"Direction"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SaveSettingsMutation, SaveSettingsMutationVariables>;
export const CompleteRegistrationDocument = {"__meta__":{"hash":"sha256:3241d8d4ab3a0512853ba4ae89a50e719168be40c12ffc3d1598d302049f2719"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteRegistration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"registration"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeRegistration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"registration"},"value":{"kind":"Variable","name":{"kind":"Name","value":"registration"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"FirstName"}},{"kind":"Field","name":{"kind":"Name","value":"LastName"}},{"kind":"Field","name":{"kind":"Name","value":"UserRoles"}},{"kind":"Field","name":{"kind":"Name","value":"RegistrationCompleted"}}]}}]}}]}}]} as unknown as DocumentNode<CompleteRegistrationMutation, CompleteRegistrationMutationVariables>;
export const RequestPasswordResetDocument = {"__meta__":{"hash":"sha256:3de385bc8df01b63a8e20b83428e9ac396838b18f4158a1a86fafd162c159cf3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Status"}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ConfirmPasswordResetDocument = {"__meta__":{"hash":"sha256:3cc444f489aeebc04f94087717e415c75ce1867e1975cb3b480e059ff69ced1a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Status"}}]}}]}}]} as unknown as DocumentNode<ConfirmPasswordResetMutation, ConfirmPasswordResetMutationVariables>;
export const CreateUploadDocument = {"__meta__":{"hash":"sha256:d7354e915dcdff5c5cfe322850511ff67116d88c131e5b7c0cf9173e671e9f47"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"UploadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"Method"}},{"kind":"Field","name":{"kind":"Name","value":"ContentType"}}]}}]}}]} as unknown as DocumentNode<CreateUploadMutation, CreateUploadMutationVariables>;
export const CompleteUploadDocument = {"__meta__":{"hash":"sha256:d8c48d66d6ff12eadd785b33881460c891c7251bc69fe3523eea23086f9f7c3f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PK"}},{"kind":"Field","name":{"kind":"Name","value":"SK"}},{"kind":"Field","name":{"kind":"Name","value":"Data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"FileName"}},{"kind":"Field","name":{"kind":"Name","value":"ContentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ContentThumbNailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ContentType"}},{"kind":"Field","name":{"kind":"Name","value":"Width"}},{"kind":"Field","name":{"kind":"Name","value":"Height"}},{"kind":"Field","name":{"kind":"Name","value":"AltText"}},{"kind":"Field","name":{"kind":"Name","value":"Status"}},{"kind":"Field","name":{"kind":"Name","value":"RejectReason"}}]}}]}}]}}]} as unknown as DocumentNode<CompleteUploadMutation, CompleteUploadMutationVariables>;