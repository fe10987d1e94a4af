import { useId } from "react";
import type { ReactNode } from "react";

/** A section of the details with its own heading. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="details-part">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
