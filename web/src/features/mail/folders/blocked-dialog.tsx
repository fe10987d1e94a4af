import { useMutation, useQuery } from "@apollo/client/react";
import { Button, Modal } from "antd";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { StateBlock } from "#ui/page/state-block.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { BlockedUsers, UnblockUser } from "../mail-documents.ts";

const LISTED = 100;

/** The people whom the member has blocked, each with a button to unblock them. */
export function BlockedDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("mail");
  const { t: shell } = useTranslation();
  const formats = useFormats();
  const notifyFailure = useFailureNotice();
  const { data, error, loading, refetch } = useQuery(BlockedUsers, {
    variables: { criteria: { PageSize: LISTED } },
    fetchPolicy: "network-only",
  });
  const [unblock, { loading: busy }] = useMutation(UnblockUser);
  const again = () => void refetch().catch(() => undefined);
  const people = data?.getBlockedUsers.Results;

  function lift(key: string, name: string): void {
    unblock({ variables: { PK: key } }).then(() => {
      notify("success", t("blocked.lifted", { name }));
      again();
    }, notifyFailure);
  }

  return (
    <Modal open title={t("blocked.title")} footer={null} onCancel={onClose} width={440}>
      <DataBlock
        loading={!people && loading}
        error={people ? null : error}
        onRetry={again}
        isEmpty={people?.length === 0}
        empty={<StateBlock title={t("blocked.none")} text={t("blocked.noneText")} />}
      >
        <Stack as="ul" className="mail-people" gap={4} after={12}>
          {people?.map(({ SK, Data }) => {
            const name =
              fullName({ firstName: Data.User.FirstName, lastName: Data.User.LastName }) || shell("unnamed");
            return (
              <li key={SK}>
                <span>
                  <bdi>{name}</bdi>
                  <small>{t("blocked.since", { date: formats.day(Data.CreateDate) })}</small>
                </span>
                <Button size="small" loading={busy} onClick={() => lift(SK, name)}>
                  {t("blocked.lift")}
                </Button>
              </li>
            );
          })}
        </Stack>
      </DataBlock>
    </Modal>
  );
}
