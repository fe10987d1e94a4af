import { useMutation } from "@apollo/client/react";
import { CopyOutlined } from "@ant-design/icons";
import { Button, Input } from "antd";
import { useTranslation } from "react-i18next";
import { useViewer } from "#lib/session/viewer.tsx";
import { SavedField } from "#ui/fields/saved-field.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { SetBrandCode } from "./billing-documents.ts";

const MAX_CODE = 16;

/** The member's own brand code, which others enter when they buy a plan. */
export function BrandCode({ code, onSaved }: { readonly code: string; readonly onSaved: () => void }) {
  const { t } = useTranslation("billing");
  const viewer = useViewer();
  const [setCode] = useMutation(SetBrandCode);
  async function save(value: string): Promise<void> {
    await setCode({ variables: { PK: viewer.key, BrandCode: value } });
    onSaved();
  }
  const copy = () =>
    void navigator.clipboard.writeText(code).then(
      () => notify("success", t("codeCopied")),
      () => notify("error", t("codeNotCopied")),
    );
  return (
    <section className="billing-section" aria-labelledby="billing-code">
      <h2 id="billing-code">{t("brandCode")}</h2>
      <SavedField label={t("brandCodeLabel")} help={t("brandCodeHelp")} value={code} save={save}>
        {({ ids, value, keep, commit }) => (
          <Input
            {...ids}
            className="brand-code"
            dir="ltr"
            value={value}
            maxLength={MAX_CODE}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => keep(event.target.value.toUpperCase())}
            onBlur={() => commit(value.trim())}
            onPressEnter={() => commit(value.trim())}
          />
        )}
      </SavedField>
      {code !== "" && (
        <Button icon={<CopyOutlined aria-hidden="true" />} onClick={copy}>
          {t("copyCode")}
        </Button>
      )}
    </section>
  );
}
