import { useEffect, useRef, useState } from "react";
import { keyOf } from "#lib/graph/record-key.ts";
import { useQueryState } from "#lib/use-query-state.ts";

/**
 * The role that a link from elsewhere names: it is brought into view with the focus on it, and its sheet opens if the
 * link says so. The list is for `list`, in the order of `keys`; `onFocus` runs once the focus is there.
 */
export function useLinkedRole(keys: readonly string[], onFocus: () => void) {
  const address = useQueryState();
  const id = address.text("position");
  const role = id === "" ? null : keyOf("ROLE", id);
  const list = useRef<HTMLUListElement>(null);
  const found = useRef<string | null>(null);
  const [submitting, setSubmitting] = useState(address.text("submit") === "" ? null : role);
  const index = role === null ? -1 : keys.indexOf(role);
  useEffect(() => {
    if (index < 0 || found.current === role) return;
    found.current = role;
    const card = list.current?.children[index];
    const toggle = card?.querySelector(".role-toggle");
    card?.scrollIntoView({ block: "nearest" });
    if (toggle instanceof HTMLElement) toggle.focus({ preventScroll: true });
    onFocus();
  }, [index, role, onFocus]);
  return {
    role,
    list,
    submitting,
    begin: setSubmitting,
    end: () => {
      setSubmitting(null);
      if (address.text("submit") !== "") address.change({ submit: null });
    },
  };
}
