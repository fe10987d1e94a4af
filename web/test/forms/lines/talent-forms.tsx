import { useMutation } from "@apollo/client/react";
import { SaveCredits } from "#features/profile/career/career-documents.ts";
import { inputOf } from "#features/profile/career/entries.ts";
import { EntryDialog } from "#features/profile/career/entry-dialog.tsx";
import { AlertDialog } from "#features/project-search/saved/alert-dialog.tsx";
import { SubmitSheet } from "#features/project-search/submit/submit-sheet.tsx";
import { CancelDialog } from "#features/my-submissions/dialogs/cancel-dialog.tsx";
import { InviteClientSection } from "#features/people/roster/invite-client.tsx";
import { DisputeDialog } from "#features/my-submissions/no-show/dispute-dialog.tsx";
import { MoveDialogs } from "#features/my-submissions/dialogs/move-dialogs.tsx";
import { useActing } from "#features/my-submissions/use-acting.ts";
import { WithdrawDialog } from "#features/my-submissions/dialogs/withdraw-dialog.tsx";
import { TALENT } from "../../states/line.ts";
import type { FormField, FormLine, Host } from "../line.ts";

const RECORD = {
  PK: "PRJ#1",
  SK: "SUB#1#1",
  Data: { AuditionId: null, BookingStatus: "AuditionRequested", Position: { Name: "Captain" } },
} as never;

const nothing = () => undefined;

type DialogName = "otherTime" | "condition";

/** The dialogs of a talent's next move, with the calls behind them. */
function TalentDialogs({ dialog, open, onClose }: Host & { readonly dialog: DialogName }) {
  const acting = useActing(RECORD, nothing);
  const move = { submission: RECORD } as never;
  return (
    <MoveDialogs
      move={move}
      acting={acting}
      dialog={open ? dialog : null}
      onClose={onClose}
      onChanged={nothing}
    />
  );
}

/** The dialog of a career with the call behind it. */
function NewEntry({ list, open, onClose }: Host & { readonly list: "Credits" | "Training" }) {
  const [save] = useMutation(SaveCredits);
  return (
    <EntryDialog
      list={list}
      place={0}
      entry={null}
      open={open}
      send={(fields) => save({ variables: { credits: { [list]: [inputOf(list, fields)] } } })}
      onClose={onClose}
    />
  );
}

const REASON = "features/my-submissions/dialogs/reason-dialog.tsx";
const dialog = {
  texts: ["my-submissions", "other-time"],
  as: TALENT,
  dialog: true,
  keys: "Control+Enter",
} as const;

const ROLE = {
  PK: "PRJ#1",
  SK: "ROLE#1",
  Data: { PositionName: "Captain", Fit: null, ViewerSubmissions: [] },
} as never;
const MAYA = { key: "USR#1", name: "Maya Okafor", ageRanges: [], gender: null, headshot: null };

/** A credit or a training of one's own, as a new one. */
const entry = (list: "Credits" | "Training", fields: FormField[]): FormLine => ({
  texts: ["profile", "profile-fields"],
  as: TALENT,
  dialog: true,
  keys: "Control+Enter",
  ofTab: true,
  file: "features/profile/career/entry-dialog.tsx",
  of: list,
  render: ({ open, onClose }) => <NewEntry list={list} open={open} onClose={onClose} />,
  fields: fields.map((field) => ({ ...field, path: `credits.${list}.0.${field.path}` })),
  send: "Save",
  sends: "SaveCredits",
});

/** Forms of talent and their agents. */
export const talentForms: readonly FormLine[] = [
  entry("Credits", [
    { label: "Title", value: "The Seagull", path: "Title" },
    { label: "Kind", value: "Theater", kind: "select", path: "Kind" },
    { label: "Part (optional)", value: "Nina", path: "Part" },
    { label: "Company, theater or director (optional)", value: "City Theaters", path: "Company" },
    { label: "Year (optional)", value: "2024", path: "Year" },
  ]),
  entry("Training", [
    { label: "What you learned", value: "Acting, BA", path: "Subject" },
    { label: "School or teacher (optional)", value: "Mimar Sinan", path: "School" },
    { label: "Year (optional)", value: "2021", path: "Year" },
  ]),
  {
    texts: ["people"],
    as: TALENT,
    keys: "Enter",
    file: "features/people/roster/invite-client.tsx",
    render: () => <InviteClientSection invitations={[]} />,
    fields: [{ label: "Email of the client", value: "nora@example.com", path: "email" }],
    send: "Send invitation",
    sends: "InviteClient",
  },
  {
    ...dialog,
    file: REASON,
    of: "to withdraw",
    render: ({ open, onClose }) => (
      <WithdrawDialog open={open} record={RECORD} onClose={onClose} onDone={nothing} />
    ),
    fields: [{ label: "Reason", value: "Another job came first.", path: "reason" }],
    send: "Withdraw",
    sends: "WithdrawSubmission",
  },
  {
    ...dialog,
    file: REASON,
    of: "to decline an audition",
    render: ({ open, onClose }) => (
      <CancelDialog open={open} record={RECORD} onClose={onClose} onDone={nothing} />
    ),
    fields: [{ label: "Reason", value: "I am abroad.", path: "reason" }],
    send: "Decline audition",
    sends: "CancelAudition",
  },
  {
    ...dialog,
    file: REASON,
    of: "to dispute a no-show",
    render: ({ open, onClose }) => (
      <DisputeDialog open={open} record={RECORD} onClose={onClose} onDone={nothing} />
    ),
    fields: [{ label: "What happened", value: "The door was locked.", path: "reason" }],
    send: "Send to casting",
    sends: "DisputeNoShow",
  },
  {
    ...dialog,
    file: REASON,
    of: "to answer with a condition",
    render: (host) => <TalentDialogs {...host} dialog="condition" />,
    fields: [{ label: "Condition", value: "If we end by six.", path: "answer.Note" }],
    send: "Send condition",
    sends: "AnswerRequest",
  },
  {
    ...dialog,
    file: "ui/other-time/other-time-dialog.tsx",
    render: (host) => <TalentDialogs {...host} dialog="otherTime" />,
    answers: { getAuditionTimes: { Auditions: [] } },
    fields: [{ label: "When instead", value: "Tuesday after two.", path: "reason" }],
    send: "Ask for another time",
    sends: "OtherTime",
  },
  {
    file: "features/project-search/submit/submit-sheet.tsx",
    texts: ["project-search", "breakdown"],
    as: TALENT,
    dialog: true,
    render: ({ open, onClose }) =>
      open && (
        <SubmitSheet
          role={ROLE}
          searching={{ clients: [], client: null, person: MAYA }}
          roster={null}
          onClose={onClose}
          onSubmitted={nothing}
        />
      ),
    fields: [
      { label: "Note to casting", value: "I can dance at dusk.", path: "submission.Comments" },
      { label: "Website", value: "https://maya.test", path: "submission.Website" },
    ],
    send: "Send submission",
    keys: "Control+Enter",
    sends: "Submit",
  },
  {
    file: "features/project-search/saved/alert-dialog.tsx",
    texts: ["project-search"],
    as: TALENT,
    dialog: true,
    render: ({ open, onClose }) => (
      <AlertDialog open={open} criteria={{}} words="Films in Atlanta" onClose={onClose} />
    ),
    fields: [
      { label: "Name", value: "Films nearby", path: "search.Name" },
      { label: "Tell me about new projects", value: "Right away", kind: "choice", path: "search.Alert" },
    ],
    send: "Save search",
    keys: "Enter",
    sends: "SaveSearch",
  },
];
