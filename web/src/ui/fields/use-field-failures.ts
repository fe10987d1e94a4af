import type { FormInstance } from "antd";
import { failureOf } from "#lib/graph/failure.ts";
import type { Failure } from "#lib/graph/failure.ts";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";

type FieldName = Array<string | number>;

/**
 * "projectInfo.Dates.0.Time" → ["Dates", 0, "Time"], without the argument's own name; where a form has one entry of an
 * argument, `argument` is the path of that: "credits.Credits.0.Title" → ["Title"] in "credits.Credits.0".
 */
export function fieldName(path: string, argument: string): FieldName {
  const parts = path.split(".").filter((part) => part !== "");
  const before = argument.split(".");
  const isOwn = before.every((part, place) => parts[place] === part);
  return parts.slice(isOwn ? before.length : 0).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/**
 * Removes failures from changed fields, for a form's `onValuesChange`: antd would leave them on fields without rules
 * of their own.
 */
export function clearFailures(form: FormInstance, changed: Readonly<Record<string, unknown>>): void {
  const refused = form.getFieldsError().filter(({ name, errors }) => {
    return errors.length > 0 && String(name[0]) in changed;
  });
  if (refused.length > 0) form.setFields(refused.map(({ name }) => ({ name, errors: [] })));
}

/** Moves the focus to a field; within a group of choices to the chosen one or the first. */
function goTo(form: FormInstance, name: FieldName): void {
  form.scrollToField(name, { focus: true, block: "center" });
  const field: unknown = form.getFieldInstance(name);
  if (!(field instanceof HTMLElement) || field.getAttribute("role") !== "radiogroup") return;
  field.querySelector<HTMLElement>("input:checked, input")?.focus();
}

/**
 * Puts the server's failures on the fields of an antd form, all at once, and focuses the form's first of them. Failures
 * that belong to no field are shown at the top of the page. `formFieldOf` maps the server's field name to the form's where
 * they differ.
 */
export function useFieldFailures(
  form: FormInstance,
  argument: string,
): (error: unknown, formFieldOf?: (name: FieldName) => FieldName) => Failure {
  const texts = useFailureTexts();
  return (error, formFieldOf = (name) => name) => {
    const failure = failureOf(error);
    const own = form.getFieldsError().map(({ name }) => name.join("."));
    const placeIn = (name: FieldName) => own.indexOf(name.join("."));
    const placed = failure.fields
      .map((field) => ({ name: formFieldOf(fieldName(field.path, argument)), errors: [texts.field(field)] }))
      .filter(({ name }) => placeIn(name) >= 0)
      .toSorted((one, other) => placeIn(one.name) - placeIn(other.name));
    form.setFields(placed);
    const first = placed[0];
    if (first) goTo(form, first.name);
    if (placed.length < failure.fields.length || placed.length === 0) notify("error", texts.notice(failure));
    return failure;
  };
}
