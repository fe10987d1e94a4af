import { useMutation, useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { fullName } from "#lib/session/viewer.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { PICTURES, RECORDINGS, VIDEOS } from "#ui/upload/offered-kinds.ts";
import { OwnMedia } from "./media-documents.ts";
import { MediaSection } from "./media-section.tsx";
import type { MediaKind } from "./media-section.tsx";
import { SaveText } from "./profile-documents.ts";
import "./profile.css";

const KINDS: readonly MediaKind[] = [
  { id: "photos", type: "Headshot", purpose: "Headshot", accept: PICTURES },
  { id: "reels", type: "Demo Reel", purpose: "Reel", accept: VIDEOS },
  { id: "voice", type: "Voice Reel", purpose: "VoiceReel", accept: RECORDINGS },
  { id: "resume", type: "Resume", purpose: "Document", accept: "application/pdf" },
];

/** Photos, reels, voice reels and the resume: what casting looks at first. */
export function MediaTab() {
  const { t } = useTranslation("profile");
  const notifyFailure = useFailureNotice();
  const { data, error, refetch } = useQuery(OwnMedia);
  const [save] = useMutation(SaveText);
  const again = () => void refetch().catch(() => undefined);
  const me = data?.me;
  const posts = data?.getUserPosts.Posts ?? [];
  const makeHeadshot = (key: string) => {
    if (!me) return;
    save({ variables: { pK: me.PK, field: "ProfileImage", value: key } }).then(
      () => notify("success", t("headshotSaved")),
      notifyFailure,
    );
  };
  return (
    <DataBlock loading={!me && !error} error={me ? null : error} onRetry={again}>
      {me && (
        <Stack className="profile-main" pack="start" shrinks>
          {KINDS.map((kind) => (
            <MediaSection
              key={kind.id}
              kind={kind}
              post={posts.find(({ Data }) => Data.Type === kind.type)}
              name={fullName({ firstName: me.Data.FirstName, lastName: me.Data.LastName })}
              headshot={me.Data.ProfileImage?.PK ?? null}
              onHeadshot={makeHeadshot}
              onChanged={again}
            />
          ))}
        </Stack>
      )}
    </DataBlock>
  );
}
