import { Suspense, lazy } from "react";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useParams, useSearchParams } from "react-router-dom";
import { loadTexts } from "#i18n/i18n.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import { Loading } from "#ui/page/loading.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { PageTabs } from "#ui/page/page-tabs.tsx";
import { profileTabs } from "./profile-tabs.ts";
import type { ProfileTab } from "./profile-tabs.ts";

/** The component of each tab: a feature adds its tab with one line here, and its metadata next to the others'. */
const LOADERS: Readonly<Record<ProfileTab["id"], () => Promise<ComponentType>>> = {
  about: () => import("#features/profile/about-tab.tsx").then((m) => m.AboutTab),
  media: () => import("#features/profile/media-tab.tsx").then((m) => m.MediaTab),
  activity: () => import("#features/account/activity-tab.tsx").then((m) => m.ActivityTab),
  security: () => import("#features/account/security-tab.tsx").then((m) => m.SecurityTab),
  notices: () => import("#features/profile/notices-tab.tsx").then((m) => m.NoticesTab),
  billing: () => import("#features/billing/billing-tab.tsx").then((m) => m.BillingTab),
};

const contents = profileTabs.map(({ id, texts }) => ({
  id,
  Content: lazy(async () => {
    const [Content] = await Promise.all([LOADERS[id](), loadTexts(...texts)]);
    return { default: Content };
  }),
}));

/** The viewer's own profile in tabs; other profiles have a page of their own. */
export function ProfilePage() {
  const { t } = useTranslation("profile");
  const viewer = useViewer();
  const { id } = useParams();
  const [search] = useSearchParams();
  if (id !== undefined && idOf(viewer.key) !== id)
    return <Navigate to={linkTo(paths.userDetail, { id })} replace />;
  const tabs = profileTabs.filter(({ roles }) => hasRole(viewer, roles));
  const tab = tabs.find((one) => one.id === search.get("tab")) ?? tabs[0];
  return (
    <>
      <PageHeader title={t("title")} lead={t(viewer.roles.includes("Talent") ? "lead" : "leadOfOthers")} />
      {tabs.length > 1 && (
        <PageTabs
          label={t("tabs")}
          tabs={tabs.map(({ id: one }, index) => ({
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
