import { PROJECT } from "@callboard/catalog/fields/project.ts";
import { useApolloClient } from "@apollo/client/react";
import { Form } from "antd";
import type { FormInstance } from "antd";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Stack } from "#ui/layout/layout.tsx";
import { ownListedZone } from "#ui/zones/zones.ts";
import { zoneOfState } from "@callboard/catalog/rules/zone-of-state.ts";
import { AddressSearch } from "./address-search.tsx";
import type { FoundAddress } from "./address-search.tsx";
import { AuditionTimesSection } from "./audition-times.tsx";
import { DeclaredField, DeclaredFields } from "../steps/declared-fields.tsx";
import { TextField } from "../steps/fields.tsx";
import { FilmingDates } from "./filming-dates.tsx";
import { StepForm } from "../steps/step-form.tsx";
import { locationInput, locationValues } from "../steps/step-values.ts";
import type { LocationValues } from "../steps/step-values.ts";
import { useStepWays, wasSaved } from "../use-wizard.ts";
import type { Project, Wizard } from "../use-wizard.ts";
import { CreateLocation, UpdateLocation, WizardProjectVersion } from "../wizard-documents.ts";
import "./schedule.css";

type StepProps = { readonly wizard: Wizard; readonly project: Project };

function LocationFields({
  form,
  keep,
}: {
  readonly form: FormInstance<LocationValues>;
  readonly keep: () => void;
}) {
  const { t } = useTranslation("project-wizard");
  const state: unknown = Form.useWatch("LocationState", form);
  const zone = zoneOfState(typeof state === "string" ? state : null) ?? ownListedZone();
  return (
    <>
      <AddressSearch
        onPicked={(address) => {
          fill(form, address);
          keep();
        }}
      />
      <Stack className="step-pair" gap="0 20">
        <TextField
          name="AddressLine1"
          path={["FilmingAddress", "AddressLine1"]}
          autoComplete="off"
          help={t("addressPrivate")}
        />
        <TextField name="Zipcode" path={["FilmingAddress", "Zipcode"]} autoComplete="off" />
        <DeclaredField name="LocationCity" rows={PROJECT} />
        <DeclaredField name="LocationState" rows={PROJECT} />
      </Stack>
      {/* The form holds the coordinates as an object, which an input cannot display. */}
      <Form.Item name={["FilmingAddress", "Point"]} hidden getValueProps={() => ({})}>
        <input type="hidden" />
      </Form.Item>
      <DeclaredFields rows={PROJECT} group="filming" />
      <FilmingDates zone={zone} />
    </>
  );
}

function fill(
  form: FormInstance<LocationValues>,
  { AddressLine1, City, State, Zipcode, Point }: FoundAddress,
): void {
  const point = Point ? { lat: Point.lat, lon: Point.lon } : null;
  const fields = {
    ...(City && { LocationCity: City }),
    ...(State && { LocationState: State }),
    FilmingAddress: { AddressLine1: AddressLine1 ?? null, Zipcode: Zipcode ?? null, Point: point },
  };
  form.setFieldsValue(fields);
}

/** Step 4: location, dates and auditions. */
export function LocationStep({ wizard, project }: StepProps) {
  const { t } = useTranslation("project-wizard");
  const graph = useApolloClient();
  const { after, ...ways } = useStepWays(wizard, "location");
  const scheduled = useRef<Promise<unknown>>(Promise.resolve());
  async function save(values: LocationValues): Promise<void> {
    // Adding audition times increments the version, and the refetch for it may still be in progress.
    await scheduled.current;
    const latest = graph.cache.readFragment({ fragment: WizardProjectVersion, from: project });
    const Version = latest?.Data.Version ?? project.Data.Version;
    const locationInformation = { ...locationInput(values), PK: project.PK, Version };
    const mutation = wasSaved(project, 4) ? UpdateLocation : CreateLocation;
    await graph.mutate({ mutation, variables: { locationInformation } });
  }
  return (
    <>
      <StepForm<LocationValues>
        {...ways}
        name="location"
        title={t("step.location")}
        argument="locationInformation"
        initial={locationValues(project)}
        save={async (values) => {
          await save(values);
          return after(project.PK);
        }}
      >
        {(form, keep) => <LocationFields form={form} keep={keep} />}
      </StepForm>
      <AuditionTimesSection
        project={project}
        onSaved={() => {
          scheduled.current = wizard.refetch().catch(() => undefined);
        }}
      />
    </>
  );
}
