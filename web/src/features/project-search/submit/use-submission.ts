import { useMutation } from "@apollo/client/react";
import type { FormInstance } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { useFieldFailures } from "#ui/fields/use-field-failures.ts";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import type { Role } from "../project/role-order.ts";
import type { Person } from "../use-searcher.ts";
import { Submit, TakeBack } from "./submit-documents.ts";

/** The photo and reel of one person's submission; null means those of the profile. */
export type Choice = { readonly PhotoId?: string | null; readonly ReelId?: string | null };

export type Fields = {
  Comments?: string;
  Website?: string;
  /** To the nudity and adult scenes of the role; a draft does not remember it. */
  ScenesAgreed?: boolean;
  /** Keys of an agent's chosen clients; only in the draft. */
  People?: readonly string[];
  /** By the person's ID. */
  Media?: Readonly<Record<string, Choice | undefined>>;
};

/** The choice for a person. */
export function choiceOf(media: Fields["Media"], person: Person | null): Choice {
  return (person && media?.[idOf(person.key)]) ?? {};
}

/** The result for one of several people; `refusal` is null if they were submitted. */
export type Outcome = { readonly person: Person; readonly refusal: string | null };

/** How long the message after a submission offers to undo it, in milliseconds. */
const UNDO_MS = 10_000;

/** The name of the draft for a role. */
export function draftName(role: Role, person: Person | null): string {
  return `submission.${idOf(role.SK)}.${person ? idOf(person.key) : "self"}`;
}

type Key = { readonly PK: string; readonly SK: string };
/** A submission that can be undone; `name` is the client's, null for the viewer's own. */
type Sent = Key & { readonly name: string | null };

/** Withdraws submissions one by one: a refusal is announced and does not stop the others. */
function useTakingBack(onDone: () => void): (sent: readonly Sent[]) => void {
  const { t } = useTranslation("project-search");
  const { errorText } = useFailureTexts();
  const formats = useFormats();
  const [takeBack] = useMutation(TakeBack);

  async function takeEach(sent: readonly Sent[]): Promise<void> {
    const refused = new Map<string, string[]>();
    let count = 0;
    for (const { PK: pK, SK: sK, name } of sent) {
      try {
        await takeBack({ variables: { pK, sK } });
        count += 1;
      } catch (error) {
        const reason = errorText(error);
        refused.set(reason, [...(refused.get(reason) ?? []), ...(name === null ? [] : [name])]);
      }
    }
    if (count > 0) notify("success", t("takenBack", { count }));
    for (const [reason, names] of refused)
      notify("error", names.length > 0 ? t("notTakenBack", { names: formats.list(names), reason }) : reason);
    onDone();
  }

  return (sent) => void takeEach(sent);
}

/** Sends one submission; identical content reuses its client key, so that a repeated click submits once. */
function useSender(
  role: Role,
  own: Person | null,
): (client: Person | null, fields: Fields) => Promise<Sent[]> {
  const [submit] = useMutation(Submit);
  const [keys] = useState(() => new Map<string, string>());
  return async (client, { Comments, Website, Media, ScenesAgreed }) => {
    const { PhotoId, ReelId } = choiceOf(Media, client ?? own);
    const submission = {
      ProjectId: role.PK,
      RoleId: role.SK,
      ...(client && { UserId: client.key }),
      ...(ScenesAgreed && { ScenesAgreed }),
      ...(Comments && { Comments: Comments.trim() }),
      ...(Website && { Website: Website.trim() }),
      ...(PhotoId && { PhotoId }),
      ...(ReelId && { ReelId }),
    };
    const content = JSON.stringify(submission);
    const ClientKey = keys.get(content) ?? crypto.randomUUID();
    keys.set(content, ClientKey);
    const { data } = await submit({ variables: { submission: { ...submission, ClientKey } } });
    return data ? [{ ...data.submitToPosition, name: client?.name ?? null }] : [];
  };
}

