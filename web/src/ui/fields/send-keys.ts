import type { FormInstance } from "antd";
import type { KeyboardEvent } from "react";

/** Ctrl+Enter (Cmd+Enter) sends a form from every field, also from a long text; for its `onKeyDown`. */
export function sendKeys(form: Pick<FormInstance, "submit">): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.submit();
  };
}
