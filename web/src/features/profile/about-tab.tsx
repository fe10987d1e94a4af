import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { linkTo, paths } from "#lib/paths.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { AgentsSection } from "./agents-section.tsx";
import { CareerSections } from "./career/career-section.tsx";
import { BasicsSection } from "./basics-section.tsx";
import { DeclaredSections } from "./declared-sections.tsx";
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
        <Stack className="profile" gap={32}>
          <Stack className="profile-side" gap={20} pack="start">
            <HeadshotSection user={me} />
            {talent && (
              <>
                <ProfileStrength user={me} />
                <Link className="plain-button" to={linkTo(paths.userDetail, { id: me.PK })}>
                  {t("viewAsCasting")}
                </Link>
              </>
            )}
          </Stack>
          <Stack className="profile-main" pack="start" shrinks>
            <BasicsSection user={me} />
            {talent && (
              <>
                <DeclaredSections user={me} />
                <CareerSections user={me} />
                <AgentsSection user={me} />
              </>
            )}
          </Stack>
        </Stack>
      )}
    </DataBlock>
  );
}
