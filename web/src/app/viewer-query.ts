import { graphql } from "#gen/gql.ts";
import type { ViewerQuery } from "#gen/graphql.ts";
import { settingsStore } from "#lib/settings/settings.ts";
import type { Settings } from "#lib/settings/settings.ts";
import type { Role, Viewer } from "#lib/session/viewer.tsx";
import { fromWire } from "./settings/wire.ts";

export const ViewerDocument = graphql(`
  query Viewer {
    me {
      Data {
        FirstName
        LastName
        UserRoles
        CompanyId
        RegistrationCompleted
        Suspended
        SuspensionReason
        EraseAt
        ProfileImage {
          ...Thumbnail @unmask
        }
        Shortcuts
        Settings {
          Language
          Direction
          ColorMode
          FontSize
          CustomScrollbars
          SingleKeys
          Lists {
            Name
            Density
            Columns
            Views {
              Name
              Query
            }
          }
          Theme {
            Main
            Navbar
            Toolbar
            Footer
          }
          Layout {
            Style
            Config {
              Mode
              ContainerWidth
              Navbar {
                Display
                Style
                Position
                Folded
              }
              Toolbar {
                Display
                Style
                Position
              }
              Footer {
                Display
                Style
              }
              LeftSidePanel {
                Display
              }
              RightSidePanel {
                Display
              }
            }
          }
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
  mutation SaveSettings($settings: UserSettingsInput!, $shortcuts: [String!]) {
    saveUserSettings(settings: $settings, shortcuts: $shortcuts) {
      Data {
        Shortcuts
      }
    }
  }
`);

/** The viewer in the client's terms; null if the token belongs to no known member. */
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
    eraseAt: Data.EraseAt ?? null,
    headshotUrl: Data.ProfileImage?.Data.ContentThumbNailUrl ?? null,
  };
}

/** The settings in the profile; missing ones keep this browser's values. */
export function savedSettings(data: ViewerQuery | undefined): Settings {
  return fromWire(data?.me?.Data.Settings, settingsStore.getState());
}
