import { PROJECT } from "@callboard/catalog/fields/project.ts";
import { useApolloClient } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { plainPhone } from "#lib/forms/phone.ts";
import { DeclaredFields } from "./declared-fields.tsx";
import { StepForm } from "./step-form.tsx";
import { contactValues } from "./step-values.ts";
import type { ContactValues } from "./step-values.ts";
import { useStepWays, wasSaved } from "../use-wizard.ts";
import type { Project, Wizard } from "../use-wizard.ts";
import { CreateContact, UpdateContact } from "../wizard-documents.ts";

type StepProps = { readonly wizard: Wizard; readonly project: Project };

/** Step 2: contact information. */
export function ContactStep({ wizard, project }: StepProps) {
  const { t } = useTranslation("project-wizard");
  const graph = useApolloClient();
  const { after, ...ways } = useStepWays(wizard, "contact");
  async function save(values: ContactValues): Promise<void> {
    const CastingDirPhone = (await plainPhone(values.CastingDirPhone ?? "")) || null;
    const contactInfo = { ...values, CastingDirPhone, PK: project.PK, Version: project.Data.Version };
    const mutation = wasSaved(project, 2) ? UpdateContact : CreateContact;
    await graph.mutate({ mutation, variables: { contactInfo } });
  }
  return (
    <StepForm<ContactValues>
      {...ways}
      name="contact"
      title={t("step.contact")}
      argument="contactInfo"
      initial={contactValues(project)}
      save={async (values) => {
        await save(values);
        return after(project.PK);
      }}
    >
      {() => <DeclaredFields rows={PROJECT} group="contact" />}
    </StepForm>
  );
}
