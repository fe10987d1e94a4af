import { useMutation, useQuery } from "@apollo/client/react";
import { Button, Form, Input, Modal } from "antd";
import { useTranslation } from "react-i18next";
import { Select } from "#ui/fields/select.tsx";
import { useDraftedForm } from "#ui/fields/use-drafted-form.ts";
import { Row } from "#ui/layout/layout.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { InvitePerson, InvitableRoles } from "./people-documents.ts";

const MAX_MESSAGE = 2_000;

type Fields = { RoleId?: string; Message?: string };
export type InviteProps = { readonly person: string; readonly name: string };

function InviteForm({ person, name, onDone }: InviteProps & { readonly onDone: () => void }) {
  const { t } = useTranslation("people");
  const { t: shell } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const { data, loading } = useQuery(InvitableRoles);
  const [invite] = useMutation(InvitePerson);
  const projects = data?.getCompanyProjects ?? [];
  const roles = projects.flatMap(({ PK, Data }) =>
    Data.Positions.filter((position) => position.Data.TakesSubmissions).map((position) => ({
      value: `${PK} ${position.SK}`,
      label: [position.Data.PositionName, Data.Name].filter(Boolean).join(" · "),
    })),
  );

  const { sending, ...fields } = useDraftedForm<Fields>(form, {
    argument: "invitation",
    draft: `invitation.${person}`,
    send: ({ RoleId = "", Message }) => {
      const [PK = "", SK = ""] = RoleId.split(" ");
      const invitation = { ProjectId: PK, RoleId: SK, UserId: person, ...(Message && { Message }) };
      return invite({ variables: { invitation } });
    },
    onSent: () => {
      notify("success", t("invited", { name }));
      onDone();
    },
  });

  return (
    <Form<Fields> form={form} layout="vertical" requiredMark={false} {...fields}>
      <Form.Item name="RoleId" label={t("role")} rules={[{ required: true, message: t("chooseRole") }]}>
        <Select<string>
          loading={loading}
          placeholder={t("chooseRole")}
          showSearch={{ optionFilterProp: "label" }}
          options={roles}
        />
      </Form.Item>
      <Form.Item name="Message" label={`${t("inviteMessage")} (${shell("optional")})`}>
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} maxLength={MAX_MESSAGE} />
      </Form.Item>
      <Row gap={8} align="stretch" justify="end">
        <Button onClick={onDone}>{shell("cancel")}</Button>
        <Button type="primary" htmlType="submit" loading={sending}>
          {t("sendInvitation")}
        </Button>
      </Row>
    </Form>
  );
}

type DialogProps = InviteProps & { readonly open: boolean; readonly onClose: () => void };

/** Invites a performer to submit for one of the company's roles. */
export function InviteDialog({ open, onClose, ...invited }: DialogProps) {
  const { t } = useTranslation("people");
  return (
    <Modal
      open={open}
      title={t("inviteTitle", { name: invited.name })}
      footer={null}
      destroyOnHidden
      onCancel={onClose}
    >
      <InviteForm {...invited} onDone={onClose} />
    </Modal>
  );
}
