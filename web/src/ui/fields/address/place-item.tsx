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

/** The room or address of an audition in a form, with what fills an address in. */
export function PlaceItem({ name, label }: { readonly name: string; readonly label: string }) {
  const form = Form.useFormInstance();
  return (
    <>
      <Form.Item name={name} label={label}>
        <Input maxLength={LIMITS.addressLength} />
      </Form.Item>
      <Suspense>
        <AddressTools
          value={() => String(form.getFieldValue(name) ?? "")}
          onFound={(address) => form.setFieldValue(name, address.slice(0, LIMITS.addressLength))}
        />
      </Suspense>
    </>
  );
}
