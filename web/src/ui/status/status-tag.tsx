import type { StatusLook } from "./status-looks.ts";
import "./status-tag.css";

type StatusTagProps = StatusLook & { readonly children: string };

/** A status: an icon and a word on a soft background. */
export function StatusTag({ tone, icon: Icon, children }: StatusTagProps) {
  return (
    <span className={`status-tag tone-${tone}`}>
      <span aria-hidden="true" className="status-icon">
        <Icon />
      </span>
      {children}
    </span>
  );
}
