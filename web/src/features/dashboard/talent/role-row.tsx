import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { Stack, Text } from "#ui/layout/layout.tsx";
import { usePay } from "#ui/pay/use-pay.ts";
import { DueCue } from "#ui/when/due-cue.tsx";
import { RowPoster, WorkRow } from "../parts/work-row.tsx";
import { fitOf } from "./fitting-roles.ts";
import type { FoundPosition, FoundRole } from "./fitting-roles.ts";

const CRITERIA = ["Age", "Gender", "Height", "Eyes", "Hair", "Skills", "Union", "Language", "Place"] as const;

/** How the viewer fits, in words, with what is missing. */
function FitWords({ position }: { readonly position: FoundPosition }) {
  const { t } = useTranslation("dashboard");
  const { t: shell } = useTranslation();
  const formats = useFormats();
  const { Fit } = position.Data;
  if (!Fit || fitOf(position) === null) {
    return (
      <Text text="small soft">
        <Link to={linkTo(paths.profile)}>{t("fitUnknown")}</Link>
      </Text>
    );
  }
  if (Fit.Of === 0)
    return (
      <Text text="small" className="fit-all">
        {shell("fit.open")}
      </Text>
    );
  if (Fit.Met === Fit.Of)
    return (
      <Text text="small" className="fit-all">
        {t("fitsAll", { count: Fit.Of })}
      </Text>
    );
  const missing = Fit.Criteria.filter(({ Verdict }) => Verdict !== "Met").flatMap(({ Criterion }) => {
    const known = CRITERIA.find((one) => one === Criterion);
    return known ? [shell(`fit.criterion.${known}`)] : [];
  });
  return (
    <Text text="small soft">
      {t("fitsSome", { met: Fit.Met, count: Fit.Of, missing: formats.join(missing) })}
    </Text>
  );
}

type RoleRowProps = {
  readonly role: FoundRole;
  readonly action: string;
};

/** An open role: what it is, how the viewer fits, its pay, its due date, and the submit action. */
export function RoleRow({ role: { project, position }, action }: RoleRowProps) {
  const { t } = useTranslation("dashboard");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const pay = usePay();
  const name = position.Data.PositionName ?? shell("unnamed");
  const facts = [
    word("projectTypes", project.Data.ProjectType),
    word("unionChoices", project.Data.Union),
    [project.Data.LocationCity, project.Data.LocationState].filter(Boolean).join(", "),
  ];
  const link = linkTo(paths.projectSearch, {}, { project: project.PK, position: position.SK });
  const due = position.Data.SubmissionsDueBy && (
    <DueCue at={position.Data.SubmissionsDueBy} clock={false} format={(when) => t("by.due", { when })} />
  );
  const submit = (
    <Link className="plain-button" to={link} aria-label={`${action}: ${name}`}>
      {action}
    </Link>
  );
  return (
    <WorkRow
      lead={
        <RowPoster url={project.Data.Media[0]?.Data.ContentThumbNailUrl} name={project.Data.Name ?? name} />
      }
      title={
        <>
          <Link to={link}>
            <bdi>{name}</bdi>
          </Link>{" "}
          <span className="beside">
            <bdi>{project.Data.Name}</bdi>
          </span>
        </>
      }
      text={facts.filter(Boolean).join(" · ")}
      more={<FitWords position={position} />}
      end={
        <>
          <Stack as="span" className="work-pay" gap={2} across="end">
            <strong>{pay.one(position.Data)}</strong>
            {due}
          </Stack>
          {submit}
        </>
      }
    />
  );
}
