import type { FragmentType } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import type { Logo_CompanyFragment } from "#gen/graphql.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { MediaImage } from "#ui/media/media-image.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { FileUpload } from "#ui/upload/file-upload.tsx";
import { LogoCompany, RemoveLogo } from "./company-documents.ts";

/** The company's logo, which its members can choose, replace or remove. */
export function LogoSection({ company }: { readonly company: FragmentType<Logo_CompanyFragment> }) {
  const { t } = useTranslation("company");
  const { t: shell } = useTranslation();
  const notifyFailure = useFailureNotice();
  const record = useRecord(LogoCompany, company);
  const [remove, { loading }] = useMutation(RemoveLogo);
  if (record === null) return null;
  const { PK, Data } = record;
  const name = Data.Name || shell("unnamed");
  const alt = t("logoOf", { name });
  const logo = Data.Logo?.Data;
  return (
    <section className="company-logo" aria-labelledby="company-logo">
      <h2 id="company-logo">{t("logo")}</h2>
      <FileUpload
        purpose="Poster"
        place={{ kind: "logo", company: PK }}
        cropped="logo"
        altText={alt}
        label={t(Data.Logo ? "logoReplace" : "logoChoose")}
        onUploaded={() => notify("success", t("logoSaved"))}
      >
        <MediaImage url={logo?.ContentThumbNailUrl ?? logo?.ContentUrl} alt={alt} name={name} shape="logo" />
      </FileUpload>
      {Data.Logo && (
        <button
          type="button"
          className="plain-button"
          disabled={loading}
          onClick={() =>
            void remove({ variables: { company: PK } }).then(
              () => notify("success", t("logoRemoved")),
              notifyFailure,
            )
          }
        >
          {t("logoRemove")}
        </button>
      )}
      <p>{t("logoHelp")}</p>
    </section>
  );
}
