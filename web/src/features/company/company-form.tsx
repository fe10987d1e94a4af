import type { FragmentType } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { Button, Form, Input } from "antd";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { CompanyForm_CompanyFragment, CompanyInput } from "#gen/graphql.ts";
import { useChanges } from "#lib/forms/changes/use-changes.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { plainPhone } from "#lib/forms/phone.ts";
import { useSaveKeys } from "#lib/forms/use-save-keys.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { useBlurCheck } from "#ui/fields/use-blur-check.ts";
import { clearFailures, useFieldFailures } from "#ui/fields/use-field-failures.ts";
import { Select } from "#ui/fields/select.tsx";
import { Row, Stack } from "#ui/layout/layout.tsx";
import { StaleNotice } from "#ui/page/stale-notice.tsx";
import { CompanyFormCompany, SaveCompany } from "./company-documents.ts";
import { countriesIn } from "./countries.ts";

type Company = CompanyForm_CompanyFragment;
type Values = Omit<CompanyInput, "PK" | "ClientKey" | "Logo">;

const MAX_BIO = 5_000;
const MAX_CAPABILITIES = 20;

function valuesOf(company: Company | null): Values {
  if (company === null) return {};
  const { Name, Country, City, Email, Phone, Ein, Bio, Capabilities } = company.Data;
  return {
    Name: Name ?? null,
    Country: Country ?? null,
    City: City ?? null,
    Email: Email ?? null,
    Phone: Phone ?? null,
    Ein: Ein ?? null,
    Bio: Bio ?? null,
    Capabilities: Capabilities ?? [],
  };
}

function ContactFields() {
  const { t, i18n } = useTranslation("company");
  const { t: errors } = useTranslation("errors");
  const checkEmail = useBlurCheck("Email");
  const countries = useMemo(() => [...countriesIn(i18n.language)], [i18n.language]);
  return (
    <Stack className="company-pair" gap="0 20">
      <Form.Item name="Country" label={t("country")}>
        <Select allowClear showSearch={{ optionFilterProp: "label" }} options={countries} />
      </Form.Item>
      <Form.Item name="City" label={t("city")}>
        <Input autoComplete="address-level2" />
      </Form.Item>
      <Form.Item
        name="Email"
        label={t("email")}
        validateTrigger={[]}
        rules={[{ type: "email", message: errors("rule.EMAIL") }]}
      >
        <Input type="email" dir="ltr" autoComplete="email" onBlur={checkEmail} />
      </Form.Item>
      <Form.Item name="Phone" label={t("phone")} extra={t("phoneHelp")}>
        <Input type="tel" dir="ltr" autoComplete="tel" />
      </Form.Item>
    </Stack>
  );
}

function Fields() {
  const { t } = useTranslation("company");
  const { t: errors } = useTranslation("errors");
  return (
    <>
      <Form.Item
        name="Name"
        label={t("name")}
        rules={[{ required: true, whitespace: true, message: errors("rule.REQUIRED") }]}
      >
        <Input autoComplete="organization" maxLength={120} />
      </Form.Item>
      <Form.Item name="Ein" label={t("ein")} extra={t("einHelp")}>
        <Input.Password dir="ltr" inputMode="numeric" autoComplete="off" placeholder="12-3456789" />
      </Form.Item>
      <ContactFields />
      <Form.Item name="Bio" label={t("bio")} extra={t("bioHelp")}>
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 14 }} maxLength={MAX_BIO} showCount />
      </Form.Item>
      <Form.Item name="Capabilities" label={t("capabilities")} extra={t("capabilitiesHelp")}>
        <Select
          mode="tags"
          maxCount={MAX_CAPABILITIES}
          tokenSeparators={[","]}
          open={false}
          suffixIcon={null}
        />
      </Form.Item>
    </>
  );
}

/**
 * The company's fields. Unsaved input survives a reload; fields that were not changed here follow what a colleague has
 * saved.
 */
export function CompanyForm({ company }: { readonly company: FragmentType<Company> | null }) {
  const { t } = useTranslation("company");
  const { t: shell } = useTranslation();
  const record = useRecord(CompanyFormCompany, company);
  const [form] = Form.useForm<Values>();
  const place = useFieldFailures(form, "company");
  const [save, { loading }] = useMutation(SaveCompany, { refetchQueries: ["Viewer"] });
  const { keyFor, settle } = useClientKey();
  const isNew = company === null;
  const draft = `company.${record?.PK ?? "new"}`;
  const changes = useChanges(form, { draft, server: valuesOf(record) });
  useSaveKeys({ save: () => form.submit(), next: () => form.submit() });
  if (!isNew && record === null) return null;

  function loadNewer(): void {
    changes.drop();
    form.setFieldsValue(valuesOf(record));
  }

  async function send(values: Values): Promise<void> {
    const Phone = (await plainPhone(values.Phone ?? "")) || null;
    const input = { ...values, Phone, ...(record && { PK: record.PK }) };
    try {
      await save({ variables: { company: { ...input, ...(isNew && { ClientKey: keyFor(input) }) } } });
    } catch (error) {
      place(error);
      return;
    }
    settle();
    changes.settle(values, draft);
    notify("success", t(isNew ? "created" : "saved"));
  }

  return (
    <Form<Values>
      form={form}
      name="company"
      className="company-form"
      noValidate
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      initialValues={changes.initialValues}
      onValuesChange={(changed, values) => {
        clearFailures(form, changed);
        changes.keep(values);
      }}
      onFinish={(values) => void send(values)}
    >
      {changes.isNewer && (
        <StaleNotice text={t("stale")} loadNewer={t("loadNewer")} onLoadNewer={loadNewer} />
      )}
      <Fields />
      <Row gap="8 20" wrap>
        <Button type="primary" htmlType="submit" loading={loading}>
          {isNew ? t("create") : shell("save")}
        </Button>
        {!isNew && <Link to={linkTo(paths.projects)}>{t("toProjects")}</Link>}
      </Row>
    </Form>
  );
}
