/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query Viewer {\n    me {\n      PK\n      SK\n      Data {\n        FirstName\n        LastName\n        UserRoles\n        CompanyId\n        RegistrationCompleted\n        Suspended\n        SuspensionReason\n        ProfileImage {\n          PK\n          SK\n          Data {\n            ContentThumbNailUrl\n          }\n        }\n        Settings {\n          Language\n          ColorMode\n        }\n      }\n    }\n  }\n": typeof types.ViewerDocument,
    "\n  query UnreadConversations {\n    getUserConversations(criteria: { PageSize: 1 }) {\n      Unread\n    }\n  }\n": typeof types.UnreadConversationsDocument,
    "\n  mutation SaveSettings($settings: UserSettingsInput!) {\n    saveUserSettings(settings: $settings) {\n      PK\n      SK\n      Data {\n        Settings {\n          Language\n          ColorMode\n          Direction\n        }\n      }\n    }\n  }\n": typeof types.SaveSettingsDocument,
    "\n  mutation CompleteRegistration($registration: RegistrationInput!) {\n    completeRegistration(registration: $registration) {\n      PK\n      SK\n      Data {\n        FirstName\n        LastName\n        UserRoles\n        RegistrationCompleted\n      }\n    }\n  }\n": typeof types.CompleteRegistrationDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email) {\n      Status\n    }\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  mutation ConfirmPasswordReset($email: String!, $code: String!, $password: String!) {\n    confirmPasswordReset(email: $email, code: $code, password: $password) {\n      Status\n    }\n  }\n": typeof types.ConfirmPasswordResetDocument,
    "\n  mutation CreateUpload($file: UploadInput!) {\n    createUpload(file: $file) {\n      PK\n      UploadUrl\n      Method\n      ContentType\n    }\n  }\n": typeof types.CreateUploadDocument,
    "\n  mutation CompleteUpload($key: ID!) {\n    completeUpload(key: $key) {\n      PK\n      SK\n      Data {\n        FileName\n        ContentUrl\n        ContentThumbNailUrl\n        ContentType\n        Width\n        Height\n        AltText\n        Status\n        RejectReason\n      }\n    }\n  }\n": typeof types.CompleteUploadDocument,
};
const documents: Documents = {
    "\n  query Viewer {\n    me {\n      PK\n      SK\n      Data {\n        FirstName\n        LastName\n        UserRoles\n        CompanyId\n        RegistrationCompleted\n        Suspended\n        SuspensionReason\n        ProfileImage {\n          PK\n          SK\n          Data {\n            ContentThumbNailUrl\n          }\n        }\n        Settings {\n          Language\n          ColorMode\n        }\n      }\n    }\n  }\n": types.ViewerDocument,
    "\n  query UnreadConversations {\n    getUserConversations(criteria: { PageSize: 1 }) {\n      Unread\n    }\n  }\n": types.UnreadConversationsDocument,
    "\n  mutation SaveSettings($settings: UserSettingsInput!) {\n    saveUserSettings(settings: $settings) {\n      PK\n      SK\n      Data {\n        Settings {\n          Language\n          ColorMode\n          Direction\n        }\n      }\n    }\n  }\n": types.SaveSettingsDocument,
    "\n  mutation CompleteRegistration($registration: RegistrationInput!) {\n    completeRegistration(registration: $registration) {\n      PK\n      SK\n      Data {\n        FirstName\n        LastName\n        UserRoles\n        RegistrationCompleted\n      }\n    }\n  }\n": types.CompleteRegistrationDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email) {\n      Status\n    }\n  }\n": types.RequestPasswordResetDocument,
    "\n  mutation ConfirmPasswordReset($email: String!, $code: String!, $password: String!) {\n    confirmPasswordReset(email: $email, code: $code, password: $password) {\n      Status\n    }\n  }\n": types.ConfirmPasswordResetDocument,
    "\n  mutation CreateUpload($file: UploadInput!) {\n    createUpload(file: $file) {\n      PK\n      UploadUrl\n      Method\n      ContentType\n    }\n  }\n": types.CreateUploadDocument,
    "\n  mutation CompleteUpload($key: ID!) {\n    completeUpload(key: $key) {\n      PK\n      SK\n      Data {\n        FileName\n        ContentUrl\n        ContentThumbNailUrl\n        ContentType\n        Width\n        Height\n        AltText\n        Status\n        RejectReason\n      }\n    }\n  }\n": types.CompleteUploadDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Viewer {\n    me {\n      PK\n      SK\n      Data {\n        FirstName\n        LastName\n        UserRoles\n        CompanyId\n        RegistrationCompleted\n        Suspended\n        SuspensionReason\n        ProfileImage {\n          PK\n          SK\n          Data {\n            ContentThumbNailUrl\n          }\n        }\n        Settings {\n          Language\n          ColorMode\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Viewer {\n    me {\n      PK\n      SK\n      Data {\n        FirstName\n        LastName\n        UserRoles\n        CompanyId\n        RegistrationCompleted\n        Suspended\n        SuspensionReason\n        ProfileImage {\n          PK\n          SK\n          Data {\n            ContentThumbNailUrl\n          }\n        }\n        Settings {\n          Language\n          ColorMode\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnreadConversations {\n    getUserConversations(criteria: { PageSize: 1 }) {\n      Unread\n    }\n  }\n"): (typeof documents)["\n  query UnreadConversations {\n    getUserConversations(criteria: { PageSize: 1 }) {\n      Unread\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveSettings($settings: UserSettingsInput!) {\n    saveUserSettings(settings: $settings) {\n      PK\n      SK\n      Data {\n        Settings {\n          Language\n          ColorMode\n          Direction\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveSettings($settings: UserSettingsInput!) {\n    saveUserSettings(settings: $settings) {\n      PK\n      SK\n      Data {\n        Settings {\n          Language\n          ColorMode\n          Direction\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CompleteRegistration($registration: RegistrationInput!) {\n    completeRegistration(registration: $registration) {\n      PK\n      SK\n      Data {\n        FirstName\n        LastName\n        UserRoles\n        RegistrationCompleted\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CompleteRegistration($registration: RegistrationInput!) {\n    completeRegistration(registration: $registration) {\n      PK\n      SK\n      Data {\n        FirstName\n        LastName\n        UserRoles\n        RegistrationCompleted\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email) {\n      Status\n    }\n  }\n"): (typeof documents)["\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email) {\n      Status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmPasswordReset($email: String!, $code: String!, $password: String!) {\n    confirmPasswordReset(email: $email, code: $code, password: $password) {\n      Status\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmPasswordReset($email: String!, $code: String!, $password: String!) {\n    confirmPasswordReset(email: $email, code: $code, password: $password) {\n      Status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateUpload($file: UploadInput!) {\n    createUpload(file: $file) {\n      PK\n      UploadUrl\n      Method\n      ContentType\n    }\n  }\n"): (typeof documents)["\n  mutation CreateUpload($file: UploadInput!) {\n    createUpload(file: $file) {\n      PK\n      UploadUrl\n      Method\n      ContentType\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CompleteUpload($key: ID!) {\n    completeUpload(key: $key) {\n      PK\n      SK\n      Data {\n        FileName\n        ContentUrl\n        ContentThumbNailUrl\n        ContentType\n        Width\n        Height\n        AltText\n        Status\n        RejectReason\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CompleteUpload($key: ID!) {\n    completeUpload(key: $key) {\n      PK\n      SK\n      Data {\n        FileName\n        ContentUrl\n        ContentThumbNailUrl\n        ContentType\n        Width\n        Height\n        AltText\n        Status\n        RejectReason\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;