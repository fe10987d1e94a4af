import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFormats } from "#i18n/formats.ts";
import { Box, Text } from "#ui/layout/layout.tsx";
import { STEPS, isStepDone } from "./steps/steps.ts";
import type { Step } from "./steps/steps.ts";
import { stepLink } from "./use-wizard.ts";
import type { Project } from "./use-wizard.ts";

/** All steps, each with its own address once the project exists; completed ones are marked. */
export function WizardSteps({
  project,
  current,
}: {
  readonly project: Project | null;
  readonly current: Step;
}) {
  const { t } = useTranslation("project-wizard");
  const formats = useFormats();
  return (
    <Box as="nav" className="wizard-steps" shrinks aria-label={t("steps")}>
      <Text as="p" className="wizard-place" after={4} text="dense quiet">
        {t("stepOf", {
          step: formats.number(STEPS.indexOf(current) + 1),
          total: formats.number(STEPS.length),
        })}
      </Text>
      <ol>
        {STEPS.map((step, index) => {
          const done = project !== null && isStepDone(step, project.Data);
          const words = (
            <>
              <span className="wizard-step-sign" aria-hidden="true">
                {done ? "✓" : index + 1}
              </span>
              <span className="wizard-step-name">{t(`step.${step}`)}</span>
              {done && <span className="visually-hidden">{t("stepDone")}</span>}
            </>
          );
          return (
            <li key={step} data-done={done}>
              {project === null ? (
                <span className="wizard-step" aria-current={step === current ? "step" : undefined}>
                  {words}
                </span>
              ) : (
                <Link
                  className="wizard-step"
                  to={stepLink(project.PK, step)}
                  aria-current={step === current ? "step" : undefined}
                >
                  {words}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </Box>
  );
}
