import { PROJECT_TYPES } from "@callboard/catalog/project-types.ts";
import { UNIONS, UNION_CHOICES } from "@callboard/catalog/unions.ts";
import { useApolloClient } from "@apollo/client/react";
import { Form } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import type { UploadedMedia } from "#lib/uploads/upload-store.ts";
import { ProjectPictures } from "#ui/project-files/project-pictures.tsx";
import { ChoiceField, LongField, NumberField, TextField, YesNoField } from "./fields.tsx";
import { PosterField } from "./poster-field.tsx";
import { StepForm } from "./step-form.tsx";
import { infoValues } from "./step-values.ts";
import type { InfoValues } from "./step-values.ts";
import { useStepWays } from "../use-wizard.ts";
import type { Project, Wizard } from "../use-wizard.ts";
import { CreateInfo, SaveMedia, UpdateInfo } from "../wizard-documents.ts";

const UNION_NAMES = UNIONS.map(({ value, label }) => ({ value, label }));

/** Creates the project, or saves its first step. A repeated click creates only one project. */
function useSaveInfo(wizard: Wizard, poster: UploadedMedia | null) {
  const graph = useApolloClient();
  const viewer = useViewer();
  const { keyFor, settle } = useClientKey();
  const { project } = wizard;
  return async (values: InfoValues): Promise<string> => {
    const fields = { ...values, Date: values.Date || null };
    if (project) {
      const projectInfo = { ...fields, PK: project.PK, Version: project.Data.Version };
      const { data } = await graph.mutate({ mutation: UpdateInfo, variables: { projectInfo } });
      return data?.project.PK ?? project.PK;
    }
    const company = hasRole(viewer, ["Admin"]) && viewer.companyKey ? { CompanyId: viewer.companyKey } : {};
    const created = { ...fields, ...company };
    const projectInfo = { ...created, ClientKey: keyFor(created) };
    const { data } = await graph.mutate({ mutation: CreateInfo, variables: { projectInfo } });
    settle();
    const key = data?.project.PK ?? "";
    if (poster) {
      // The project is created even if its poster is refused; the field shows the error.
      const media = { PK: key, Media: [poster.key] };
      await graph.mutate({ mutation: SaveMedia, variables: { media } }).catch(() => undefined);
    }
    return key;
  };
}

function UnionFields() {
  const union: unknown = Form.useWatch("Union");
  return (
    <div className="step-pair">
      <ChoiceField name="Union" required options={UNION_CHOICES} words="unionChoices" />
      {(union === "Union" || union === "Both") && (
        <>
          <ChoiceField name="UnionType" options={UNION_NAMES} />
          <TextField name="UnionNumber" max={60} />
        </>
      )}
    </div>
  );
}

function InfoFields() {
  const { t } = useTranslation("project-wizard");
  const { t: breakdown } = useTranslation("breakdown");
  return (
    <>
      <TextField name="Name" required max={120} />
      <ChoiceField name="ProjectType" required options={PROJECT_TYPES} words="projectTypes" />
      <LongField name="ProjectOverview" max={1_000} help={t("overviewHelp")} />
      <LongField name="Description" required max={5_000} rows={5} help={t("descriptionHelp")} />
      <UnionFields />
      <div className="step-pair">
        <NumberField name="PayRate" money help={t("payHelp")} />
        <NumberField name="EstProjectBudget" money help={t("budgetHelp")} />
        <NumberField name="NumberRoles" max={999} />
        <TextField name="Date" type="date" />
      </div>
      <YesNoField name="Public" required labels={[breakdown("public"), breakdown("private")]} />
    </>
  );
}

/** The poster and further photos; before the project exists, only the poster. */
function Photos({
  project,
  onChanged,
}: {
  readonly project: Project;
  readonly onChanged: Wizard["refetch"];
}) {
  const { t } = useTranslation("breakdown");
  return (
    <fieldset className="step-group">
      <legend>{t("photos")}</legend>
      <ProjectPictures
        projectKey={project.PK}
        mayChange={project.Data.ViewerCan.includes("saveProjectMedia")}
        onChanged={onChanged}
      />
    </fieldset>
  );
}

/** Step 1: basic information. Saving it creates the project. */
export function InfoStep({ wizard }: { readonly wizard: Wizard }) {
  const { t } = useTranslation("project-wizard");
  const [poster, setPoster] = useState<UploadedMedia | null>(null);
  const { after, ...ways } = useStepWays(wizard, "info");
  const save = useSaveInfo(wizard, poster);
  return (
    <div className="info-step">
      <PosterField
        project={wizard.project}
        name={wizard.project?.Data.Name ?? ""}
        waiting={wizard.project ? null : poster}
        onWaiting={setPoster}
      />
      <StepForm<InfoValues>
        {...ways}
        name="info"
        title={t("step.info")}
        argument="projectInfo"
        initial={infoValues(wizard.project)}
        save={async (values) => after(await save(values))}
      >
        {() => (
          <>
            <InfoFields />
            {wizard.project && <Photos project={wizard.project} onChanged={wizard.refetch} />}
          </>
        )}
      </StepForm>
    </div>
  );
}
