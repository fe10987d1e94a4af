import { CheckCircleFilled } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Grid, Row, Text } from "#ui/layout/layout.tsx";
import { Card } from "./card.tsx";

export type ChecklistStep = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly done: boolean;
};

/** A new member's first steps, in order; the next one has the button. */
export function Checklist({
  title,
  steps,
}: {
  readonly title: string;
  readonly steps: readonly ChecklistStep[];
}) {
  const { t } = useTranslation("dashboard");
  const next = steps.find(({ done }) => !done);
  const done = steps.filter((step) => step.done).length;
  return (
    <Card title={title} note={t("stepsDone", { done, count: steps.length })}>
      <ol className="work-list">
        {steps.map((step, index) => (
          <li key={step.id} className="work-row">
            <span className={step.done ? "step-sign step-sign-done" : "step-sign"} aria-hidden="true">
              {step.done ? <CheckCircleFilled /> : index + 1}
            </span>
            <Grid as="span" className="work-words" columns={1} shrinks>
              <Text className="work-title" text="medium">
                {step.title}
                {step.done && <span className="visually-hidden"> {t("stepDone")}</span>}
              </Text>
              <Text className="work-text" text="small quiet">
                {step.text}
              </Text>
            </Grid>
            {!step.done && (
              <Row as="span" className="work-end" gap="6 8" justify="end" wrap push>
                <Link
                  className={step === next ? "accent-button" : "plain-button"}
                  to={step.to}
                  aria-label={step.title}
                >
                  {t("go")}
                </Link>
              </Row>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
