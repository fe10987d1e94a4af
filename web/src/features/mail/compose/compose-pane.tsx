import { LIMITS } from "@callboard/catalog/limits.ts";
import { useApolloClient } from "@apollo/client/react";
import { Alert, Button, Form, Input, Switch } from "antd";
import type { FormInstance } from "antd";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { keyOf } from "#lib/graph/record-key.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { Keys } from "#ui/keys.tsx";
import { Box, Row } from "#ui/layout/layout.tsx";
import { AttachButton, AttachmentsField, AttachZone } from "../attachments/attachments-field.tsx";
import { GivenReceiver } from "./compose-documents.ts";
import { wordsOrFiles } from "../attachments/words-or-files.ts";
import { PeoplePicker } from "./people-picker.tsx";
import type { Person } from "./people-picker.tsx";
import { useCompose } from "./use-compose.ts";
import type { ComposeFields, Composed } from "./use-compose.ts";
import "./compose.css";

type ComposePaneProps = {
  /** IDs of the receivers in the address, without the prefix of their keys. */
  readonly to: readonly string[];
  /** ID of the project that the conversation is about, likewise. */
  readonly project: string | null;
  /** A group of that project, instead of receivers. */
  readonly group: string | null;
};

type ReceiversProps = { readonly composed: Composed; readonly group: string | null };

function Receivers({ composed, group }: ReceiversProps) {
  const { t } = useTranslation("mail");
  const { t: errors } = useTranslation("errors");
  const people = Form.useWatch<readonly string[] | undefined>("ReceiverIds");
  const several = group !== null || (people?.length ?? 0) > 1;
  return (
    <>
      {group === null ? (
        <Form.Item
          name="ReceiverIds"
          label={t("receiver")}
          rules={[{ required: true, type: "array", message: errors("rule.REQUIRED") }]}
          validateTrigger={[]}
        >
          <PeoplePicker given={composed.people} onPeople={composed.onPeople} />
        </Form.Item>
      ) : (
        <p>{t("toGroup", { group })}</p>
      )}
      {several && (
        <Form.Item name="Announce" label={t("announce")} extra={t("announceHelp")} valuePropName="checked">
          <Switch />
        </Form.Item>
      )}
    </>
  );
}

function Words({ onSend, hasFiles }: { readonly onSend: () => void; readonly hasFiles: () => boolean }) {
  const { t } = useTranslation("mail");
  const { t: errors } = useTranslation("errors");
  const required = [{ required: true, message: errors("rule.REQUIRED") }];
  const content = [wordsOrFiles(hasFiles, t("wordsOrFiles"))];
  return (
    <>
      <Form.Item name="Subject" label={t("subject")} rules={required} validateTrigger={[]}>
        <Input maxLength={LIMITS.subjectLength} dir="auto" />
      </Form.Item>
      <Form.Item name="Message" label={t("message")} rules={content} validateTrigger={[]}>
        <Input.TextArea
          autoSize={{ minRows: 8, maxRows: 18 }}
          maxLength={LIMITS.messageLength}
          dir="auto"
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) onSend();
          }}
        />
      </Form.Item>
    </>
  );
}

/** Why a first message was refused, if that is about more than a single field. */
function Refused({ refusal }: { readonly refusal: Composed["refusal"] }) {
  const { t } = useTranslation("mail");
  if (refusal === null) return null;
  return <Alert type="warning" showIcon title={t(`refused.${refusal}`)} />;
}

/**
 * Focuses the receivers or, if they are known, the message: when the form opens, and when it comes back after an
 * undo, unless the focus is elsewhere by then.
 */
function useWritingFocus(form: FormInstance<ComposeFields>, { held }: Composed, addressed: boolean): void {
  const opened = useRef(false);
  useEffect(() => {
    if (held) return;
    const elsewhere = opened.current && document.activeElement !== document.body;
    opened.current = true;
    if (!elsewhere) form.focusField(addressed ? "Message" : "ReceiverIds");
    // oxlint-disable-next-line react/exhaustive-deps -- choosing the first person must not move the focus
  }, [form, held]);
}

function ComposeForm({
  given,
  project,
  group,
}: Omit<ComposePaneProps, "to"> & { readonly given: readonly Person[] }) {
  const { t } = useTranslation("mail");
  const { t: shell } = useTranslation();
  const [form] = Form.useForm<ComposeFields>();
  const composed = useCompose(form, { given, project, group });
  useWritingFocus(form, composed, group !== null || composed.people.length > 0);
  if (composed.held)
    return (
      <Row gap={12}>
        <output>{t("sending")}</output>
        <Button onClick={composed.takeBack}>{shell("undo")}</Button>
      </Row>
    );
  return (
    <Form<ComposeFields>
      form={form}
      name="compose"
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      initialValues={composed.initialValues}
      onValuesChange={composed.onValuesChange}
      onFinish={composed.onFinish}
    >
      <Refused refusal={composed.refusal} />
      <Receivers composed={composed} group={group} />
      <AttachZone attachments={composed.attachments}>
        <Words onSend={() => form.submit()} hasFiles={composed.attachments.hasAny} />
        <Form.Item name="Attachments" className="attachments-item">
          <AttachmentsField attachments={composed.attachments} />
        </Form.Item>
      </AttachZone>
      <Row className="compose-actions" gap={16} wrap>
        <Button type="primary" htmlType="submit" loading={composed.waits} aria-keyshortcuts="Control+Enter">
          {t("send")}
          <Keys keys="Ctrl+Enter" />
        </Button>
        <AttachButton attachments={composed.attachments} />
        {composed.waits && <output>{t("attach.waits")}</output>}
        <Link to={linkTo(paths.mailFolder, { folderHandle: "inbox" })}>{t("finishLater")}</Link>
        <Button type="text" danger onClick={composed.discard}>
          {t("discard")}
        </Button>
      </Row>
    </Form>
  );
}

type Given = { readonly of: string; readonly people: readonly Person[]; readonly error: unknown };

/** The people named in the address; null until they have loaded. */
function useGiven(to: readonly string[]): Given | null {
  const client = useApolloClient();
  const { t: shell } = useTranslation();
  const of = to.join(",");
  const [given, setGiven] = useState<Given | null>(null);
  useEffect(() => {
    let current = true;
    const ids = of === "" ? [] : of.split(",");
    const find = async (id: string): Promise<Person> => {
      const variables = { id: keyOf("USR", id) };
      const { data } = await client.query({ query: GivenReceiver, variables, errorPolicy: "none" });
      const user = data?.getUserById;
      if (!user)
        throw Object.assign(new Error("unknown"), { errors: [{ extensions: { code: "NOT_FOUND" } }] });
      const name = fullName({ firstName: user.Data.FirstName, lastName: user.Data.LastName });
      return { key: user.PK, name: name || shell("unnamed"), role: user.Data.UserRole ?? null };
    };
    Promise.all(ids.map(find)).then(
      (people) => current && setGiven({ of, people, error: null }),
      (error: unknown) => current && setGiven({ of, people: [], error }),
    );
    return () => {
      current = false;
    };
  }, [client, of, shell]);
  return given?.of === of ? given : null;
}

/** A new conversation, with people found by name or given by the address, or with a group of a project. */
export function ComposePane({ to, project, group }: ComposePaneProps) {
  const { t } = useTranslation("mail");
  const given = useGiven(to);
  return (
    <Box className="compose" wide pad="16 24">
      <h2>{t("compose")}</h2>
      <DataBlock loading={given === null} error={given?.error}>
        {given && <ComposeForm key={given.of} given={given.people} project={project} group={group} />}
      </DataBlock>
    </Box>
  );
}
