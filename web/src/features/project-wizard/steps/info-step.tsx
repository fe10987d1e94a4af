import { PROJECT } from "@callboard/catalog/fields/project.ts";
import { useApolloClient } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import { NewPictures, SavedPictures } from "../pictures/pictures-part.tsx";
import { useSaveWaiting } from "../pictures/use-save-waiting.ts";
import { useWaitingPictures } from "../pictures/use-waiting-pictures.ts";
import { DeclaredFields } from "./declared-fields.tsx";
import { YesNoField } from "./fields.tsx";
import { StepForm } from "./step-form.tsx";
import { infoValues } from "./step-values.ts";
import type { InfoValues } from "./step-values.ts";
import { useStepWays } from "../use-wizard.ts";
import type { Wizard } from "../use-wizard.ts";
import { CreateInfo, UpdateInfo } from "../wizard-documents.ts";

/** Creates the project with its pictures, or saves its first step. A repeated click creates only one project. */
function useSaveInfo(wizard: Wizard, savePictures: (project: string) => Promise<void>) {
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
    await savePictures(key);
    return key;
  };
}

function InfoFields() {
  const { t } = useTranslation("breakdown");
  const visibility = <YesNoField name="Public" required labels={[t("public"), t("private")]} />;
  return (
    <>
      <DeclaredFields rows={PROJECT} group="about" />
      <DeclaredFields rows={PROJECT} group="union" />
      <DeclaredFields rows={PROJECT} group="figures" own={{ Public: visibility }} />
    </>
  );
}

/** Step 1: basic information. Saving it creates the project. */
export function InfoStep({ wizard }: { readonly wizard: Wizard }) {
  const { t } = useTranslation("project-wizard");
  const { after, ...ways } = useStepWays(wizard, "info");
  const waiting = useWaitingPictures();
  const save = useSaveInfo(wizard, useSaveWaiting(waiting));
  return (
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
          {wizard.project === null ? (
            <NewPictures waiting={waiting} />
          ) : (
            <SavedPictures project={wizard.project} onChanged={wizard.refetch} />
          )}
        </>
      )}
    </StepForm>
  );
}
