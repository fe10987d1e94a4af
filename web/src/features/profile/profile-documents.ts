import { graphql } from "#gen/gql.ts";

export const OwnProfile = graphql(`
  query OwnProfile {
    me {
      PK
      SK
      Data {
        UserRoles
      }
      ...ProfileStrength_User
      ...HeadshotSection_User
      ...BasicsSection_User
      ...ProfileFields_User
      ...AgentsSection_User
    }
  }
`);

export const ProfileStrengthUser = graphql(`
  fragment ProfileStrength_User on User {
    PK
    SK
    Data {
      Completeness
      MissingFields
    }
  }
`);

export const HeadshotSectionUser = graphql(`
  fragment HeadshotSection_User on User {
    PK
    SK
    Data {
      FirstName
      LastName
      ProfileImage {
        PK
        SK
        Data {
          ContentUrl
          ContentThumbNailUrl
        }
      }
    }
  }
`);

export const BasicsSectionUser = graphql(`
  fragment BasicsSection_User on User {
    PK
    SK
    Data {
      FirstName
      LastName
      Email
      PhoneNumber
      Bio
    }
  }
`);

export const ProfileFieldsUser = graphql(`
  fragment ProfileFields_User on User {
    PK
    SK
    Data {
      # Declared in packages/catalog: plain fields of a profile
      AgeRange
      Gender
      HeightRange
      EyeColor
      CurrentHairColor
      NaturalHairColor
      Ethnicity
      ShowEthnicity
      PrimaryLanguage
      SecondaryLanguage
      ThirdLanguage
      Skills
      Accents
      Unions
      TravelPreference
      LocationCity
      LocationState
      # End of what is declared
    }
  }
`);

export const AgentsSectionUser = graphql(`
  fragment AgentsSection_User on User {
    PK
    SK
    Data {
      AgentLinks {
        PK
        SK
        Data {
          Status
          RequestedAt
          AcceptedAt
          EndedAt
          AwaitsConfirmation
          Agent {
            PK
            SK
            Data {
              FirstName
              LastName
            }
          }
        }
      }
    }
  }
`);

export const SaveText = graphql(`
  mutation SaveProfileText($pK: ID!, $field: String!, $value: String!) {
    updateUserString(pK: $pK, field: $field, value: $value) {
      PK
      SK
      Data {
        FirstName
        LastName
        PhoneNumber
        Bio
        ProfileImage {
          PK
          SK
          Data {
            ContentUrl
            ContentThumbNailUrl
          }
        }
        Completeness
        MissingFields
      }
    }
  }
`);

export const SaveDemographics = graphql(`
  mutation SaveDemographics($demographic: DemographicInput!) {
    updateUserDemographics(demographic: $demographic) {
      PK
      SK
      Data {
        # Declared in packages/catalog: written fields of a profile
        AgeRange
        Gender
        HeightRange
        EyeColor
        CurrentHairColor
        NaturalHairColor
        Ethnicity
        ShowEthnicity
        PrimaryLanguage
        SecondaryLanguage
        ThirdLanguage
        Accents
        Unions
        TravelPreference
        LocationCity
        LocationState
        # End of what is declared
        Completeness
        MissingFields
      }
    }
  }
`);

export const SaveSkills = graphql(`
  mutation SaveSkills($PK: ID!, $Skills: [String!]!) {
    updateSkills(PK: $PK, Skills: $Skills) {
      Status
    }
  }
`);

export const AcceptAgentLink = graphql(`
  mutation AcceptAgentLink($linkId: ID!) {
    acceptAgentLink(linkId: $linkId) {
      PK
      SK
      Data {
        Status
        AcceptedAt
        AwaitsConfirmation
      }
    }
  }
`);

export const EndAgentLink = graphql(`
  mutation EndAgentLink($linkId: ID!) {
    endAgentLink(linkId: $linkId) {
      Status
    }
  }
`);
