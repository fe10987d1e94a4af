import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { draftFields, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import type { FieldFailure } from "#lib/graph/failure.ts";

export type FieldErrors = Readonly<Record<string, string>>;

/** Validates a field: null if its text is valid, else the error. */
export type Rule = (text: string) => string | null;

export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/** The texts of a form's inputs by name; an unchecked box or choice has none. */
export function textsOf(form: HTMLFormElement): Record<string, string> {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  const filled = inputs.filter(({ type, checked }) => checked || (type !== "checkbox" && type !== "radio"));
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]));
}

/** Validates every field; all errors are shown at once. */
export function check(
  texts: Readonly<Record<string, string>>,
  rules: Readonly<Record<string, Rule>>,
): FieldErrors {
  const failing = Object.entries(rules).flatMap(([name, rule]) => {
    const error = rule(texts[name] ?? "");
    return error === null ? [] : [[name, error] as const];
  });
  return Object.fromEntries(failing);
}

/** Errors of a plain form: shown at their fields, with the focus on the first. */
export function useFieldErrors() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const fields = () =>
    [...(form.current?.elements ?? [])].filter((element) => element instanceof HTMLInputElement);

  /** Whether one of the errors has a field here; the caller says the others. */
  function show(found: FieldErrors): boolean {
    setErrors(found);
    const first = fields().find(({ name }) => name in found);
    first?.focus();
    return first !== undefined;
  }

  return {
    form,
    errors,
    show,
    showFailures: (failures: readonly FieldFailure[], words: (failure: FieldFailure) => string) =>
      show(
        Object.fromEntries(
          failures.map((failure) => [failure.path.split(".").at(-1) ?? failure.path, words(failure)]),
        ),
      ),
  };
}

/**
 * What is typed into these fields of a plain form, kept in this tab until it is sent. Passwords and codes are not among
 * them.
 */
export function useTypedFields(draft: string, names: readonly string[]) {
  const [before] = useState(() => draftFields(draft));
  return {
    /** What was typed before a reload, to begin a field with. */
    typed: (name: string): string | undefined => {
      const text = before[name];
      return typeof text === "string" ? text : undefined;
    },
    /** For the form's `onInput`. */
    keep: ({ currentTarget }: FormEvent<HTMLFormElement>): void => {
      const texts = textsOf(currentTarget);
      keepDraft(draft, Object.fromEntries(names.map((name) => [name, texts[name]])));
    },
    drop: () => dropDraft(draft),
  };
}
