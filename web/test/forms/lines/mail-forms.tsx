import { Form } from "antd";
import { AppealDialog } from "#app/shell/notifications/appeal-dialog.tsx";
import { ComposePane } from "#features/mail/compose/compose-pane.tsx";
import { ReplyForm, useReply } from "#features/mail/thread/reply-form.tsx";
import { ReportDialog } from "#features/mail/thread/report-dialog.tsx";
import { ReportContentDialog } from "#ui/report/report-content-dialog.tsx";
import type { FormLine } from "../line.ts";

const nothing = () => undefined;

function Reply() {
  const [form] = Form.useForm();
  const reply = useReply(form, {
    conversation: "CNV#1",
    subject: "Captain",
    names: ["Nora"],
    onSent: nothing,
  });
  return <ReplyForm form={form} reply={reply} label="Your reply to Nora" />;
}

/** Forms of mail and notifications. */
export const mailForms: readonly FormLine[] = [
  {
    file: "features/mail/compose/compose-pane.tsx",
    texts: ["mail"],
    render: () => <ComposePane to={["5"]} project={null} group={null} />,
    fields: [
      { label: "Subject", value: "The second take", path: "conversation.Subject" },
      { label: "Message", value: "May I bring my own boots?", path: "conversation.Message" },
    ],
    send: "Send",
    keys: "Control+Enter",
    sends: "StartConversation",
    held: true,
  },
  {
    file: "features/mail/thread/reply-form.tsx",
    texts: ["mail"],
    render: () => <Reply />,
    fields: [{ label: "Your reply to Nora", value: "I will be there.", path: "message.Message" }],
    send: "Send",
    keys: "Control+Enter",
    sends: "SendMessage",
    held: true,
  },
  {
    file: "features/mail/thread/report-dialog.tsx",
    texts: ["mail"],
    dialog: true,
    render: ({ open, onClose }) =>
      open && (
        <ReportDialog
          conversation="CNV#1"
          messages={["MSG#1"]}
          person={{ key: "USR#5", name: "Bo Cruz" }}
          onClose={onClose}
        />
      ),
    fields: [
      { label: "Reason", value: "Spam", kind: "choice", path: "report.Reason" },
      { label: "What happened", value: "The same text, ten times.", path: "report.Comment" },
      { label: "Block Bo Cruz too", value: "yes", kind: "box" },
    ],
    send: "Send report",
    keys: "Control+Enter",
    sends: "ReportMessages",
  },
  {
    file: "ui/report/report-content-dialog.tsx",
    texts: ["report"],
    dialog: true,
    render: ({ open, onClose }) =>
      open && <ReportContentDialog kind="Project" target="PRJ#1" name="Fourth Down" open onClose={onClose} />,
    fields: [
      { label: "What's wrong", value: "Asks for money", kind: "choice", path: "report.Reason" },
      { label: "What you saw", value: "50 dollars for the audition.", path: "report.Comment" },
    ],
    send: "Send report",
    keys: "Control+Enter",
    sends: "ReportContent",
  },
  {
    file: "app/shell/notifications/appeal-dialog.tsx",
    texts: ["frame"],
    dialog: true,
    render: ({ open, onClose }) => open && <AppealDialog report="RPT#1" onClose={onClose} />,
    fields: [
      { label: "Why it should be looked at again", value: "It was a joke between friends.", path: "text" },
    ],
    send: "Send appeal",
    keys: "Control+Enter",
    sends: "AppealReport",
  },
];
