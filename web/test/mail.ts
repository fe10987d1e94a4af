import { fireEvent, screen } from "@testing-library/react";

/** The address of mail, for renderPage. */
export const options = {
  texts: ["mail", "frame"],
  path: "/mail/:folderHandle?/:id?",
  address: "/mail/inbox",
} as const;

const person = (id: string, FirstName: string, LastName: string) => ({
  Id: `USR#${id}`,
  FirstName,
  LastName,
});

/** A conversation of the viewer's. */
export const conversation = (id: string, facts: Readonly<Record<string, unknown>> = {}) => ({
  PK: "USR#1",
  SK: `CNV#${id}`,
  Data: {
    Subject: `Subject ${id}`,
    LastMessage: "See you.",
    Read: true,
    Unread: 0,
    UpdateDate: `2026-11-${10 + Number(id)}T12:00:00Z`,
    Status: "Open",
    Kind: "Direct",
    Folder: "inbox",
    OwnerId: "USR#2",
    ViewerCan: ["addMessage"],
    Participants: [person("1", "Maya", "Okafor"), person("2", "Nora", "Vale")],
    Receiver: person("2", "Nora", "Vale"),
    ...facts,
  },
});

export const message = (id: string, text: string, from = "USR#2") => ({
  PK: "CNV#1",
  SK: `MSG#${id}`,
  Data: {
    Subject: "Subject 1",
    Message: text,
    CreateDate: "2026-11-21T12:00:00Z",
    User: { Id: from, FirstName: "Nora", LastName: "Vale" },
  },
});

export const list = (...Results: unknown[]) => ({ Results, Total: Results.length, Unread: 1 });

export const done = { Status: "OK", Results: [] };

/** Ends the time in which messages can be taken back. */
export const letGo = () => fireEvent(window, new Event("pagehide"));

/** Names of the drafts stored in this browser. */
export const keptDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith("callboard.draft."));
export const rowOf = (subject: RegExp) => screen.findByRole("link", { name: subject });
