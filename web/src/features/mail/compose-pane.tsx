import { LIMITS } from "@callboard/catalog/limits.ts";
import { skipToken, useMutation, useQuery } from "@apollo/client/react";
import { Button, Form, Input } from "antd";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import type { GivenReceiverQuery } from "#gen/graphql.ts";
import { draftFields, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { idOf, keyOf } from "#lib/graph/record-key.ts";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { clearFailures, useFieldFailures } from "#ui/fields/use-field-failures.ts";
import { GivenReceiver, StartConversation } from "./mail-documents.ts";
import { PeoplePicker } from "./people-picker.tsx";
import type { Person } from "./people-picker.tsx";

type Fields = { ReceiverId?: string | null; Subject?: string; Message?: string };

type ComposePaneProps = {
  /** Bare id of the receiver, when the address names one. */
  readonly to: string | null;
  /** Bare id of the project that it is about. */
  readonly project: string | null;
};

function personOf(user: GivenReceiverQuery["getUserById"] | undefined, fallback: string): Person | null {
  if (!user) return null;
  const { FirstName, LastName, UserRole } = user.Data;
  const name = fullName({ firstName: FirstName, lastName: LastName }) || fallback;
  return { key: user.PK, name, role: UserRole ?? null };
}

function ComposeFields({ given, onSend }: { readonly given: Person | null; readonly onSend: () => void }) {
  const { t } = useTranslation("mail");
  const { t: errors } = useTranslation("errors");
  const required = [{ required: true, message: errors("rule.REQUIRED") }];
  return (
    <>
      <Form.Item name="ReceiverId" label={t("receiver")} rules={required} validateTrigger={[]}>
        <PeoplePicker given={given} />
      </Form.Item>
      <Form.Item name="Subject" label={t("subject")} rules={required} validateTrigger={[]}>
        <Input maxLength={LIMITS.subjectLength} dir="auto" />
      </Form.Item>
      <Form.Item
        name="Message"
        label={t("message")}
        extra={t("sendHelp")}
        rules={required}
        validateTrigger={[]}
      >
        <Input.TextArea
          autoSize={{ minRows: 6, maxRows: 18 }}
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

function ComposeForm({ given, project }: { readonly given: Person | null; readonly project: string | null }) {
  const { t } = useTranslation("mail");
  const { t: shell } = useTranslation();
  const navigate = useNavigate();
  const [form] = Form.useForm<Fields>();
  const place = useFieldFailures(form, "conversation");
  const { keyFor, settle } = useClientKey();
  const [start, { loading }] = useMutation(StartConversation);
  const draft = `mail.new.${given ? idOf(given.key) : "any"}`;

  async function send(fields: Fields): Promise<void> {
    if (loading) return;
    const conversation = { ...fields, ...(project !== null && { ProjectId: keyOf("PRJ", project) }) };
    let key: string | undefined;
    try {
      const { data } = await start({
        variables: { conversation: { ...conversation, ClientKey: keyFor(conversation) } },
      });
      key = data?.createConversation.SK;
    } catch (error) {
      place(error);
      return;
    }
    settle();
    dropDraft(draft, "browser");
    notify("success", t("sent"));
    await navigate(linkTo(paths.mailFolder, { folderHandle: "sent", ...(key && { id: key }) }));
  }

  return (
    <Form<Fields>
      form={form}
      name="compose"
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      initialValues={{ ReceiverId: given?.key ?? null, ...draftFields(draft, "browser") }}
      onValuesChange={(changed: Fields, all) => {
        clearFailures(form, changed);
        keepDraft(draft, all, "browser");
      }}
      onFinish={(fields) => void send(fields)}
    >
      <ComposeFields given={given} onSend={() => form.submit()} />
      <div className="compose-actions">
        <Button type="primary" htmlType="submit" loading={loading} aria-keyshortcuts="Control+Enter">
          {t("send")}
        </Button>
        <Link to={linkTo(paths.mailFolder, { folderHandle: "inbox" })}>{shell("cancel")}</Link>
      </div>
    </Form>
  );
}

/** A new conversation, with somebody found by name or given by the address. */
export function ComposePane({ to, project }: ComposePaneProps) {
  const { t } = useTranslation("mail");
  const { t: shell } = useTranslation();
  const { data, error, loading } = useQuery(
    GivenReceiver,
    to === null ? skipToken : { variables: { id: keyOf("USR", to) } },
  );
  const given = personOf(data?.getUserById, shell("unnamed"));
  const missing = to !== null && given === null && !loading;
  return (
    <div className="compose">
      <h2>{t("compose")}</h2>
      <DataBlock
        loading={to !== null && given === null && loading}
        error={missing ? (error ?? { errors: [{ extensions: { code: "NOT_FOUND" } }] }) : null}
      >
        <ComposeForm key={given?.key ?? "any"} given={given} project={project} />
      </DataBlock>
    </div>
  );
}
