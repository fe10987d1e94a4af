import { useMutation } from "@apollo/client/react";
import type { FormInstance } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { draftFields, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { useFieldFailures } from "#ui/fields/use-field-failures.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import type { Outcome } from "../bulk/bulk-work.ts";
import { sendEach } from "./send-each.ts";
import { MakeOffer, RequestAvail } from "./request-documents.ts";
import { cancellationInput, requestInput } from "./request-input.ts";
import type { RequestFields } from "./request-input.ts";

type Submission = WallCard_SubmissionFragment;

export type RequestProps = {
  readonly people: readonly [Submission, ...Submission[]];
  readonly onClose: () => void;
  /** Called if the request was sent to anyone. */
  readonly onSent?: () => void;
  /** Called if a request to several people failed for some of them. */
  readonly onRefused?: (outcomes: readonly Outcome[]) => void;
};

/** The fields of cancellation terms by the last part of the server's path. */
const CANCELLATION_FIELDS: Readonly<Record<string, keyof RequestFields>> = {
  Count: "NoticeHours",
  Percent: "DuePercent",
  Text: "CancellationText",
  CallTime: "CallTime",
};

/** Maps the server's path of days, expiry or cancellation terms to the form's field. */
function formFieldOf(name: readonly (string | number)[]): (string | number)[] {
  if (name[0] === "Dates") return ["Until"];
  if (name[0] === "Cancellation") return [CANCELLATION_FIELDS[String(name.at(-1))] ?? "Cancellation"];
  return name[0] === "ExpiresAt" ? ["hours"] : [...name];
}

/** Sends the request to one person. Repeating it with the same content is the same request. */
function useSendRequest() {
  const { keyFor, settle } = useClientKey();
  // The expiry counts from when the form opened rather than from each attempt, so that a retry is the same request.
  const [opened] = useState(() => Date.now());
  const [avail] = useMutation(RequestAvail);
  const [offer] = useMutation(MakeOffer);
  async function sendTo({ PK, SK }: Submission, fields: RequestFields): Promise<void> {
    const { kind, Terms = "" } = fields;
    const content = { PK, SK, ...requestInput(fields, opened) };
    const cancellation = kind === "Offer" ? cancellationInput(fields) : null;
    const terms = { Terms, ...(cancellation && { Cancellation: cancellation }) };
    const ClientKey = keyFor({ ...content, kind, ...terms });
    if (kind === "Offer") await offer({ variables: { offer: { ...content, ...terms, ClientKey } } });
    else await avail({ variables: { request: { ...content, Kind: kind, ClientKey } } });
  }
  return { sendTo, settle };
}

/** Sends the request to one person or several; unsent input is kept as a draft. */
export function useRequest(
  form: FormInstance<RequestFields>,
  { people, onClose, onSent, onRefused }: RequestProps,
) {
  const { t } = useTranslation("requests");
  const placeAvail = useFieldFailures(form, "request");
  const placeOffer = useFieldFailures(form, "offer");
  const { sendTo, settle } = useSendRequest();
  const [loading, setLoading] = useState(false);
  const [first] = people;
  const isOne = people.length === 1;
  const name = fullName({ firstName: first.Data.FirstName, lastName: first.Data.LastName });
  const draft = isOne ? `request.${first.PK}.${first.SK}` : `request.${first.PK}.${first.Data.RoleId}`;

  function finish({ kind }: RequestFields, outcomes: readonly Outcome[]): void {
    settle();
    dropDraft(draft, "browser");
    const count = outcomes.filter(({ Status }) => Status === "Done").length;
    if (count > 0) {
      onSent?.();
      notify("success", isOne ? t(`sent.${kind}`, { name }) : t("sentMany", { count }));
    }
    onClose();
    if (count < people.length) onRefused?.(outcomes);
  }

  async function send(fields: RequestFields): Promise<void> {
    setLoading(true);
    try {
      finish(fields, await sendEach(people, (person) => sendTo(person, fields)));
    } catch (failed) {
      (fields.kind === "Offer" ? placeOffer : placeAvail)(failed, formFieldOf);
    } finally {
      setLoading(false);
    }
  }

  return {
    title: isOne ? t("title", { name }) : t("titleMany", { count: people.length }),
    loading,
    send: (fields: RequestFields) => void send(fields),
    kept: draftFields(draft, "browser"),
    keep: ({ kind: _kind, hours: _hours, ...entered }: RequestFields) => keepDraft(draft, entered, "browser"),
  };
}
