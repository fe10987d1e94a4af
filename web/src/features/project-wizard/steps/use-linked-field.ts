import type { FormInstance } from "antd";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";

/** The field that a link leads to, from the address; null if there is none. */
export const useLinkedField = (): string | null => useSearchParams()[0].get("field");

/** Moves the focus to the field that a link leads to, and shows its error. */
export function useGoToField(form: FormInstance, field: string | null): void {
  useEffect(() => {
    const isThere = form.getFieldsError().some(({ name }) => name.length === 1 && name[0] === field);
    if (field === null || !isThere) return;
    form.scrollToField(field, { focus: true, block: "center" });
    // The error is shown at the field.
    form.validateFields([field]).catch(() => undefined);
  }, [form, field]);
}
