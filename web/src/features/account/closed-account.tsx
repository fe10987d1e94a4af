import { useApolloClient, useMutation } from "@apollo/client/react";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { DataBlock } from "#ui/page/data-page.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { KeepAccount } from "./account-documents.ts";
import { DataCopySection } from "./data-copy-section.tsx";
import { useSecurity } from "./use-security.ts";
import "./account.css";

function Keep() {
  const { t } = useTranslation("account");
  const graph = useApolloClient();
  const notifyFailure = useFailureNotice();
  const [keep, { loading }] = useMutation(KeepAccount);
  const run = () =>
    void keep().then(async () => {
      notify("success", t("kept"));
      await graph.refetchQueries({ include: ["Viewer"] });
    }, notifyFailure);
  return (
    <Button type="primary" loading={loading} onClick={run}>
      {t("keep")}
    </Button>
  );
}

/**
 * The page of a member whose account is suspended, or closed by themselves: then `eraseAt` says when it will be
 * erased, and until then it can be kept.
 */
export function ClosedAccount({ eraseAt }: { readonly eraseAt: string | null }) {
  const { t } = useTranslation("account");
  const formats = useFormats();
  const { copy, known, error, again } = useSecurity();
  return (
    <>
      {eraseAt !== null && (
        <PageHeader
          title={t("closedTitle")}
          lead={t("closedText", { date: formats.day(eraseAt) })}
          actions={<Keep />}
        />
      )}
      <DataBlock loading={!known && !error} error={known ? null : error} onRetry={again}>
        <DataCopySection copy={copy} onBegun={again} />
      </DataBlock>
    </>
  );
}