/** Announces what was sent, with an undo action. */
function useSubmittedNotice(role: Role, onTakenBack: () => void) {
  const { t } = useTranslation("project-search");
  const takeBack = useTakingBack(onTakenBack);
  const position = role.Data.PositionName ?? "";
  return (sent: readonly Sent[], who: readonly Person[]) => {
    const [first] = who;
    const message = first
      ? who.length === 1
        ? t("submitted", { name: first.name, position })
        : t("submittedMany", { count: who.length, position })
      : t("submittedSelf", { position });
    notify("success", message, { label: t("takeBack"), run: () => takeBack(sent) }, UNDO_MS);
  };
}

/** Whether a field is stored per person. */
function isMedia([field]: readonly (string | number)[]): boolean {
  return field === "PhotoId" || field === "ReelId";
}

/** Sends the submissions one by one: each has its own result, and the server gets one request at a time. */
async function sendEach(
  people: readonly Person[],
  sendFor: (person: Person) => Promise<readonly Sent[]>,
  wordsOf: (error: unknown) => string,
  onResult: (done: number) => void,
): Promise<{ readonly results: readonly Outcome[]; readonly sent: readonly Sent[] }> {
  const results: Outcome[] = [];
  const sent: Sent[] = [];
  for (const person of people) {
    const refusal = await sendFor(person).then(
      (one) => (sent.push(...one), null),
      (error: unknown) => wordsOf(error),
    );
    results.push({ person, refusal });
    onResult(results.length);
  }
  return { results, sent };
}

type Sending = {
  readonly form: FormInstance<Fields>;
  readonly role: Role;
  /** Clients of an agent; empty if the viewer submits themselves. */
  readonly people: readonly Person[];
  /** The viewer, if they submit themselves; null for an agent. */
  readonly own: Person | null;
  readonly draft: string;
  readonly onClose: () => void;
  readonly onSubmitted: () => void;
  /** Some of several clients were refused, and are left to be sent again. */
  readonly onRefused: (people: readonly Person[]) => void;
};

/**
 * Sends a submission, or one for each of several clients: those who are refused stay in the sheet with the reason.
 */
export function useSubmission({ form, role, people, own, draft, onClose, onSubmitted, onRefused }: Sending) {
  const texts = useFailureTexts();
  const place = useFieldFailures(form, "submission");
  const sendFor = useSender(role, own);
  const notifySubmitted = useSubmittedNotice(role, onSubmitted);
  const [sending, setSending] = useState(false);
  const [done, setDone] = useState(0);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);

  function finish(sent: readonly Sent[]): void {
    notifySubmitted(sent, people);
    dropDraft(draft, "browser");
    onClose();
    onSubmitted();
  }

  async function sendAlone(fields: Fields): Promise<void> {
    try {
      finish(await sendFor(people[0] ?? null, fields));
    } catch (error) {
      const person = people[0] ?? own;
      place(error, (name) => (person && isMedia(name) ? ["Media", idOf(person.key), ...name] : name));
    }
  }

  async function sendMany(fields: Fields): Promise<void> {
    const sendOne = (person: Person) => sendFor(person, fields);
    const { results, sent } = await sendEach(people, sendOne, texts.errorText, setDone);
    if (results.every(({ refusal }) => refusal === null)) {
      finish(sent);
      return;
    }
    const [submitted, refused] = [true, false].map((isSent) =>
      results.filter(({ refusal }) => (refusal === null) === isSent).map(({ person }) => person),
    ) as [Person[], Person[]];
    if (submitted.length > 0) notifySubmitted(sent, submitted);
    setOutcomes(results.filter(({ refusal }) => refusal !== null));
    onRefused(refused);
    onSubmitted();
  }

  return {
    sending,
    /** How many of several have been sent so far. */
    done,
    outcomes,
    send: (fields: Fields) => {
      setSending(true);
      setDone(0);
      void (people.length > 1 ? sendMany : sendAlone)(fields).finally(() => setSending(false));
    },
    keep: (fields: Fields) => keepDraft(draft, { ...fields, ScenesAgreed: undefined }, "browser"),
  };
}
