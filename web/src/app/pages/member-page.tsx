import { lazy, Suspense } from "react";
import { useParams } from "react-router-dom";
import { UserDetailPage } from "#features/people/user-detail-page.tsx";
import { loadTexts } from "#i18n/i18n.ts";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";

const UserModeration = lazy(async () => {
  const [{ UserModeration: Moderation }] = await Promise.all([
    import("#features/moderation/user-moderation.tsx"),
    loadTexts("moderation", "audit", "errors"),
  ]);
  return { default: Moderation };
});

/** A member's profile, followed by an admin's actions on the account. */
export function MemberPage() {
  const viewer = useViewer();
  const { id } = useParams();
  return (
    <>
      <UserDetailPage />
      {id !== undefined && hasRole(viewer, ["Admin"]) && (
        <Suspense>
          <UserModeration key={id} user={id} />
        </Suspense>
      )}
    </>
  );
}
