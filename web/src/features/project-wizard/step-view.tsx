import { Suspense, lazy, useEffect } from "react";
import type { WizardProjectQuery } from "#gen/graphql.ts";
import { Loading } from "#ui/page/loading.tsx";
import { InfoStep } from "./steps/info-step.tsx";
import { stepAfter } from "./steps/steps.ts";
import type { Step } from "./steps/steps.ts";
import type { Wizard } from "./use-wizard.ts";

/** Lazily loaded steps: all except the first, where a new project begins. */
const LOADERS = {
  contact: () => import("./steps/contact-step.tsx"),
  additional: () => import("./steps/additional-step.tsx"),
  location: () => import("./schedule/location-step.tsx"),
  positions: () => import("./positions/positions-step.tsx"),
  review: () => import("./steps/review-step.tsx"),
} satisfies Partial<Record<Step, () => Promise<unknown>>>;

const ContactStep = lazy(() => LOADERS.contact().then((m) => ({ default: m.ContactStep })));
const AdditionalStep = lazy(() => LOADERS.additional().then((m) => ({ default: m.AdditionalStep })));
const LocationStep = lazy(() => LOADERS.location().then((m) => ({ default: m.LocationStep })));
const PositionsStep = lazy(() => LOADERS.positions().then((m) => ({ default: m.PositionsStep })));
const ReviewStep = lazy(() => LOADERS.review().then((m) => ({ default: m.ReviewStep })));

/** Loads a step's code ahead of time; if that fails, the error appears when the step renders. */
export function useStepCode(step: string | null): void {
  useEffect(() => {
    if (step !== null && Object.hasOwn(LOADERS, step))
      LOADERS[step as keyof typeof LOADERS]().catch(() => undefined);
  }, [step]);
}

type StepViewProps = {
  readonly step: Step;
  readonly wizard: Wizard;
  readonly shown: WizardProjectQuery["getProjectById"] | null;
};

function Shown({ step, wizard, shown }: StepViewProps) {
  const { project } = wizard;
  if (project === null || step === "info") return <InfoStep wizard={wizard} />;
  const given = { wizard, project };
  switch (step) {
    case "contact":
      return <ContactStep {...given} />;
    case "additional":
      return <AdditionalStep {...given} />;
    case "location":
      return <LocationStep {...given} />;
    case "positions":
      return <PositionsStep {...given} />;
    case "review":
      return shown && <ReviewStep {...given} shown={shown} />;
  }
}

/** Renders a step, and loads the code of the next one meanwhile. */
export function StepView(props: StepViewProps) {
  useStepCode(props.wizard.project && stepAfter(props.step));
  return (
    <Suspense fallback={<Loading />}>
      <Shown {...props} />
    </Suspense>
  );
}
