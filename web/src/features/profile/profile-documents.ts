import { graphql } from "#gen/gql.ts";

export const OwnProfile = graphql(`
  query OwnProfile {
    me {
      Data {
        UserRoles
      }
      ...ProfileStrength_User
      ...HeadshotSection_User
      ...BasicsSection_User
      ...ProfileFields_User
      ...Career_User
      ...AgentsSection_User
    }
  }
`);

export const ProfileStrengthUser = graphql(`
  fragment ProfileStrength_User on User {
    Data {
      Completeness
      MissingFields
    }
  }
`);

export const HeadshotSectionUser = graphql(`
  fragment HeadshotSection_User on User {
    Data {
      FirstName
      LastName
      ProfileImage {
        ...Picture @unmask
      }
    }
  }
`);

export const BasicsSectionUser = graphql(`
  fragment BasicsSection_User on User {
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
    Data {
      # Declared in packages/catalog: plain fields of a profile
      AgeRange
      OtherAgeRanges
      Gender
      HeightRange
      HeightCm
      WeightKg
      EyeColor
      CurrentHairColor
      NaturalHairColor
      Ethnicity
      ShowEthnicity
      PrimaryLanguage
      SecondaryLanguage
      ThirdLanguage
      OtherLanguages
      Skills
      Accents
      Unions
      TravelPreference
      LocationCity
      LocationState
      LocationCountry
      # End of what is declared
    }
  }
`);

export const AgentsSectionUser = graphql(`
  fragment AgentsSection_User on User {
    Data {
      AgentLinks {
        Data {
          Status
          RequestedAt
          AcceptedAt
          EndedAt
          AwaitsConfirmation
          Agent {
            ...UserName @unmask
          }
        }
      }
    }
  }
`);

export const SaveText = graphql(`
  mutation SaveProfileText($pK: ID!, $field: String!, $value: String!) {
    updateUserString(pK: $pK, field: $field, value: $value) {
      Data {
        FirstName
        LastName
        PhoneNumber
        Bio
        ProfileImage {
          ...Picture @unmask
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
      Data {
        # Declared in packages/catalog: written fields of a profile
        AgeRange
        OtherAgeRanges
        Gender
        HeightRange
        HeightCm
        WeightKg
        EyeColor
        CurrentHairColor
        NaturalHairColor
        Ethnicity
        ShowEthnicity
        PrimaryLanguage
        SecondaryLanguage
        ThirdLanguage
        OtherLanguages
        Accents
        Unions
        TravelPreference
        LocationCity
        LocationState
        LocationCountry
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
