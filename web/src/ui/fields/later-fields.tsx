import { Input } from "antd";
import type { InputRef } from "antd";
import { Suspense, lazy, useLayoutEffect, useRef } from "react";
import type { ComponentProps, ReactNode } from "react";

const lists = () => import("./catalog-select.tsx");
const numbers = () => import("./number-input.tsx");

const One = lazy(() => lists().then((m) => ({ default: m.CatalogSelect })));
const Many = lazy(() => lists().then((m) => ({ default: m.CatalogMultiSelect })));
const Amount = lazy(() => numbers().then((m) => ({ default: m.NumberInput })));

/** Fetches the code of the fields before the form that has them is here; what fails, fails where it shows. */
export async function loadLaterFields(): Promise<void> {
  await Promise.allSettled([lists(), numbers()]);
}

type Named = { readonly id?: string | undefined };

/** As tall as the field that comes, under its label; whoever is here already is in the field once it has come. */
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

/** A list to choose from is more than the rest of a form: its code comes once the form is there to be typed into. */
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

export function LaterNumberInput(props: ComponentProps<typeof Amount>) {
  return (
    <Later id={props.id}>
      <Amount {...props} />
    </Later>
  );
}
