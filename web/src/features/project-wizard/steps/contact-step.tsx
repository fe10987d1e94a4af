import { useApolloClient } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { plainPhone } from "#lib/forms/phone.ts";
import { LongField, TextField } from "./fields.tsx";
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
    const CastingDirPhone = plainPhone(values.CastingDirPhone ?? "") || null;
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
      {() => (
        <>
          <TextField name="CastingDirName" required max={120} autoComplete="name" />
          <div className="step-pair">
            <TextField
              name="CastingDirEmail"
              required
              type="email"
              autoComplete="email"
              help={t("companyOnly")}
            />
            <TextField name="CastingDirPhone" type="tel" autoComplete="tel" help={t("phoneHelp")} />
          </div>
          <LongField name="ContactInformation" max={1_000} help={t("contactHelp")} />
        </>
      )}
    </StepForm>
  );
}
