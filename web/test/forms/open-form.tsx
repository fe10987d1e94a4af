import { act, fireEvent } from "@testing-library/react";
import { useState } from "react";
import { fetchOver } from "#test/fake-graph.ts";
import type { Fate } from "#test/fake-graph.ts";
import { filled } from "#test/filled.ts";
import { renderPage } from "#test/render-page.tsx";
import { PRODUCER } from "../states/line.ts";
import { readField, rootOf, typeInto } from "./fields.ts";
import type { FormLine, Host } from "./line.ts";
import { soon } from "./soon.ts";

const OPEN_AGAIN = "Open the dialog again";

/** A place for a dialog that closes and is opened again. */
function Around({ render }: { readonly render: (host: Host) => React.ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      {!open && (
        <button type="button" onClick={() => setOpen(true)}>
          {OPEN_AGAIN}
        </button>
      )}
      {render({ open, onClose: () => setOpen(false) })}
    </>
  );
}

/** A button by its words; hints of keys in it and its icon are not read. */
export function buttonOf(name: string): HTMLButtonElement {
  const named = [...document.querySelectorAll("button")].findLast((button) => {
    if (button.closest("[style*='display: none']") !== null) return false;
    const words = button.cloneNode(true) as HTMLElement;
    for (const hidden of words.querySelectorAll("[aria-hidden], .ant-btn-icon, kbd, .keys")) hidden.remove();
    return (button.getAttribute("aria-label") ?? words.textContent?.trim()) === name;
  });
  if (!named) throw new Error(`There is no button "${name}": ${document.body.textContent}`);
  return named;
}

const hasButton = (name: string): boolean =>
  [...document.querySelectorAll("button")].some(({ textContent }) => textContent === name);

/** How the identity provider's own endpoints answer. */
function interactionOver(fate: () => Fate, calls: { name: string }[]): typeof fetch {
  return async () => {
    calls.push({ name: "interaction" });
    const now = fate();
    if (now === "unreachable") throw new TypeError("Failed to fetch");
    if (now === "answered" || now === "pending") return Response.json({ redirect: "/auth/resume" });
    const { code, fields } = now.extensions;
    return Response.json({ fields }, { status: code === "VALIDATION" ? 400 : 500 });
  };
}

/** Renders a form over a graph in which only its own operation has another fate than an answer. */
export async function openForm(line: FormLine) {
  let fate: Fate = "answered";
  const conduct = {
    fateOf: (name: string): Fate => (name === line.sends ? fate : "answered"),
    rest: filled,
  };
  const fetched: { name: string; variables: Readonly<Record<string, unknown>> }[] = [];
  globalThis.fetch =
    line.sends === "interaction"
      ? interactionOver(() => fate, fetched as { name: string }[])
      : fetchOver(line.answers ?? {}, conduct, fetched);
  const view = await renderPage(
    [
      {
        path: line.path ?? "/form",
        element: (
          <main>
            <Around render={line.render} />
          </main>
        ),
      },
      { path: "*", element: <h1>Elsewhere</h1> },
    ],
    {
      texts: line.texts,
      viewer: line.as ?? PRODUCER,
      address: line.address ?? "/form",
      answers: line.answers ?? {},
      graph: conduct,
      session: {
        renew: async () => "",
        signIn: async () => undefined,
        signUp: async () => undefined,
        signOut: async () => undefined,
        signInAgain: async () => undefined,
      },
    },
  );
  const press = (name: string) => act(async () => void fireEvent.click(buttonOf(name)));
  const first = line.fields[0]?.label ?? "";
  const pressEach = async (names: readonly string[]): Promise<void> => {
    for (const name of names) {
      await soon(() => buttonOf(name));
      await press(name);
    }
  };
  const opens = line.opens ?? [];
  await pressEach(opens);
  await soon(() => rootOf(first));
  const sent = () => [...view.calls, ...fetched].filter(({ name }) => name === line.sends).length;
  return {
    unmount: view.unmount,
    sent,
    press,
    /** Whether a dialog has closed: its place offers to open it again. */
    isClosed: () =>
      opens.length > 0 ? document.querySelector("[role='dialog']") === null : hasButton(OPEN_AGAIN),
    openAgain: () => pressEach(opens.length > 0 ? opens : [OPEN_AGAIN]),
    /** Decides what becomes of what is sent from now on. */
    meets: (next: Fate) => {
      fate = next;
    },
    values: () => line.fields.map(readField),
    type: async () => {
      for (const field of line.fields) await typeInto(field);
    },
  };
}

export type Opened = Awaited<ReturnType<typeof openForm>>;
