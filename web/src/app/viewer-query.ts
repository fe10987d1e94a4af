import { graphql } from "#gen/gql.ts";
import type { ViewerQuery } from "#gen/graphql.ts";
import { settingsFrom, settingsStore } from "#lib/settings.ts";
import type { Settings } from "#lib/settings.ts";
import type { Role, Viewer } from "#lib/session/viewer.tsx";

export const ViewerDocument = graphql(`
  query Viewer {
    me {
      PK
      SK
      Data {
        FirstName
        LastName
        UserRoles
        CompanyId
        RegistrationCompleted
        Suspended
        SuspensionReason
        ProfileImage {
          PK
          SK
          Data {
            ContentThumbNailUrl
          }
        }
        Settings {
          Language
          ColorMode
        }
      }
    }
  }
`);

export const UnreadDocument = graphql(`
  query UnreadConversations {
    getUserConversations(criteria: { PageSize: 1 }) {
      Unread
    }
  }
`);

export const SaveSettings = graphql(`
  mutation SaveSettings($settings: UserSettingsInput!) {
    saveUserSettings(settings: $settings) {
      PK
      SK
      Data {
        Settings {
          Language
          ColorMode
          Direction
        }
      }
    }
  }
`);

/** The member in the client's words; null when the graph knows nobody behind the token. */
export function viewerFrom(data: ViewerQuery | undefined): Viewer | null {
  const me = data?.me;
  if (!me) return null;
  const { Data } = me;
  return {
    key: me.PK,
    firstName: Data.FirstName ?? "",
    lastName: Data.LastName ?? "",
    roles: (Data.UserRoles ?? []) satisfies readonly Role[],
    companyKey: Data.CompanyId ?? null,
    registered: Data.RegistrationCompleted === true,
    suspended: Data.Suspended === true,
    suspensionReason: Data.SuspensionReason ?? null,
    headshotUrl: Data.ProfileImage?.Data.ContentThumbNailUrl ?? null,
  };
}

/** The settings kept in the profile; what the profile does not say stays as it is in this browser. */
export function savedSettings(data: ViewerQuery | undefined): Settings {
  const saved = data?.me?.Data.Settings;
  return settingsFrom({ language: saved?.Language, colorMode: saved?.ColorMode }, settingsStore.getState());
}
