import { Input } from "antd";
import type { InputRef } from "antd";
import { Suspense, lazy, useLayoutEffect, useRef } from "react";
import type { ComponentProps, ReactNode } from "react";

const lists = () => import("./catalog-select.tsx");

const One = lazy(() => lists().then((m) => ({ default: m.CatalogSelect })));
const Many = lazy(() => lists().then((m) => ({ default: m.CatalogMultiSelect })));

/** Loads the code of these fields before the form that has them mounts; a failure shows in the fields. */
export async function loadLaterFields(): Promise<void> {
  await lists().catch(() => undefined);
}

type Named = { readonly id?: string | undefined };

/** A placeholder as tall as the field, under its label; if it has the focus, the field gets it once it has loaded. */
function FieldPlace({ id }: Named) {
  const place = useRef<InputRef>(null);
  useLayoutEffect(() => {
    const input = place.current?.input;
    return () => {
      if (id === undefined || !input || document.activeElement !== input) return;
      queueMicrotask(() => document.getElementById(id)?.focus());
    };
  }, [id]);
  return <Input ref={place} id={id} readOnly aria-busy="true" />;
}

function Later({ id, children }: Named & { readonly children: ReactNode }) {
  return <Suspense fallback={<FieldPlace id={id} />}>{children}</Suspense>;
}

/** A select is larger than the rest of a form: its code loads once the form can be typed into. */
export function LaterCatalogSelect(props: ComponentProps<typeof One>) {
  return (
    <Later id={props.id}>
      <One {...props} />
    </Later>
  );
}

export function LaterCatalogMultiSelect(props: ComponentProps<typeof Many>) {
  return (
    <Later id={props.id}>
      <Many {...props} />
    </Later>
  );
}
