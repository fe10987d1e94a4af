import type { FormInstance } from "antd";
import { failureOf } from "#lib/graph/failure.ts";
import type { Failure } from "#lib/graph/failure.ts";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";

type FieldName = Array<string | number>;

/** "projectInfo.Dates.0.Time" → ["Dates", 0, "Time"], without the argument's own name. */
export function fieldName(path: string, argument: string): FieldName {
  const parts = path.split(".").filter((part) => part !== "");
  if (parts[0] === argument) parts.shift();
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/**
 * Takes refusals off the fields that were changed, for a form's `onValuesChange`: antd itself would leave them on
 * fields that have no rules of their own.
 */
export function clearFailures(form: FormInstance, changed: Readonly<Record<string, unknown>>): void {
  const refused = form.getFieldsError().filter(({ name, errors }) => {
    return errors.length > 0 && String(name[0]) in changed;
  });
  if (refused.length > 0) form.setFields(refused.map(({ name }) => ({ name, errors: [] })));
}

/**
 * Puts what the server refused onto the fields of an antd form, all at once, and moves to the first of them.
 * What belongs to no field of the form is shown at the top of the page. `placeOf` says where a form keeps a field that
 * it does not keep under the server's name.
 */
export function useFieldFailures(
  form: FormInstance,
  argument: string,
): (error: unknown, placeOf?: (name: FieldName) => FieldName) => Failure {
  const texts = useFailureTexts();
  return (error, placeOf = (name) => name) => {
    const failure = failureOf(error);
    const own = new Set(form.getFieldsError().map(({ name }) => name.join(".")));
    const placed = failure.fields
      .map((field) => ({ name: placeOf(fieldName(field.path, argument)), errors: [texts.field(field)] }))
      .filter(({ name }) => own.has(name.join(".")));
    form.setFields(placed);
    const first = placed[0];
    if (first) form.scrollToField(first.name, { focus: true, block: "center" });
    if (placed.length < failure.fields.length || placed.length === 0)
      notify("error", texts.sentence(failure));
    return failure;
  };
}
