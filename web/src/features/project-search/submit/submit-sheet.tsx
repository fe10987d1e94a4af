import { Alert, Button, Drawer, Form, Input } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { draftFields } from "#lib/forms/drafts.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { FitLine } from "#ui/breakdown/breakdown-position.tsx";
import { sendKeys } from "#ui/fields/send-keys.ts";
import { clearFailures } from "#ui/fields/use-field-failures.ts";
import type { FitView } from "#ui/fit-list.tsx";
import { Keys } from "#ui/keys.tsx";
import { isSubmitted } from "../project/role-order.ts";
import type { Role } from "../project/role-order.ts";
import type { Person, Searching } from "../use-searcher.ts";
import { CastingCard } from "./casting-card.tsx";
import { ClientChoice } from "./client-choice.tsx";
import { MediaChoice } from "./media-choice.tsx";
import { MissingNote } from "./missing-note.tsx";
import { useStanding } from "./use-standing.ts";
import { useSubmitTitle } from "./use-submit-title.ts";
import { choiceOf, draftName, useSubmission } from "./use-submission.ts";
import type { Fields, Outcome } from "./use-submission.ts";

const MAX_NOTE = 500;

type SubmitSheetProps = {
  readonly role: Role;
  readonly searching: Searching;
  readonly onClose: () => void;
  readonly onSubmitted: () => void;
};

function NoteFields({ ofClients }: { readonly ofClients: boolean }) {
  const { t } = useTranslation("project-search");
  return (
    <>
      <Form.Item name="Comments" label={t("note")} extra={t(ofClients ? "noteHelpAgent" : "noteHelp")}>
        <Input.TextArea autoSize={{ minRows: 5, maxRows: 14 }} maxLength={MAX_NOTE} showCount />
      </Form.Item>
      <Form.Item name="Website" label={t("website")}>
        <Input inputMode="url" style={{ direction: "ltr" }} placeholder="https://" />
      </Form.Item>
    </>
  );
}

function Refusals({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  const { t } = useTranslation("project-search");
  if (outcomes.length === 0) return null;
  return (
    <Alert
      type="warning"
      title={t("someRefused")}
      description={
        <ul className="outcomes">
          {outcomes.map(({ person, refusal }) => (
            <li key={person.key}>
              <bdi>{person.name}</bdi>: {refusal ?? t("wasSubmitted")}
            </li>
          ))}
        </ul>
      }
    />
  );
}

type PeopleProps = {
  readonly role: Role;
  readonly clients: readonly Person[];
  readonly people: readonly Person[];
  readonly onChange: (people: readonly Person[]) => void;
  /** The form was submitted without a client. */
  readonly missing: boolean;
};

/** The clients whom an agent submits; renders nothing for talent. */
function People({ role, clients, people, onChange, missing }: PeopleProps) {
  const { t } = useTranslation("project-search");
  if (clients.length === 0) return null;
  return (
    <>
      <ClientChoice role={role} clients={clients} value={people} onChange={onChange} />
      {missing && (
        <p role="alert" className="submit-missing">
          {t("submitAsHelp")}
        </p>
      )}
    </>
  );
}

/** The fit of the person shown: the role has the viewer's own fit, a client's needs a query. */
function useFitOf(role: Role, shown: Person | null, isAgent: boolean): FitView | null {
  const ofClient = useStanding(role, isAgent ? shown : null);
  return isAgent ? ofClient.fit : (role.Data.Fit ?? null);
}

/** The submission form, next to a preview of what casting will see. Unsent input is kept as a draft. */
export function SubmitSheet({ role, searching, onClose, onSubmitted }: SubmitSheetProps) {
  const { t } = useTranslation("project-search");
  const { t: shell } = useTranslation();
  const { clients, client, person } = searching;
  const title = useSubmitTitle();
  const [form] = Form.useForm<Fields>();
  const [people, setPeople] = useState<readonly Person[]>(client && !isSubmitted(role) ? [client] : []);
  const [missing, setMissing] = useState(false);
  const [touched, setTouched] = useState<string | null>(null);
  const draft = draftName(role, client);
  const isAgent = clients.length > 0;
  const { sending, outcomes, send, keep } = useSubmission({
    form,
    role,
    people,
    own: isAgent ? null : person,
    draft,
    onClose,
    onSubmitted,
  });
  const note = Form.useWatch("Comments", form) ?? "";
  const media = Form.useWatch("Media", form);
  const submitted = isAgent ? people : person ? [person] : [];
  const shown = submitted.find(({ key }) => key === touched) ?? submitted[0] ?? null;
  const fit = useFitOf(role, shown, isAgent);
  const name = role.Data.PositionName ?? shell("unnamed");
  return (
    <Drawer
      open
      onClose={onClose}
      title={title(searching, people, name)}
      size="min(720px, 100vw)"
      footer={
        <div className="submit-foot">
          {!isAgent && fit && <FitLine fit={fit} />}
          <Button
            type="primary"
            loading={sending}
            aria-keyshortcuts="Control+Enter"
            onClick={() => form.submit()}
          >
            {people.length > 1 ? t("sendMany", { count: people.length }) : t("sendSubmission")}
            <span aria-hidden="true">
              <Keys keys="Ctrl+Enter" />
            </span>
          </Button>
        </div>
      }
    >
      <div className="submit-halves">
        <Form<Fields>
          form={form}
          layout="vertical"
          requiredMark={false}
          initialValues={draftFields(draft, "browser")}
          onKeyDown={sendKeys(form)}
          onValuesChange={(changed, fields) => {
            clearFailures(form, changed);
            const [id] = Object.keys(changed.Media ?? {});
            if (id !== undefined) setTouched(submitted.find(({ key }) => idOf(key) === id)?.key ?? null);
            keep(fields);
          }}
          onFinish={(fields) => {
            const nobody = isAgent && people.length === 0;
            setMissing(nobody);
            if (!nobody) send(fields);
          }}
        >
          <People role={role} clients={clients} people={people} onChange={setPeople} missing={missing} />
          <Refusals outcomes={outcomes} />
          <MissingNote people={submitted} areClients={isAgent} />
          {submitted.map((one) => (
            <MediaChoice key={one.key} person={one} named={submitted.length > 1} />
          ))}
          <NoteFields ofClients={isAgent} />
        </Form>
        <CastingCard person={shown} fit={fit} note={note} choice={choiceOf(media, shown)} />
      </div>
    </Drawer>
  );
}
