import { useApolloClient, useMutation } from "@apollo/client/react";
import { Button } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SecurityQuery } from "#gen/graphql.ts";
import { saveText } from "#lib/save-file.ts";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { ExportMyData, MyArchive } from "./account-documents.ts";
import { needsSignIn, SignInAgain } from "./sign-in-again.tsx";

type Copy = NonNullable<SecurityQuery["getMyExport"]>;

const FILE_NAME = "callboard.json";

function Ready({ copy }: { readonly copy: Copy }) {
  const { t } = useTranslation("account");
  const graph = useApolloClient();
  const notifyFailure = useFailureNotice();
  const when = useWhen({ inside: true });
  const [fetching, setFetching] = useState(false);
  async function download(): Promise<void> {
    setFetching(true);
    try {
      // As large as all of the member's data, so it is not cached.
      const { data } = await graph.query({ query: MyArchive, fetchPolicy: "no-cache" });
      const archive = data?.getMyExport?.Archive;
      if (archive) saveText(archive, "application/json", FILE_NAME);
      else notify("error", t("copyGone"));
    } catch (error) {
      notifyFailure(error);
    } finally {
      setFetching(false);
    }
  }
  return (
    <>
      <p>{t("copyReady", { made: when.moment(copy.RequestedAt), until: when.deadline(copy.ExpiresAt) })}</p>
      <Button loading={fetching} onClick={() => void download()}>
        {t("copyDownload")}
      </Button>
    </>
  );
}

/** A copy of everything the product stores about the member: requested, prepared, downloaded. */
export function DataCopySection({
  copy,
  onBegun,
}: {
  readonly copy: Copy | null;
  readonly onBegun: () => void;
}) {
  const { t } = useTranslation("account");
  const notifyFailure = useFailureNotice();
  const [begin, { loading, error }] = useMutation(ExportMyData);
  const start = () =>
    void begin().then(onBegun, (failure: unknown) => {
      if (!needsSignIn(failure)) notifyFailure(failure);
    });
  return (
    <section className="account-section" aria-labelledby="account-copy">
      <h2 id="account-copy">{t("copy")}</h2>
      <p>{t("copyText")}</p>
      {copy === null && (
        <Button loading={loading} onClick={start}>
          {t("copyBegin")}
        </Button>
      )}
      {copy?.Status === "Preparing" && <output>{t("copyPreparing")}</output>}
      {copy?.Status === "Ready" && <Ready copy={copy} />}
      {needsSignIn(error) && <SignInAgain />}
    </section>
  );
}
