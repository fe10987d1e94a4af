import { useMutation } from "@apollo/client/react";
import type { FormInstance } from "antd";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { dropDraft } from "#lib/forms/drafts.ts";
import { failureOf } from "#lib/graph/failure.ts";
import { idOf, keyOf } from "#lib/graph/record-key.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import type { Viewer } from "#lib/session/viewer.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { clearFailures, useFieldFailures } from "#ui/fields/use-field-failures.ts";
import type { AttachedFile } from "../attachments/attached-file.ts";
import { useAttachments } from "../attachments/use-attachments.ts";
import { StartConversation, StartGroup } from "./compose-documents.ts";
import { keepMailDraft, mailDraft, newDraft } from "./mail-drafts.ts";
import { holdMessage, takeBack } from "./outbox.ts";
import type { Person } from "./people-picker.tsx";

export type ComposeFields = {
  ReceiverIds?: readonly string[];
  Subject?: string;
  Message?: string;
  Announce?: boolean;
  /** Field that shows the server's errors about the files; the files themselves are kept outside the form. */
  Attachments?: undefined;
};

type About = {
  readonly given: readonly Person[];
  readonly project: string | null;
  readonly group: string | null;
};

/** Refusals of a first message that need more than a sentence at a field. */
type Refusal = "RECIPIENT" | "NOT_FOUND";

function refusalOf(error: unknown): Refusal | null {
  const { code, rule } = failureOf(error);
  if (rule === "RECIPIENT") return "RECIPIENT";
  return code === "NOT_FOUND" ? "NOT_FOUND" : null;
}

/** Starts the conversation: a direct one with one receiver, or a group. */
function useStart({ project, group }: About) {
  const [one] = useMutation(StartConversation);
  const [many] = useMutation(StartGroup);
  const context = { fetchOptions: { keepalive: true } };
  return async (
    fields: ComposeFields,
    files: readonly AttachedFile[],
    ClientKey: string,
  ): Promise<string | undefined> => {
    const { ReceiverIds = [], Subject, Message, Announce } = fields;
    const about = {
      Subject,
      Message,
      ClientKey,
      ...(files.length > 0 && { Attachments: files.map(({ key }) => key) }),
      ...(project !== null && { ProjectId: keyOf("PRJ", project) }),
    };
    if (group === null && ReceiverIds.length === 1) {
      const conversation = { ...about, ReceiverId: ReceiverIds[0] };
      const { data } = await one({ variables: { conversation }, context });
      return data?.createConversation.SK;
    }
    const to = group === null ? { ReceiverIds: [...ReceiverIds] } : { GroupId: keyOf("GROUP", group) };
    const conversation = { ...about, ...to, Announce: Announce === true };
    const { data } = await many({ variables: { conversation }, context });
    return data?.createGroupConversation.SK;
  };
}

/** Handles the outcome of a held message, even if the member has left the form by then. */
function useOutcome() {
  const { t } = useTranslation("mail");
  const navigate = useNavigate();
  const present = useRef(true);
  useEffect(() => {
    present.current = true;
    return () => {
      present.current = false;
    };
  }, []);
  return {
    present,
    sent: async (key: string | undefined) => {
      notify("success", t("sent"));
      if (present.current)
        await navigate(linkTo(paths.mailFolder, { folderHandle: "sent", ...(key && { id: key }) }));
    },
  };
}

function useSending(form: FormInstance<ComposeFields>, about: About, draft: string) {
  const place = useFieldFailures(form, "conversation");
  const start = useStart(about);
  const outcome = useOutcome();
  const [held, setHeld] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  function refuse(error: unknown): void {
    const refused = refusalOf(error);
    if (outcome.present.current) {
      setHeld(null);
      setRefusal(refused);
    }
    // By then the form is mounted again.
    if (refused === null || !outcome.present.current) setTimeout(() => place(error));
  }

  return {
    held: held !== null,
    refusal,
    forget: () => setRefusal(null),
    submit: (fields: ComposeFields, files: readonly AttachedFile[]) => {
      const id = crypto.randomUUID();
      setRefusal(null);
      setHeld(id);
      holdMessage({
        id,
        conversation: null,
        text: fields.Message ?? "",
        files,
        send: async () => {
          const key = await start(fields, files, id);
          dropDraft(draft, "browser");
          await outcome.sent(key);
        },
        onFailed: refuse,
      });
    },
    takeBack: () => {
      if (held !== null && takeBack(held)) setHeld(null);
    },
  };
}

/** The chosen receivers of a draft, and their names for the list of drafts. */
function receivers({ ReceiverIds = [] }: ComposeFields, known: readonly Person[]) {
  const people = known.filter(({ key }) => ReceiverIds.includes(key));
  return { people, names: people.map(({ name }) => name) };
}

/** A draft as it was left. Casting writes to people who compete: by default they do not see each other. */
function firstFields(viewer: Pick<Viewer, "roles">, given: readonly string[], draft: string): ComposeFields {
  return { ReceiverIds: given, Announce: hasRole(viewer, ["Production"]), ...mailDraft(draft) };
}

/** A new conversation: stored as a draft while it is written, and held for a moment before it is sent. */
export function useCompose(form: FormInstance<ComposeFields>, about: About) {
  const navigate = useNavigate();
  const viewer = useViewer();
  const { search } = useLocation();
  const given = about.given.map(({ key }) => key);
  const draft = newDraft([...given.map(idOf), about.group ?? ""].filter(Boolean).join("."));
  const { held, refusal, forget, submit, takeBack: back } = useSending(form, about, draft);
  const people = useRef(mailDraft(draft).people ?? about.given);
  const keep = (all: ComposeFields, files: readonly AttachedFile[]) =>
    keepMailDraft(draft, { ...all, ...receivers(all, people.current), search, files });
  const attachments = useAttachments(
    draft,
    () => mailDraft(draft).files ?? [],
    (files) => {
      clearFailures(form, { Attachments: files, Message: files });
      keep(form.getFieldsValue(), files);
    },
  );
  const { t } = useTranslation("mail");
  const [waits, setWaits] = useState(false);

  /** Submits once all files are uploaded. */
  async function finish(): Promise<void> {
    setWaits(true);
    const files = await attachments.settled();
    setWaits(false);
    if (files === null) notify("error", t("attach.failed"));
    else submit(form.getFieldsValue(), files);
  }

  return {
    attachments,
    waits,
    held,
    refusal,
    initialValues: firstFields(viewer, given, draft),
    people: mailDraft(draft).people ?? about.given,
    onPeople: (chosen: readonly Person[]) => {
      people.current = chosen;
    },
    onValuesChange: (changed: ComposeFields, all: ComposeFields) => {
      clearFailures(form, changed);
      forget();
      keep(all, mailDraft(draft).files ?? []);
    },
    onFinish: () => void finish(),
    takeBack: back,
    discard: () => {
      dropDraft(draft, "browser");
      void navigate(linkTo(paths.mailFolder, { folderHandle: "inbox" }));
    },
  };
}

export type Composed = ReturnType<typeof useCompose>;
