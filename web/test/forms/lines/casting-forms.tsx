import { AuditionDialog } from "#features/submissions/audition/audition-dialog.tsx";
import { BookDialog } from "#features/submissions/decisions/book-dialog.tsx";
import type { BookingDoubt } from "#features/submissions/decisions/booking-doubts.ts";
import { ReleaseDialog } from "#features/submissions/decisions/release-dialog.tsx";
import { useDecisions } from "#features/submissions/decisions/use-decisions.ts";
import { NoteForm } from "#features/submissions/details/note-form.tsx";
import { RenameDialog } from "#features/submissions/groups/rename-dialog.tsx";
import { MessageDialog } from "#features/submissions/message/message-dialog.tsx";
import { RequestDialog } from "#features/submissions/requests/request-dialog.tsx";
import type { FormLine, Host } from "../line.ts";
import { BOOKED, WALL } from "./records.ts";

function Release({ open, onClose }: Host) {
  const { release } = useDecisions();
  return open && <ReleaseDialog submission={BOOKED} onClose={onClose} onRelease={release} />;
}

const CLASH: BookingDoubt = { kind: "clash", taken: [{ Kind: "Booking", Date: "2126-11-21" }] };

function Book({ open, onClose }: Host) {
  const { bookConfirmed } = useDecisions();
  return open && <BookDialog submission={WALL} doubts={[CLASH]} onClose={onClose} onBook={bookConfirmed} />;
}

/** Forms of the wall. */
export const castingForms: readonly FormLine[] = [
  {
    file: "features/submissions/audition/audition-dialog.tsx",
    texts: ["submissions"],
    dialog: true,
    render: ({ open, onClose }) => open && <AuditionDialog submission={WALL} onClose={onClose} />,
    answers: {
      getAuditionTimes: {
        Auditions: [
          {
            SK: "AUD#1",
            Data: {
              StartsAt: "2126-11-21T12:00:00Z",
              Date: "2126-11-21",
              Time: "12:00",
              Zone: "UTC",
              LengthMinutes: 15,
            },
          },
        ],
      },
    },
    fields: [
      { label: "Time", value: "12:00", kind: "choice", path: "request.AuditionId", kept: false },
      { label: "Message", value: "Bring the red boots.", path: "request.Message" },
    ],
    send: "Send request",
    keys: "Control+Enter",
    sends: "RequestAudition",
  },
  {
    file: "features/submissions/requests/request-dialog.tsx",
    texts: ["submissions", "requests"],
    dialog: true,
    render: ({ open, onClose }) =>
      open && <RequestDialog people={[WALL]} kind="Offer" kinds={["Offer"]} onClose={onClose} />,
    fields: [
      { label: "First day", value: "2126-11-21" },
      { label: "Last day", value: "2126-11-22", path: "offer.Dates.0" },
      { label: "Fee", value: "900", path: "offer.Fee" },
      { label: "Currency", value: "EUR", path: "offer.Currency" },
      { label: "Counted by", value: "per day", kind: "select", path: "offer.FeeUnit" },
      { label: "Terms", value: "Two days on the water.", path: "offer.Terms" },
      {
        label: "If the booking is canceled",
        value: "ACTRA Independent Production Agreement",
        kind: "select",
        path: "offer.Cancellation.Agreement",
      },
      { label: "Message", value: "We liked the second take.", path: "offer.Message" },
    ],
    send: "Send offer",
    keys: "Control+Enter",
    sends: "MakeOffer",
  },
  {
    file: "features/submissions/decisions/book-dialog.tsx",
    texts: ["submissions"],
    dialog: true,
    render: (host) => <Book {...host} />,
    fields: [
      { label: "Why book them all the same?", value: "The other shoot has moved.", path: "ClashReason" },
    ],
    send: "Book",
    keys: "Control+Enter",
    sends: "AnswerBooking",
  },
  {
    file: "features/submissions/decisions/release-dialog.tsx",
    texts: ["submissions", "requests"],
    dialog: true,
    render: (host) => <Release {...host} />,
    answers: { getPositionSubmission: null },
    fields: [
      { label: "Reason", value: "The scene was cut.", path: "release.Reason" },
      { label: "Cancellation terms", value: "Half the fee.", path: "release.CancellationTerms" },
    ],
    send: "Release",
    keys: "Control+Enter",
    sends: "ReleaseSubmission",
  },
  {
    file: "features/submissions/message/message-dialog.tsx",
    texts: ["submissions"],
    dialog: true,
    render: ({ open, onClose }) => open && <MessageDialog people={[WALL]} onClose={onClose} />,
    answers: { getProjectRoleById: null },
    fields: [
      { label: "Subject", value: "Captain", path: "conversation.Subject" },
      { label: "Message", value: "Can you sail?", path: "conversation.Message" },
    ],
    send: "Send message",
    keys: "Control+Enter",
    sends: "WriteToOne",
  },
  {
    file: "features/submissions/details/note-form.tsx",
    texts: ["submissions"],
    render: () => <NoteForm PK={WALL.PK} SK={WALL.SK} />,
    fields: [{ label: "New note", value: "Warm, and quick.", path: "note.Text" }],
    send: "Add note",
    keys: "Control+Enter",
    sends: "SaveNote",
  },
  {
    file: "features/submissions/groups/rename-dialog.tsx",
    texts: ["submissions"],
    dialog: true,
    render: ({ open, onClose }) => open && <RenameDialog projectId="p" number={1} onClose={onClose} />,
    fields: [{ label: "Name", value: "Deckhands", path: "group.Name" }],
    send: "Rename group",
    keys: "Enter",
    sends: "RenameGroup",
  },
];
