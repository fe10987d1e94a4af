import type { FragmentType } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import type { HeadshotSection_UserFragment } from "#gen/graphql.ts";
import { useRecord } from "#lib/graph/use-record.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { ImageUpload } from "#ui/upload/image-upload.tsx";
import { MediaImage } from "#ui/media-image.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { HeadshotSectionUser, SaveText } from "./profile-documents.ts";

/** The headshot, and the way to a better one. */
export function HeadshotSection({ user }: { readonly user: FragmentType<HeadshotSection_UserFragment> }) {
  const { t } = useTranslation("profile");
  const { t: shell } = useTranslation();
  const words = useFailureTexts();
  const record = useRecord(HeadshotSectionUser, user);
  const [save] = useMutation(SaveText);
  if (record === null) return null;
  const { PK, Data } = record;
  const name = fullName({ firstName: Data.FirstName, lastName: Data.LastName }) || shell("unnamed");
  const altText = shell("headshotOf", { name });
  const image = Data.ProfileImage?.Data;
  return (
    <section className="profile-section" aria-label={t("headshot")}>
      <ImageUpload
        purpose="Headshot"
        altText={altText}
        label={t(image ? "headshotReplace" : "headshotChoose")}
        onUploaded={({ key }) => {
          save({ variables: { pK: PK, field: "ProfileImage", value: key } }).then(
            () => notify("success", t("headshotSaved")),
            (error: unknown) => notify("error", words.errorText(error)),
          );
        }}
      >
        <MediaImage url={image?.ContentUrl ?? image?.ContentThumbNailUrl} alt={altText} name={name} />
      </ImageUpload>
      <p>{t("headshotHelp")}</p>
    </section>
  );
}
