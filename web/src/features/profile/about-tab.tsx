import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { linkTo, paths } from "#lib/paths.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { AgentsSection } from "./agents-section.tsx";
import { AppearanceSection } from "./appearance-section.tsx";
import { BasicsSection } from "./basics-section.tsx";
import { CraftSection } from "./craft-section.tsx";
import { HeadshotSection } from "./headshot-section.tsx";
import { OwnProfile } from "./profile-documents.ts";
import { ProfileStrength } from "./profile-strength.tsx";
import "./profile.css";

/** The member's own profile. Talent describe how they are cast, others only who they are. */
export function AboutTab() {
  const { t } = useTranslation("profile");
  const viewer = useViewer();
  const { data, error, refetch } = useQuery(OwnProfile);
  const me = data?.me;
  const talent = viewer.roles.includes("Talent");
  return (
    <DataBlock loading={!me && !error} error={me ? null : error} onRetry={() => void refetch()}>
      {me && (
        <div className="profile">
          <div className="profile-side">
            <HeadshotSection user={me} />
            {talent && (
              <>
                <ProfileStrength user={me} />
                <Link className="plain-button" to={linkTo(paths.userDetail, { id: me.PK })}>
                  {t("viewAsCasting")}
                </Link>
              </>
            )}
          </div>
          <div className="profile-main">
            <BasicsSection user={me} />
            {talent && (
              <>
                <AppearanceSection user={me} />
                <CraftSection user={me} />
                <AgentsSection user={me} />
              </>
            )}
          </div>
        </div>
      )}
    </DataBlock>
  );
}
