import { LIMITS } from "@callboard/catalog/limits.ts";
import { useMutation } from "@apollo/client/react";
import { Button, Form, Input } from "antd";
import type { FormInstance } from "antd";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import type { FeatureCard_FeatureFragment } from "#gen/graphql.ts";
import { draftFields, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { useSaveKeys } from "#lib/forms/use-save-keys.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { sendKeys } from "#ui/fields/send-keys.ts";
import { clearFailures, useFieldFailures } from "#ui/fields/use-field-failures.ts";
import { Row, Stack } from "#ui/layout/layout.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { CoverField } from "./cover-field.tsx";
import type { Cover } from "./cover-field.tsx";
import { FeatureHero } from "./feature-hero.tsx";
import { dayField, instantOf } from "./feature-time.ts";
import { CreateFeature, UpdateFeature } from "./featured-documents.ts";
import { ProjectField } from "./project-field.tsx";

type Feature = FeatureCard_FeatureFragment;

type Fields = {
  Name?: string;
  Description?: string;
  CoverMedia?: Cover | null;
  ProjectId?: string | null;
  ShowFrom?: string;
  ShowUntil?: string;
};

function fieldsOf(feature: Feature | null): Fields {
  if (feature === null) return { CoverMedia: null };
  const { Name, Description, CoverMedia, Project, ShowFrom, ShowUntil } = feature.Data;
  return {
    Name: Name ?? "",
    Description: Description ?? "",
    CoverMedia: CoverMedia ? { key: CoverMedia.PK, url: CoverMedia.Data.ContentUrl ?? null } : null,
    ProjectId: Project?.PK ?? null,
    ShowFrom: dayField(ShowFrom),
    ShowUntil: dayField(ShowUntil),
  };
}

/** Saves a feature, and keeps a draft of the input until then. */
function useSaveFeature(form: FormInstance<Fields>, feature: Feature | null) {
  const { t } = useTranslation("featured");
  const navigate = useNavigate();
  const place = useFieldFailures(form, "feature");
  const { keyFor, settle } = useClientKey();
  const [create, creating] = useMutation(CreateFeature);
  const [update, updating] = useMutation(UpdateFeature);
  const draft = `feature.${feature?.PK ?? "new"}`;

  async function save(fields: Fields): Promise<void> {
    const content = {
      Name: fields.Name?.trim() ?? "",
      Description: fields.Description?.trim() ?? "",
      CoverMedia: fields.CoverMedia?.key ?? null,
      ProjectId: fields.ProjectId ?? null,
      ShowFrom: instantOf(fields.ShowFrom, "first"),
      ShowUntil: instantOf(fields.ShowUntil, "last"),
    };
    let key = feature?.PK;
    try {
      if (feature) {
        const changed = { ...content, PK: feature.PK, Version: feature.Data.Version };
        await update({ variables: { feature: changed } });
      } else {
        const { data } = await create({ variables: { feature: { ...content, ClientKey: keyFor(content) } } });
        key = data?.createFeature.PK;
      }
    } catch (error) {
      place(error);
      return;
    }
    settle();
    dropDraft(draft);
    notify("success", t(feature ? "saved" : "published"));
    await navigate(key ? linkTo(paths.featuredDetail, { id: key }) : linkTo(paths.featured));
  }

  return {
    busy: creating.loading || updating.loading,
    initialValues: { ...fieldsOf(feature), ...draftFields(draft) } as Fields,
    onValuesChange: (changed: Fields, all: Fields) => {
      clearFailures(form, changed);
      keepDraft(draft, all);
    },
    onFinish: (fields: Fields) => void save(fields),
  };
}

function Preview() {
  const { t } = useTranslation("featured");
  const fields: Fields = Form.useWatch([]) ?? {};
  return (
    <aside className="feature-preview" aria-label={t("preview")}>
      <h2>{t("preview")}</h2>
      <FeatureHero
        name={fields.Name ?? ""}
        description={fields.Description ?? ""}
        coverUrl={fields.CoverMedia?.url ?? null}
      />
    </aside>
  );
}

/** The form of a new or existing feature, with a preview. */
export function FeatureForm({ feature }: { readonly feature: Feature | null }) {
  const { t } = useTranslation("featured");
  const { t: shell } = useTranslation();
  const { t: errors } = useTranslation("errors");
  const [form] = Form.useForm<Fields>();
  const { busy, ...saving } = useSaveFeature(form, feature);
  useSaveKeys({ save: () => form.submit() });
  const name = Form.useWatch("Name", form) ?? "";
  const project = feature?.Data.Project;
  return (
    <Form<Fields>
      form={form}
      name="feature"
      layout="vertical"
      requiredMark={false}
      className="feature-form"
      scrollToFirstError={{ focus: true }}
      onKeyDown={sendKeys(form)}
      {...saving}
    >
      <div>
        <Form.Item
          name="Name"
          label={t("name")}
          validateTrigger={[]}
          rules={[{ required: true, whitespace: true, message: errors("rule.REQUIRED") }]}
        >
          <Input maxLength={LIMITS.nameLength} dir="auto" />
        </Form.Item>
        <Form.Item name="Description" label={t("description")}>
          <Input.TextArea
            autoSize={{ minRows: 3, maxRows: 10 }}
            maxLength={LIMITS.descriptionLength}
            dir="auto"
          />
        </Form.Item>
        <Form.Item name="CoverMedia" label={t("cover")} extra={t("coverHelp")}>
          <CoverField feature={feature?.PK ?? "new"} altText={t("coverOf", { name })} />
        </Form.Item>
        <Form.Item name="ProjectId" label={t("project")}>
          <ProjectField given={project ? { key: project.PK, name: project.Data.Name ?? "" } : null} />
        </Form.Item>
        <Stack className="feature-days" gap="0 16">
          <Form.Item name="ShowFrom" label={t("showFrom")} extra={t("showFromHelp")}>
            <Input type="date" />
          </Form.Item>
          <Form.Item name="ShowUntil" label={t("showUntil")} extra={t("showUntilHelp")}>
            <Input type="date" />
          </Form.Item>
        </Stack>
        <Row gap={16}>
          <Button type="primary" htmlType="submit" loading={busy} aria-keyshortcuts="Control+S">
            {feature ? shell("save") : t("publish")}
          </Button>
          <Link to={linkTo(paths.featured)}>{shell("cancel")}</Link>
        </Row>
      </div>
      <Preview />
    </Form>
  );
}
