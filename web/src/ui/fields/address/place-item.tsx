import { LIMITS } from "@callboard/catalog/limits.ts";
import { Form, Input } from "antd";
import { lazy, Suspense } from "react";
import { loadTexts } from "#i18n/i18n.ts";

const AddressTools = lazy(async () => {
  const [{ AddressTools: tools }] = await Promise.all([
    import("./address-tools.tsx"),
    loadTexts("project-wizard"),
  ]);
  return { default: tools };
});

type PlaceInputProps = {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
};

/** What fills the field in changes it as typing does, so that a form keeps it in its draft as well. */
function PlaceInput({ value = "", onChange, ...field }: PlaceInputProps) {
  return (
    <>
      <Input
        {...field}
        value={value}
        maxLength={LIMITS.addressLength}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <Suspense>
        <AddressTools
          value={() => value}
          onFound={(address) => onChange?.(address.slice(0, LIMITS.addressLength))}
        />
      </Suspense>
    </>
  );
}

/** The room or address of an audition in a form, with what fills an address in. */
export function PlaceItem({ name, label }: { readonly name: string; readonly label: string }) {
  return (
    <Form.Item name={name} label={label}>
      <PlaceInput />
    </Form.Item>
  );
}
