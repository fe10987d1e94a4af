import { PROJECT } from "@callboard/catalog/fields/project.ts";
import { useApolloClient } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { ProjectDocuments } from "#ui/project-files/project-documents.tsx";
import { DeclaredFields } from "./declared-fields.tsx";
import { StepForm } from "./step-form.tsx";
import { additionalValues } from "./step-values.ts";
import type { AdditionalValues } from "./step-values.ts";
import { useStepWays, wasSaved } from "../use-wizard.ts";
import type { Project, Wizard } from "../use-wizard.ts";
import { CreateAdditional, UpdateAdditional } from "../wizard-documents.ts";

type StepProps = { readonly wizard: Wizard; readonly project: Project };

/** Step 3: additional information that helps talent decide. */
export function AdditionalStep({ wizard, project }: StepProps) {
  const { t } = useTranslation("project-wizard");
  const { t: breakdown } = useTranslation("breakdown");
  const graph = useApolloClient();
  const { after, ...ways } = useStepWays(wizard, "additional");
  async function save(values: AdditionalValues): Promise<void> {
    const additionalInformation = { ...values, PK: project.PK, Version: project.Data.Version };
    const mutation = wasSaved(project, 3) ? UpdateAdditional : CreateAdditional;
    await graph.mutate({ mutation, variables: { additionalInformation } });
  }
  return (
    <StepForm<AdditionalValues>
      {...ways}
      name="additional"
      title={t("step.additional")}
      argument="additionalInformation"
      initial={additionalValues(project)}
      save={async (values) => {
        await save(values);
        return after(project.PK);
      }}
    >
      {() => (
        <>
          <DeclaredFields rows={PROJECT} group="additional" />
          <fieldset className="step-group">
            <legend>{breakdown("documents")}</legend>
            <ProjectDocuments
              projectKey={project.PK}
              mayChange={project.Data.ViewerCan.includes("saveSupportingDocs")}
              onChanged={wizard.refetch}
            />
          </fieldset>
        </>
      )}
    </StepForm>
  );
}
