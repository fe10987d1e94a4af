import { Alert, Button, Drawer, Form, Input } from "antd";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMedia } from "#lib/media-query/use-media.ts";
import { draftFields } from "#lib/forms/drafts.ts";
import { FitLine } from "#ui/breakdown/breakdown-position.tsx";
import { sendKeys } from "#ui/fields/send-keys.ts";
import { clearFailures } from "#ui/fields/use-field-failures.ts";
import type { FitView } from "#ui/fit-list.tsx";
import { Keys } from "#ui/keys.tsx";
import { Stack, Toolbar } from "#ui/layout/layout.tsx";
import { isSubmitted } from "../project/role-order.ts";
import type { Role } from "../project/role-order.ts";
import { ClientChoice } from "../roster/client-choice.tsx";
import { ShownClient } from "../roster/shown-client.tsx";
import type { Standings } from "../roster/standings.ts";
import type { RosterState } from "../roster/use-standings.ts";
import type { Person, Searching } from "../use-searcher.ts";
import { CastingCard } from "./casting-card.tsx";
import { MediaChoice } from "./media-choice.tsx";
import { MissingNote } from "./missing-note.tsx";
import { ScenesAgreement } from "./scenes-agreement.tsx";
import { useSubmitTitle } from "./use-submit-title.ts";
import { choiceOf, draftName, useSubmission } from "./use-submission.ts";
import type { Fields, Outcome } from "./use-submission.ts";

const MAX_NOTE = 500;

type SubmitSheetProps = {
  readonly role: Role;
  readonly searching: Searching;
  /** How an agent's clients fit; null for talent. */
  readonly roster: RosterState | null;
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
              <bdi>{person.name}</bdi>: {refusal}
            </li>
          ))}
        </ul>
      }
    />
  );
}

/** The clients chosen at first: those of the draft, else the one that the agent searches for. */
function firstPeople({ clients, client }: Searching, role: Role, draft: string): readonly Person[] {
  const { People } = draftFields(draft, "browser") as Fields;
  if (Array.isArray(People)) return clients.filter(({ key }) => People.includes(key));
  return client && !isSubmitted(role) ? [client] : [];
}

/** The chosen clients without those who turn out to be submitted already. */
function usePeople(props: SubmitSheetProps, draft: string) {
  const { role, searching, roster } = props;
  const [chosen, setChosen] = useState(() => firstPeople(searching, role, draft));
  const standings = roster?.of(role.SK) ?? null;
  const people = chosen.filter(({ key }) => (standings?.get(key)?.status ?? null) === null);
  return { people, setPeople: setChosen, standings };
}

/** Whose photo, reel and preview are shown, and how they fit: the first one, or who was pressed. */
function useShown({ role, searching }: SubmitSheetProps, people: readonly Person[], standings: Standings) {
  const [pressed, setPressed] = useState<string | null>(null);
  const isAgent = searching.clients.length > 0;
  const own = searching.person ? [searching.person] : [];
  const submitted = isAgent ? people : own;
  const shown = submitted.find(({ key }) => key === pressed) ?? submitted[0] ?? null;
  const ofClient = shown && standings?.get(shown.key)?.fit;
  return { isAgent, submitted, shown, show: setPressed, fit: (isAgent ? ofClient : role.Data.Fit) ?? null };
}

/** The search for clients gets the focus of the opened sheet; with a finger, the keyboard would cover the list. */
function useFirstFocus() {
  const isTouched = useMedia("(pointer: coarse)");
  const body = useRef<HTMLDivElement>(null);
  const begin = (isOpen: boolean): void => {
    if (isOpen && !isTouched) body.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus();
  };
  return { body, begin };
}

function Missing({ isShown }: { readonly isShown: boolean }) {
  const { t } = useTranslation("project-search");
  return (
    isShown && (
      <p role="alert" className="submit-missing">
        {t("submitAsHelp")}
      </p>
    )
  );
}

