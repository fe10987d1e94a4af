import type { FragmentType } from "@apollo/client";
import { useTranslation } from "react-i18next";
import type { HeadshotSection_UserFragment } from "#gen/graphql.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { FileUpload } from "#ui/upload/file-upload.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { HeadshotSectionUser } from "./profile-documents.ts";

/** The headshot, and how to replace it. */
export function HeadshotSection({ user }: { readonly user: FragmentType<HeadshotSection_UserFragment> }) {
  const { t } = useTranslation("profile");
  const { t: shell } = useTranslation();
  const record = useRecord(HeadshotSectionUser, user);
  if (record === null) return null;
  const { PK, Data } = record;
  const name = fullName({ firstName: Data.FirstName, lastName: Data.LastName }) || shell("unnamed");
  const altText = shell("headshotOf", { name });
  const image = Data.ProfileImage?.Data;
  return (
    <Stack as="section" className="profile-section" gap={16} aria-label={t("headshot")}>
      <FileUpload
        purpose="Headshot"
        place={{ kind: "headshot", user: PK }}
        cropped="headshot"
        altText={altText}
        label={t(image ? "headshotReplace" : "headshotChoose")}
        onUploaded={() => notify("success", t("headshotSaved"))}
      >
        <MediaImage url={image?.ContentUrl ?? image?.ContentThumbNailUrl} alt={altText} name={name} />
      </FileUpload>
      <p>{t("headshotHelp")}</p>
    </Stack>
  );
}
