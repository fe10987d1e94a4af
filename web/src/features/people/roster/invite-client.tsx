import { useMutation } from "@apollo/client/react";
import { Button, Form, Input } from "antd";
import { useTranslation } from "react-i18next";
import type { RosterQuery } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { Row, Stack } from "#ui/layout/layout.tsx";
import { useDraftedForm } from "#ui/fields/use-drafted-form.ts";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { EndLink, InviteClient } from "../people-documents.ts";

type Invitation = NonNullable<NonNullable<RosterQuery["me"]>["Data"]["ClientInvitations"]>[number];

const AFTER = { refetchQueries: ["Roster"], awaitRefetchQueries: true };

/** An address that was invited, until when, and the way to withdraw the invitation. */
function OpenInvitation({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useTranslation("people");
  const formats = useFormats();
  const notifyFailure = useFailureNotice();
  const [end, { loading }] = useMutation(EndLink, AFTER);
  const { Email: email, ExpiresAt } = invitation.Data;
  const withdraw = () =>
    void end({ variables: { linkId: invitation.PK } }).then(
      () => notify("success", t("inviteClient.withdrawn", { email })),
      notifyFailure,
    );
  return (
    <Row as="li" gap="4 12" justify="between" wrap pad="8 0" ruled="below">
      <Stack as="span" shrinks>
        <bdi>{email}</bdi>
        <small>{t("inviteClient.until", { date: formats.day(ExpiresAt) })}</small>
      </Stack>
      <Button
        size="small"
        loading={loading}
        aria-label={t("inviteClient.withdrawFrom", { email })}
        onClick={withdraw}
      >
        {t("inviteClient.withdraw")}
      </Button>
    </Row>
  );
}

/** Invites a client by e-mail, who may have no account yet, and lists the addresses that have not accepted. */
export function InviteClientSection({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const { t } = useTranslation("people");
  const { t: errors } = useTranslation("errors");
  const [form] = Form.useForm<{ readonly email: string }>();
  const [invite] = useMutation(InviteClient, AFTER);
  const { sending, ...fields } = useDraftedForm<{ readonly email: string }>(form, {
    draft: "roster.invitation",
    send: ({ email }) => invite({ variables: { email } }),
    onSent: ({ email }) => {
      form.setFieldsValue({ email: "" });
      notify("success", t("inviteClient.sent", { email }));
    },
  });
  return (
    <Stack as="section" className="roster-invite" gap={8} aria-labelledby="roster-invite">
      <h2 id="roster-invite">{t("inviteClient.title")}</h2>
      <Form form={form} name="invite-client" noValidate layout="vertical" requiredMark={false} {...fields}>
        <Form.Item
          name="email"
          label={t("inviteClient.email")}
          extra={t("inviteClient.help")}
          validateTrigger={[]}
          rules={[{ required: true, whitespace: true, message: errors("rule.REQUIRED") }]}
        >
          <Input type="email" dir="ltr" autoComplete="off" />
        </Form.Item>
        <Button htmlType="submit" loading={sending}>
          {t("inviteClient.send")}
        </Button>
      </Form>
      {invitations.length > 0 && (
        <>
          <h3>{t("inviteClient.open")}</h3>
          <ul>
            {invitations.map((invitation) => (
              <OpenInvitation key={invitation.PK} invitation={invitation} />
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}
