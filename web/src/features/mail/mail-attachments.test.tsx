import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { conversation, letGo, list, message, options } from "#test/mail.ts";
import { renderPage } from "#test/render-page.tsx";
import { realFile } from "#test/files/real-files.ts";
import { uploadStore } from "#lib/uploads/upload-store.ts";
import { pauseUpload } from "#lib/uploads/uploads.ts";
import { outboxStore } from "./compose/outbox.ts";
import { MailPage } from "./mail-page.tsx";

/** Fake of the object store's HTTP request; a test decides when the upload is complete. */
class FakeRequest {
  static waiting: Array<() => void> = [];
  static holds = false;
  upload: { onprogress: ((event: { loaded: number }) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  status = 200;
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {
    this.onabort?.();
  }
  send(body: Blob): void {
    const arrive = (): void => {
      this.upload.onprogress?.({ loaded: body.size });
      this.onload?.();
    };
    if (FakeRequest.holds) FakeRequest.waiting.push(arrive);
    else queueMicrotask(arrive);
  }
}
const realRequest = globalThis.XMLHttpRequest;
beforeAll(() => void Object.assign(globalThis, { XMLHttpRequest: FakeRequest }));
afterAll(() => void Object.assign(globalThis, { XMLHttpRequest: realRequest }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  outboxStore.setState({ waiting: [] });
  uploadStore.setState({ uploads: [] });
  FakeRequest.holds = false;
  FakeRequest.waiting = [];
});

const pdf = (name: string) => new File(["%PDF-1.7"], name, { type: "application/pdf" });
type Declared = { readonly FileName: string; readonly Purpose: string; readonly ClientKey: string };

/** Opens a conversation, with a media service that accepts all files. */
async function open(answers: Readonly<Record<string, unknown>> = {}, language = "en") {
  const files: Declared[] = [];
  // A repeated call with the same client key is the same upload.
  const numberOf = ({ ClientKey }: Declared) => files.findIndex((one) => one.ClientKey === ClientKey) + 1;
  const sent: Array<{ readonly Message: string; readonly Attachments?: readonly string[] }> = [];
  const page = await renderPage(<MailPage />, {
    ...options,
    language,
    address: "/mail/inbox/1",
    answers: {
      getUserConversations: list(conversation("1")),
      getConversation: conversation("1"),
      getConversationMessages: [message("1", "Hello")],
      createUpload: ({ file }: { file: Declared }) => ({
        PK: `MED#${numberOf(file) || files.push(file)}`,
        UploadUrl: "/objects/1",
        Method: "PUT",
        ContentType: "application/pdf",
        PartSize: null,
      }),
      completeUpload: ({ key }: { key: string }) => ({
        PK: key,
        SK: key,
        Data: {
          FileName: files[Number(key.slice(4)) - 1]?.FileName,
          ContentType: "application/pdf",
          Status: "Ready",
        },
      }),
      addMessage: ({ message: given }: { message: (typeof sent)[number] }) => {
        sent.push(given);
        return message("2", given.Message, "USR#1");
      },
      deleteMedia: { Status: "OK" },
      ...answers,
    },
  });
  const answer = await screen.findByLabelText(/Nora/, { selector: "textarea" });
  return { ...page, answer, sent, user: userEvent.setup() };
}
const chosen = (name = "Attached files") => screen.getByLabelText(name, { selector: "ul" });
/** Sets the text in one change and submits with the keyboard. */
function write(answer: HTMLElement, value: string): void {
  fireEvent.change(answer, { target: { value } });
  fireEvent.keyDown(answer, { key: "Enter", ctrlKey: true });
}

test("files are uploaded as they are chosen, one is removed, and the rest leaves with the words", async () => {
  const { answer, sent, user, callsOf } = await open();
  await user.upload(screen.getByLabelText("Files to attach"), [pdf("sides.pdf"), pdf("wrong.pdf")]);
  // The line of a file is drawn anew when it has been uploaded.
  await waitFor(() => expect(within(chosen()).getByText("sides.pdf")).toBeVisible());
  expect(await axe(chosen())).toHaveNoViolations();
  await waitFor(() => expect(within(chosen()).queryByRole("progressbar")).not.toBeInTheDocument());
  await user.click(screen.getByLabelText("Remove wrong.pdf"));
  await waitFor(() => expect(callsOf("DropAttachment")).toHaveLength(1));
  write(answer, "See these.");
  expect(await screen.findByText("Sending…")).toBeVisible();
  letGo();
  await waitFor(() => expect(sent).toMatchObject([{ Message: "See these.", Attachments: ["MED#1"] }]));
  expect(callsOf("CreateUpload")).toMatchObject([
    { file: { FileName: "sides.pdf", Purpose: "Attachment" } },
    { file: { FileName: "wrong.pdf", Purpose: "Attachment" } },
  ]);
  expect(chosen()).not.toBeVisible();
});

test("sending waits for what is on its way, and taking back brings the files back", async () => {
  FakeRequest.holds = true;
  const { answer, sent } = await open();
  fireEvent.drop(answer, { dataTransfer: { files: [pdf("sides.pdf")], types: ["Files"] } });
  expect(await screen.findByLabelText("Uploading sides.pdf")).toBeVisible();
  write(answer, "See this.");
  expect(await screen.findByText("Sending when the files are uploaded…")).toBeVisible();
  await waitFor(() => expect(FakeRequest.waiting).toHaveLength(1));
  for (const arrive of FakeRequest.waiting) arrive();
  fireEvent.click(await screen.findByText("Undo"));
  expect(answer).toHaveValue("See this.");
  expect(within(chosen()).getByText("sides.pdf")).toBeVisible();
  expect(sent).toEqual([]);
});

test("files leave without words; with neither nothing leaves, and why is said until there is a file", async () => {
  const { answer, sent, user } = await open();
  write(answer, "  ");
  expect(await screen.findByText("Write a message or attach a file.")).toBeVisible();
  await user.upload(screen.getByLabelText("Files to attach"), pdf("sides.pdf"));
  await waitFor(() =>
    expect(screen.queryByText("Write a message or attach a file.")).not.toBeInTheDocument(),
  );
  await waitFor(() => expect(within(chosen()).queryByRole("progressbar")).not.toBeInTheDocument());
  fireEvent.keyDown(answer, { key: "Enter", ctrlKey: true });
  expect(await screen.findByText("Sending…")).toBeVisible();
  letGo();
  await waitFor(() => expect(sent).toMatchObject([{ Message: "", Attachments: ["MED#1"] }]));
});

test("what is attached is kept with the draft, also without words", async () => {
  const first = await open();
  await first.user.upload(screen.getByLabelText("Files to attach"), pdf("sides.pdf"));
  await waitFor(() => expect(localStorage.getItem("callboard.draft.mail.1")).toContain("MED#1"));
  first.unmount();
  await open();
  expect(await within(chosen()).findByText("sides.pdf")).toBeVisible();
});

test("what is on its way goes on when the page is left, and comes back to its draft", async () => {
  FakeRequest.holds = true;
  const first = await open();
  await first.user.upload(screen.getByLabelText("Files to attach"), pdf("sides.pdf"));
  await waitFor(() => expect(FakeRequest.waiting).toHaveLength(1));
  first.unmount();
  expect(uploadStore.getState().uploads).toMatchObject([
    { name: "sides.pdf", status: "sending", page: "/mail/inbox/1" },
  ]);
  const second = await open();
  expect(await within(chosen()).findByLabelText("Uploading sides.pdf")).toBeVisible();
  second.unmount();
  for (const arrive of FakeRequest.waiting) arrive();
  await waitFor(() => expect(uploadStore.getState().uploads).toMatchObject([{ status: "done" }]));
  const { answer, sent } = await open();
  expect(await within(chosen()).findByText("sides.pdf")).toBeVisible();
  await waitFor(() => expect(localStorage.getItem("callboard.draft.mail.1")).toContain("MED#1"));
  write(answer, "Here.");
  await screen.findByText("Sending…");
  letGo();
  await waitFor(() => expect(sent).toMatchObject([{ Message: "Here.", Attachments: ["MED#1"] }]));
});

test("an upload that was paused in the tray holds the message back until it goes on", async () => {
  FakeRequest.holds = true;
  const { answer, sent, user } = await open();
  await user.upload(screen.getByLabelText("Files to attach"), pdf("sides.pdf"));
  await waitFor(() => expect(FakeRequest.waiting).toHaveLength(1));
  act(() => pauseUpload(uploadStore.getState().uploads[0]?.id ?? ""));
  expect(await within(chosen()).findByText(/^Paused at/)).toBeVisible();
  write(answer, "See this.");
  expect(await screen.findByText(/wasn't uploaded/)).toBeVisible();
  FakeRequest.holds = false;
  await user.click(screen.getByLabelText("Upload sides.pdf again"));
  await waitFor(() => expect(within(chosen()).queryByText(/^Paused at/)).not.toBeInTheDocument());
  await waitFor(() => expect(within(chosen()).queryByRole("progressbar")).not.toBeInTheDocument());
  write(answer, "See this.");
  await screen.findByText("Sending…");
  letGo();
  await waitFor(() => expect(sent).toMatchObject([{ Attachments: ["MED#1"] }]));
});

test.each([
  ["en", /Choose a photo, a video, a recording/, "Upload notes.exe again"],
  ["tr", /^notes\.exe$/, "Yeniden yükle: notes.exe"],
  ["ar", /^notes\.exe$/, "رفع \u2068notes.exe\u2069 من جديد"],
])("a refused file says why (%s), and nothing is sent until it is gone", async (language, words, again) => {
  const { answer, sent } = await open({}, language);
  const exe = realFile("program", { name: "notes.exe", type: "application/x-msdownload" });
  fireEvent.paste(answer, { clipboardData: { files: [exe] } });
  expect(await screen.findByLabelText(again)).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  write(answer, "Hm");
  letGo();
  expect(answer).toHaveValue("Hm");
  expect(sent).toEqual([]);
});

test("what the server says of the files is shown at them, with nothing lost", async () => {
  const addMessage = () => {
    throw refusal({
      code: "VALIDATION",
      fields: [
        { path: "message.Attachments", rule: "ATTACHED", message: "A file is in another message already." },
      ],
    });
  };
  const { answer, user } = await open({ addMessage });
  await user.upload(screen.getByLabelText("Files to attach"), pdf("sides.pdf"));
  write(answer, "See this.");
  await screen.findByText("Sending…");
  letGo();
  expect(await screen.findByText("A file is in another message already.")).toBeVisible();
  expect(answer).toHaveValue("See this.");
  expect(within(chosen()).getByText("sides.pdf")).toBeVisible();
});

test("a message holds five files", async () => {
  const { user } = await open();
  const six = Array.from({ length: 6 }, (_, index) => pdf(`${index + 1}.pdf`));
  await user.upload(screen.getByLabelText("Files to attach"), six);
  expect(await screen.findByText("A message can have at most 5 files.")).toBeVisible();
  await waitFor(() => expect(within(chosen()).getAllByRole("listitem")).toHaveLength(5));
});

test("a new conversation begins with files", async () => {
  const started: unknown[] = [];
  const Data = { FirstName: "Nora", LastName: "Vale", UserRole: "Production" };
  await renderPage(<MailPage />, {
    ...options,
    address: "/mail/inbox?to=2",
    answers: {
      getUserConversations: list(),
      getUserById: { PK: "USR#2", SK: "USR#2", Data },
      createUpload: {
        PK: "MED#1",
        UploadUrl: "/objects/1",
        Method: "PUT",
        ContentType: "application/pdf",
        PartSize: null,
      },
      completeUpload: { PK: "MED#1", SK: "MED#1", Data: { FileName: "sides.pdf", Status: "Ready" } },
      createConversation: ({ conversation: given }: { conversation: unknown }) => {
        started.push(given);
        return conversation("5");
      },
    },
  });
  const user = userEvent.setup();
  fireEvent.change(await screen.findByLabelText("Subject"), { target: { value: "Sides" } });
  fireEvent.change(screen.getByLabelText("Message"), { target: { value: "Here they are." } });
  await user.upload(screen.getByLabelText("Files to attach"), pdf("sides.pdf"));
  fireEvent.keyDown(screen.getByLabelText("Message"), { key: "Enter", ctrlKey: true });
  await screen.findByText("Sending…");
  letGo();
  await waitFor(() => expect(started).toMatchObject([{ Attachments: ["MED#1"], Message: "Here they are." }]));
});
