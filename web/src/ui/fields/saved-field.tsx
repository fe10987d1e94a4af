import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { draftFields, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import "./saved-field.css";

/** What ties the field to its label and its note. */
export type FieldIds = {
  readonly id: string;
  readonly "aria-describedby": string;
  readonly "aria-invalid": boolean | undefined;
};

type SavedFieldProps<Value> = {
  readonly label: string;
  readonly help?: string;
  readonly value: Value;
  /** Name of the draft; what a reload interrupted is saved after it. */
  readonly draft?: string;
  /** Saves the value; a rejection is shown at the field, and the input stays. */
  readonly save: (value: Value) => Promise<unknown>;
  /** Why a value cannot be sent at all; null if it can. */
  readonly refuse?: (value: Value) => string | null;
  readonly children: (field: {
    readonly ids: FieldIds;
    readonly value: Value;
    /** Stores the value locally without saving yet. */
    readonly keep: (value: Value) => void;
    /** Stores and saves the value if it differs from the saved one. */
    readonly commit: (value: Value) => void;
  }) => ReactNode;
};

type State = {
  readonly kind: "rest" | "saving" | "saved" | "failed";
  readonly error?: string;
  /** Identifies a save, so that the response to an older one changes nothing. */
  readonly save: symbol | null;
};

/** Input that was not saved before a reload; null if there is none of this kind. */
function interrupted<Value>(draft: string | undefined, value: Value): { readonly value: Value } | null {
  const kept = draft === undefined ? undefined : draftFields(draft)["value"];
  return typeof kept === typeof value ? { value: kept as Value } : null;
}

/** Holds the input, saves it, and reports the progress. */
function useSavedValue<Value>({ draft: name, value, save, refuse }: SavedFieldProps<Value>) {
  const words = useFailureTexts();
  const [before] = useState(() => interrupted(name, value));
  const [draft, setDraft] = useState(before);
  const [state, setState] = useState<State>({ kind: "rest", save: null });

  function keep(next: Value): void {
    setDraft({ value: next });
    if (name !== undefined) keepDraft(name, { value: next });
  }

  function drop(): void {
    if (name !== undefined) dropDraft(name);
  }

  async function commit(next: Value): Promise<void> {
    if (JSON.stringify(next) === JSON.stringify(value)) {
      drop();
      return setDraft(null);
    }
    const refused = refuse?.(next) ?? null;
    if (refused !== null) {
      setDraft({ value: next });
      return setState({ kind: "failed", save: null, error: refused });
    }
    const mine = Symbol("save");
    const settle = (then: Omit<State, "save">) =>
      setState((present) => (present.save === mine ? { ...then, save: mine } : present));
    setDraft({ value: next });
    setState({ kind: "saving", save: mine });
    try {
      await save(next);
      // Input typed during the save is not saved yet.
      if (interrupted(name, next)?.value === next) drop();
      setDraft((present) => (present?.value === next ? null : present));
      settle({ kind: "saved" });
    } catch (error) {
      settle({ kind: "failed", error: words.errorText(error) });
    }
  }

  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => {
    if (before !== null) void latest.current(before.value);
  }, [before]);

  return { shown: draft === null ? value : draft.value, state, keep, commit };
}

/** A field that saves itself, and says so. */
export function SavedField<Value>(props: SavedFieldProps<Value>) {
  const { label, help, children } = props;
  const { t } = useTranslation();
  const id = useId();
  const { shown, state, keep, commit } = useSavedValue(props);
  const failed = state.kind === "failed";
  return (
    <div className="saved-field">
      <label htmlFor={id}>{label}</label>
      {children({
        ids: { id, "aria-describedby": `${id}-note`, "aria-invalid": failed || undefined },
        value: shown,
        keep,
        commit: (next) => void commit(next),
      })}
      <span id={`${id}-note`} className={`saved-note saved-${state.kind}`} role={failed ? "alert" : "status"}>
        {state.kind === "rest" && help}
        {state.kind === "saving" && t("saving")}
        {state.kind === "saved" && `✓ ${t("saved")}`}
        {failed && state.error}
      </span>
    </div>
  );
}
