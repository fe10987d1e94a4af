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
    "\n  query OwnProfile {\n    me {\n      PK\n      SK\n      Data {\n        UserRoles\n      }\n      ...ProfileStrength_User\n      ...HeadshotSection_User\n      ...BasicsSection_User\n      ...AppearanceSection_User\n      ...CraftSection_User\n      ...AgentsSection_User\n    }\n  }\n": typeof types.OwnProfileDocument,
    "\n  fragment ProfileStrength_User on User {\n    PK\n    SK\n    Data {\n      Completeness\n      MissingFields\n    }\n  }\n": typeof types.ProfileStrength_UserFragmentDoc,
    "\n  fragment HeadshotSection_User on User {\n    PK\n    SK\n    Data {\n      FirstName\n      LastName\n      ProfileImage {\n        PK\n        SK\n        Data {\n          ContentUrl\n          ContentThumbNailUrl\n        }\n      }\n    }\n  }\n": typeof types.HeadshotSection_UserFragmentDoc,
    "\n  fragment BasicsSection_User on User {\n    PK\n    SK\n    Data {\n      FirstName\n      LastName\n      Email\n      PhoneNumber\n      Bio\n    }\n  }\n": typeof types.BasicsSection_UserFragmentDoc,
    "\n  fragment AppearanceSection_User on User {\n    PK\n    SK\n    Data {\n      AgeRange\n      Gender\n      HeightRange\n      EyeColor\n      CurrentHairColor\n      NaturalHairColor\n      Ethnicity\n      ShowEthnicity\n      PrimaryLanguage\n      SecondaryLanguage\n      ThirdLanguage\n    }\n  }\n": typeof types.AppearanceSection_UserFragmentDoc,
    "\n  fragment CraftSection_User on User {\n    PK\n    SK\n    Data {\n      Skills\n      Unions\n      TravelPreference\n      LocationCity\n      LocationState\n    }\n  }\n": typeof types.CraftSection_UserFragmentDoc,
    "\n  fragment AgentsSection_User on User {\n    PK\n    SK\n    Data {\n      AgentLinks {\n        PK\n        SK\n        Data {\n          Status\n          RequestedAt\n          AcceptedAt\n          EndedAt\n          Agent {\n            PK\n            SK\n            Data {\n              FirstName\n              LastName\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.AgentsSection_UserFragmentDoc,
    "\n  mutation SaveProfileText($pK: ID!, $field: String!, $value: String!) {\n    updateUserString(pK: $pK, field: $field, value: $value) {\n      PK\n      SK\n      Data {\n        FirstName\n        LastName\n        PhoneNumber\n        Bio\n        ProfileImage {\n          PK\n          SK\n          Data {\n            ContentUrl\n            ContentThumbNailUrl\n          }\n        }\n        Completeness\n        MissingFields\n      }\n    }\n  }\n": typeof types.SaveProfileTextDocument,
    "\n  mutation SaveDemographics($demographic: DemographicInput!) {\n    updateUserDemographics(demographic: $demographic) {\n      PK\n      SK\n      Data {\n        AgeRange\n        Gender\n        HeightRange\n        EyeColor\n        CurrentHairColor\n        NaturalHairColor\n        Ethnicity\n        ShowEthnicity\n        PrimaryLanguage\n        SecondaryLanguage\n        ThirdLanguage\n        Unions\n        TravelPreference\n        LocationCity\n        LocationState\n        Completeness\n        MissingFields\n      }\n    }\n  }\n": typeof types.SaveDemographicsDocument,
    "\n  mutation SaveSkills($PK: ID!, $Skills: [String!]!) {\n    updateSkills(PK: $PK, Skills: $Skills) {\n      Status\n    }\n  }\n": typeof types.SaveSkillsDocument,
    "\n  mutation AcceptAgentLink($linkId: ID!) {\n    acceptAgentLink(linkId: $linkId) {\n      PK\n      SK\n      Data {\n        Status\n        AcceptedAt\n      }\n    }\n  }\n": typeof types.AcceptAgentLinkDocument,
    "\n  mutation EndAgentLink($linkId: ID!) {\n    endAgentLink(linkId: $linkId) {\n      Status\n    }\n  }\n": typeof types.EndAgentLinkDocument,
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
    "\n  query OwnProfile {\n    me {\n      PK\n      SK\n      Data {\n        UserRoles\n      }\n      ...ProfileStrength_User\n      ...HeadshotSection_User\n      ...BasicsSection_User\n      ...AppearanceSection_User\n      ...CraftSection_User\n      ...AgentsSection_User\n    }\n  }\n": types.OwnProfileDocument,
    "\n  fragment ProfileStrength_User on User {\n    PK\n    SK\n    Data {\n      Completeness\n      MissingFields\n    }\n  }\n": types.ProfileStrength_UserFragmentDoc,
    "\n  fragment HeadshotSection_User on User {\n    PK\n    SK\n    Data {\n      FirstName\n      LastName\n      ProfileImage {\n        PK\n        SK\n        Data {\n          ContentUrl\n          ContentThumbNailUrl\n        }\n      }\n    }\n  }\n": types.HeadshotSection_UserFragmentDoc,
    "\n  fragment BasicsSection_User on User {\n    PK\n    SK\n    Data {\n      FirstName\n      LastName\n      Email\n      PhoneNumber\n      Bio\n    }\n  }\n": types.BasicsSection_UserFragmentDoc,
    "\n  fragment AppearanceSection_User on User {\n    PK\n    SK\n    Data {\n      AgeRange\n      Gender\n      HeightRange\n      EyeColor\n      CurrentHairColor\n      NaturalHairColor\n      Ethnicity\n      ShowEthnicity\n      PrimaryLanguage\n      SecondaryLanguage\n      ThirdLanguage\n    }\n  }\n": types.AppearanceSection_UserFragmentDoc,
    "\n  fragment CraftSection_User on User {\n    PK\n    SK\n    Data {\n      Skills\n      Unions\n      TravelPreference\n      LocationCity\n      LocationState\n    }\n  }\n": types.CraftSection_UserFragmentDoc,
    "\n  fragment AgentsSection_User on User {\n    PK\n    SK\n    Data {\n      AgentLinks {\n        PK\n        SK\n        Data {\n          Status\n          RequestedAt\n          AcceptedAt\n          EndedAt\n          Agent {\n            PK\n            SK\n            Data {\n              FirstName\n              LastName\n            }\n          }\n        }\n      }\n    }\n  }\n": types.AgentsSection_UserFragmentDoc,
    "\n  mutation SaveProfileText($pK: ID!, $field: String!, $value: String!) {\n    updateUserString(pK: $pK, field: $field, value: $value) {\n      PK\n      SK\n      Data {\n        FirstName\n        LastName\n        PhoneNumber\n        Bio\n        ProfileImage {\n          PK\n          SK\n          Data {\n            ContentUrl\n            ContentThumbNailUrl\n          }\n        }\n        Completeness\n        MissingFields\n      }\n    }\n  }\n": types.SaveProfileTextDocument,
    "\n  mutation SaveDemographics($demographic: DemographicInput!) {\n    updateUserDemographics(demographic: $demographic) {\n      PK\n      SK\n      Data {\n        AgeRange\n        Gender\n        HeightRange\n        EyeColor\n        CurrentHairColor\n        NaturalHairColor\n        Ethnicity\n        ShowEthnicity\n        PrimaryLanguage\n        SecondaryLanguage\n        ThirdLanguage\n        Unions\n        TravelPreference\n        LocationCity\n        LocationState\n        Completeness\n        MissingFields\n      }\n    }\n  }\n": types.SaveDemographicsDocument,
    "\n  mutation SaveSkills($PK: ID!, $Skills: [String!]!) {\n    updateSkills(PK: $PK, Skills: $Skills) {\n      Status\n    }\n  }\n": types.SaveSkillsDocument,
    "\n  mutation AcceptAgentLink($linkId: ID!) {\n    acceptAgentLink(linkId: $linkId) {\n      PK\n      SK\n      Data {\n        Status\n        AcceptedAt\n      }\n    }\n  }\n": types.AcceptAgentLinkDocument,
    "\n  mutation EndAgentLink($linkId: ID!) {\n    endAgentLink(linkId: $linkId) {\n      Status\n    }\n  }\n": types.EndAgentLinkDocument,
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
export function graphql(source: "\n  query OwnProfile {\n    me {\n      PK\n      SK\n      Data {\n        UserRoles\n      }\n      ...ProfileStrength_User\n      ...HeadshotSection_User\n      ...BasicsSection_User\n      ...AppearanceSection_User\n      ...CraftSection_User\n      ...AgentsSection_User\n    }\n  }\n"): (typeof documents)["\n  query OwnProfile {\n    me {\n      PK\n      SK\n      Data {\n        UserRoles\n      }\n      ...ProfileStrength_User\n      ...HeadshotSection_User\n      ...BasicsSection_User\n      ...AppearanceSection_User\n      ...CraftSection_User\n      ...AgentsSection_User\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProfileStrength_User on User {\n    PK\n    SK\n    Data {\n      Completeness\n      MissingFields\n    }\n  }\n"): (typeof documents)["\n  fragment ProfileStrength_User on User {\n    PK\n    SK\n    Data {\n      Completeness\n      MissingFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HeadshotSection_User on User {\n    PK\n    SK\n    Data {\n      FirstName\n      LastName\n      ProfileImage {\n        PK\n        SK\n        Data {\n          ContentUrl\n          ContentThumbNailUrl\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment HeadshotSection_User on User {\n    PK\n    SK\n    Data {\n      FirstName\n      LastName\n      ProfileImage {\n        PK\n        SK\n        Data {\n          ContentUrl\n          ContentThumbNailUrl\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BasicsSection_User on User {\n    PK\n    SK\n    Data {\n      FirstName\n      LastName\n      Email\n      PhoneNumber\n      Bio\n    }\n  }\n"): (typeof documents)["\n  fragment BasicsSection_User on User {\n    PK\n    SK\n    Data {\n      FirstName\n      LastName\n      Email\n      PhoneNumber\n      Bio\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AppearanceSection_User on User {\n    PK\n    SK\n    Data {\n      AgeRange\n      Gender\n      HeightRange\n      EyeColor\n      CurrentHairColor\n      NaturalHairColor\n      Ethnicity\n      ShowEthnicity\n      PrimaryLanguage\n      SecondaryLanguage\n      ThirdLanguage\n    }\n  }\n"): (typeof documents)["\n  fragment AppearanceSection_User on User {\n    PK\n    SK\n    Data {\n      AgeRange\n      Gender\n      HeightRange\n      EyeColor\n      CurrentHairColor\n      NaturalHairColor\n      Ethnicity\n      ShowEthnicity\n      PrimaryLanguage\n      SecondaryLanguage\n      ThirdLanguage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CraftSection_User on User {\n    PK\n    SK\n    Data {\n      Skills\n      Unions\n      TravelPreference\n      LocationCity\n      LocationState\n    }\n  }\n"): (typeof documents)["\n  fragment CraftSection_User on User {\n    PK\n    SK\n    Data {\n      Skills\n      Unions\n      TravelPreference\n      LocationCity\n      LocationState\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AgentsSection_User on User {\n    PK\n    SK\n    Data {\n      AgentLinks {\n        PK\n        SK\n        Data {\n          Status\n          RequestedAt\n          AcceptedAt\n          EndedAt\n          Agent {\n            PK\n            SK\n            Data {\n              FirstName\n              LastName\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment AgentsSection_User on User {\n    PK\n    SK\n    Data {\n      AgentLinks {\n        PK\n        SK\n        Data {\n          Status\n          RequestedAt\n          AcceptedAt\n          EndedAt\n          Agent {\n            PK\n            SK\n            Data {\n              FirstName\n              LastName\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveProfileText($pK: ID!, $field: String!, $value: String!) {\n    updateUserString(pK: $pK, field: $field, value: $value) {\n      PK\n      SK\n      Data {\n        FirstName\n        LastName\n        PhoneNumber\n        Bio\n        ProfileImage {\n          PK\n          SK\n          Data {\n            ContentUrl\n            ContentThumbNailUrl\n          }\n        }\n        Completeness\n        MissingFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveProfileText($pK: ID!, $field: String!, $value: String!) {\n    updateUserString(pK: $pK, field: $field, value: $value) {\n      PK\n      SK\n      Data {\n        FirstName\n        LastName\n        PhoneNumber\n        Bio\n        ProfileImage {\n          PK\n          SK\n          Data {\n            ContentUrl\n            ContentThumbNailUrl\n          }\n        }\n        Completeness\n        MissingFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveDemographics($demographic: DemographicInput!) {\n    updateUserDemographics(demographic: $demographic) {\n      PK\n      SK\n      Data {\n        AgeRange\n        Gender\n        HeightRange\n        EyeColor\n        CurrentHairColor\n        NaturalHairColor\n        Ethnicity\n        ShowEthnicity\n        PrimaryLanguage\n        SecondaryLanguage\n        ThirdLanguage\n        Unions\n        TravelPreference\n        LocationCity\n        LocationState\n        Completeness\n        MissingFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveDemographics($demographic: DemographicInput!) {\n    updateUserDemographics(demographic: $demographic) {\n      PK\n      SK\n      Data {\n        AgeRange\n        Gender\n        HeightRange\n        EyeColor\n        CurrentHairColor\n        NaturalHairColor\n        Ethnicity\n        ShowEthnicity\n        PrimaryLanguage\n        SecondaryLanguage\n        ThirdLanguage\n        Unions\n        TravelPreference\n        LocationCity\n        LocationState\n        Completeness\n        MissingFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveSkills($PK: ID!, $Skills: [String!]!) {\n    updateSkills(PK: $PK, Skills: $Skills) {\n      Status\n    }\n  }\n"): (typeof documents)["\n  mutation SaveSkills($PK: ID!, $Skills: [String!]!) {\n    updateSkills(PK: $PK, Skills: $Skills) {\n      Status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptAgentLink($linkId: ID!) {\n    acceptAgentLink(linkId: $linkId) {\n      PK\n      SK\n      Data {\n        Status\n        AcceptedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptAgentLink($linkId: ID!) {\n    acceptAgentLink(linkId: $linkId) {\n      PK\n      SK\n      Data {\n        Status\n        AcceptedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndAgentLink($linkId: ID!) {\n    endAgentLink(linkId: $linkId) {\n      Status\n    }\n  }\n"): (typeof documents)["\n  mutation EndAgentLink($linkId: ID!) {\n    endAgentLink(linkId: $linkId) {\n      Status\n    }\n  }\n"];
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