import { Suspense, lazy } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useParams, useSearchParams } from "react-router-dom";
import { loadTexts } from "#i18n/i18n.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { Loading } from "#ui/page/loading.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { PageTabs } from "#ui/page/page-tabs.tsx";
import { profileTabs } from "./profile-tabs.ts";

const contents = profileTabs.map(({ id, texts, load }) => ({
  id,
  Content: lazy(async () => {
    const [Content] = await Promise.all([load(), loadTexts(...texts)]);
    return { default: Content };
  }),
}));

/** One's own profile, part by part; somebody else's is at its own address. */
export function ProfilePage() {
  const { t } = useTranslation("profile");
  const viewer = useViewer();
  const { id } = useParams();
  const [search] = useSearchParams();
  if (id !== undefined && idOf(viewer.key) !== id)
    return <Navigate to={linkTo(paths.userDetail, { id })} replace />;
  const tab = profileTabs.find((one) => one.id === search.get("tab")) ?? profileTabs[0];
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      {profileTabs.length > 1 && (
        <PageTabs
          label={t("tabs")}
          tabs={profileTabs.map(({ id: one }, index) => ({
            id: one,
            label: t(`tab.${one}`),
            link: linkTo(paths.profile, {}, { tab: index === 0 ? null : one }),
            current: one === tab?.id,
          }))}
        />
      )}
      <Suspense fallback={<Loading />}>
        {contents.map(({ id: one, Content }) => one === tab?.id && <Content key={one} />)}
      </Suspense>
    </>
  );
}
