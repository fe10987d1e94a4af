import { Suspense, lazy } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useParams, useSearchParams } from "react-router-dom";
import { loadTexts } from "#i18n/i18n.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { idOf } from "#lib/record-key.ts";
import { useViewer } from "#lib/viewer.tsx";
import { Loading } from "#ui/loading.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { profileTabs } from "./profile-tabs.ts";
import "./profile-page.css";

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
        <nav aria-label={t("tabs")}>
          <ul className="page-tabs">
            {profileTabs.map(({ id: one }, index) => (
              <li key={one}>
                <Link
                  to={linkTo(paths.profile, {}, { tab: index === 0 ? null : one })}
                  aria-current={one === tab?.id ? "page" : undefined}
                >
                  {t(`tab.${one}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Suspense fallback={<Loading />}>
        {contents.map(({ id: one, Content }) => one === tab?.id && <Content key={one} />)}
      </Suspense>
    </>
  );
}
