import type { ReactNode } from "react";
import type { Namespace } from "#i18n/namespaces.ts";
import type { Viewer } from "#lib/session/viewer.tsx";
import type { Answers } from "#test/fake-graph.ts";

/** Where a form is rendered: dialogs are open or closed, and close themselves. */
export type Host = { readonly open: boolean; readonly onClose: () => void };

/** A field of a form: found by its visible label, and filled with a value. */
export type FormField = {
  readonly label: string;
  readonly value: string;
  /** A radio button or a choice of a list is chosen by its words; a box is checked. */
  readonly kind?: "text" | "choice" | "select" | "box";
  /** How the server names it in a failure; without it, it is never refused. */
  readonly path?: string;
  /** Not kept by a reload, although the form is: a choice that is made again in a moment. */
  readonly kept?: false;
};

/** A form, and what becomes of what is typed into it. */
export type FormLine = {
  /** The file that renders it, below `src`. */
  readonly file: string;
  /** What is said of it in the names of tests, where its file renders several. */
  readonly of?: string;
  readonly texts: readonly Namespace[];
  readonly as?: Viewer;
  readonly render: (host: Host) => ReactNode;
  /** Pattern and address of the page, if the form reads them. */
  readonly path?: string;
  readonly address?: string;
  /** What the page reads, where a filled graph does not open the form. */
  readonly answers?: Answers;
  /** Buttons that lead to the form, in this order. */
  readonly opens?: readonly string[];
  /** Every field with a value of its own. */
  readonly fields: readonly FormField[];
  /** The name of the button that sends it, and of the one that confirms it after that, if there is one. */
  readonly send: string;
  readonly confirm?: string;
  /** The keys that send it, pressed in its last text field; null if only its buttons do. */
  readonly keys: "Enter" | "Control+Enter" | null;
  /** The operation that sends it; `interaction` is the form of the identity provider, which is no part of the graph. */
  readonly sends: string | "interaction";
  /** Sent only a moment later, so that it can be taken back. */
  readonly held?: true;
  /** A dialog, which Escape closes. */
  readonly dialog?: true;
  /** A dialog that closes before anything is sent, and is opened again with what was typed if it was refused. */
  readonly reopened?: true;
  /** Kept in this tab alone, since another one may have read a newer record, or be someone else's. */
  readonly ofTab?: true;
  /** Why what was typed is not kept by a reload. */
  readonly lost?: string;
};