type FootProps = {
  readonly fit: FitView | null;
  readonly count: number;
  readonly done: number;
  readonly sending: boolean;
  readonly onSend: () => void;
};

function Foot({ fit, count, done, sending, onSend }: FootProps) {
  const { t } = useTranslation("project-search");
  return (
    <Toolbar className="submit-foot" justify="between">
      {fit && <FitLine fit={fit} />}
      <output>{sending && count > 1 && t("sentSoFar", { done, count })}</output>
      <Button type="primary" loading={sending} aria-keyshortcuts="Control+Enter" onClick={onSend}>
        {count > 1 ? t("sendMany", { count }) : t("sendSubmission")}
        <span aria-hidden="true">
          <Keys keys="Ctrl+Enter" />
        </span>
      </Button>
    </Toolbar>
  );
}

/** The submission form, next to a preview of what casting will see. Unsent input is kept as a draft. */
export function SubmitSheet(props: SubmitSheetProps) {
  const { role, searching, roster, onClose, onSubmitted } = props;
  const { t: shell } = useTranslation();
  const { clients, client, person } = searching;
  const title = useSubmitTitle();
  const [form] = Form.useForm<Fields>();
  const draft = draftName(role, client);
  const { people, setPeople, standings } = usePeople(props, draft);
  const [missing, setMissing] = useState(false);
  const { isAgent, submitted, shown, show, fit } = useShown(props, people, standings);
  const { body, begin } = useFirstFocus();
  const { sending, done, outcomes, send, keep } = useSubmission({
    form,
    role,
    people,
    own: isAgent ? null : person,
    draft,
    onClose,
    onSubmitted,
    onRefused: setPeople,
  });
  const note = Form.useWatch("Comments", form) ?? "";
  const media = Form.useWatch("Media", { form, preserve: true });
  const name = role.Data.PositionName ?? shell("unnamed");
  /** Also the choices of clients who are not shown right now. */
  const written = (): Fields => form.getFieldsValue(true) as Fields;
  const choose = (next: readonly Person[]): void => {
    setPeople(next);
    setMissing(false);
    keep({ ...written(), People: next.map(({ key }) => key) });
  };
  return (
    <Drawer
      open
      onClose={onClose}
      title={title(searching, people, name)}
      size="min(720px, 100vw)"
      afterOpenChange={begin}
      footer={
        <Foot
          fit={isAgent ? null : fit}
          count={people.length}
          done={done}
          sending={sending}
          onSend={() => form.submit()}
        />
      }
    >
      <Stack ref={body} className="submit-halves" gap={24}>
        <Form<Fields>
          form={form}
          layout="vertical"
          requiredMark={false}
          initialValues={draftFields(draft, "browser")}
          onKeyDown={sendKeys(form)}
          onValuesChange={(changed) => {
            clearFailures(form, changed);
            keep({ ...written(), ...(isAgent && { People: people.map(({ key }) => key) }) });
          }}
          onFinish={() => {
            const nobody = isAgent && people.length === 0;
            setMissing(nobody);
            if (!nobody) send(written());
          }}
        >
          {roster && isAgent && (
            <ClientChoice
              clients={clients}
              clientStates={standings}
              roster={roster}
              value={people}
              onChange={choose}
            />
          )}
          <Missing isShown={missing} />
          <Refusals outcomes={outcomes} />
          <ScenesAgreement role={role} clients={isAgent ? Math.max(people.length, 1) : 0} />
          <MissingNote people={submitted} areClients={isAgent} />
          {isAgent && <NoteFields ofClients />}
          <ShownClient people={submitted} shown={shown} onShow={({ key }) => show(key)} />
          {shown && <MediaChoice key={shown.key} person={shown} named={submitted.length > 1} />}
          {!isAgent && <NoteFields ofClients={false} />}
        </Form>
        <CastingCard person={shown} fit={fit} note={note} choice={choiceOf(media, shown)} />
      </Stack>
    </Drawer>
  );
}
