import { useRef, useState } from "react";
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

  function show(found: FieldErrors): boolean {
    setErrors(found);
    const first = Object.keys(found)[0];
    const input = first === undefined ? null : form.current?.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
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
