import { useId, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFailureTexts } from "./failure-text.ts";
import "./saved-field.css";

type FieldIds = {
  readonly id: string;
  readonly "aria-describedby": string;
  readonly "aria-invalid": boolean | undefined;
};

type SavedFieldProps<Value> = {
  readonly label: string;
  readonly help?: string;
  readonly value: Value;
  /** Writes the value; what it rejects with is shown at the field, and what was entered stays. */
  readonly save: (value: Value) => Promise<unknown>;
  readonly children: (field: {
    readonly ids: FieldIds;
    readonly value: Value;
    /** Keeps the value here, without saving yet. */
    readonly keep: (value: Value) => void;
    /** Keeps and saves, when it differs from what was saved. */
    readonly commit: (value: Value) => void;
  }) => ReactNode;
};

type State = {
  readonly kind: "rest" | "saving" | "saved" | "failed";
  readonly error?: string;
  /** Which save this is about: an answer to an older one changes nothing. */
  readonly save: symbol | null;
};

/** A field that saves itself, and says so. */
export function SavedField<Value>({ label, help, value, save, children }: SavedFieldProps<Value>) {
  const { t } = useTranslation();
  const words = useFailureTexts();
  const id = useId();
  const [draft, setDraft] = useState<{ value: Value } | null>(null);
  const [state, setState] = useState<State>({ kind: "rest", save: null });

  async function commit(next: Value): Promise<void> {
    if (JSON.stringify(next) === JSON.stringify(value)) return setDraft(null);
    const mine = Symbol("save");
    const settle = (then: Omit<State, "save">) =>
      setState((present) => (present.save === mine ? { ...then, save: mine } : present));
    setDraft({ value: next });
    setState({ kind: "saving", save: mine });
    try {
      await save(next);
      setDraft((present) => (present?.value === next ? null : present));
      settle({ kind: "saved" });
    } catch (error) {
      settle({ kind: "failed", error: words.told(error) });
    }
  }

  const failed = state.kind === "failed";
  return (
    <div className="saved-field">
      <label htmlFor={id}>{label}</label>
      {children({
        ids: { id, "aria-describedby": `${id}-note`, "aria-invalid": failed || undefined },
        value: draft === null ? value : draft.value,
        keep: (next) => setDraft({ value: next }),
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
