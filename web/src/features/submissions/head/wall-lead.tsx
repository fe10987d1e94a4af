import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { WallHeadQuery } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { RoleStatus } from "#ui/status/role-status.tsx";
import { useWhen } from "#ui/when/use-when.ts";

export type WallPosition = NonNullable<WallHeadQuery["getProjectRoleById"]>;

type Data = WallPosition["Data"];

/** "$1,250 per day", with its unit always. */
function usePay(): (data: Data) => string {
  const { t } = useTranslation("submissions");
  const word = useCatalog();
  const formats = useFormats();
  return ({ Rate, RateFrequency }) => {
    if (typeof Rate !== "number") return word("rateFrequencies", RateFrequency);
    if (Rate === 0) return t("unpaid");
    return t("pay", { amount: formats.money(Rate), frequency: word("rateFrequencies", RateFrequency) });
  };
}

/** Beside the role's name, in one line: its state, who is looked for, what it pays, when it closes, how full it is. */
export function WallLead({ Data }: Pick<WallPosition, "Data">) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const formats = useFormats();
  const when = useWhen();
  const pay = usePay()(Data);
  const kind = Data.PositionType === "Crew" ? "crewPositions" : "roleTypes";
  const looked = [
    word("roleTypes", Data.RoleType) || word(kind, Data.PositionSubType),
    Data.Gender.length > 0 ? formats.join(Data.Gender.map((one) => word("genders", one))) : t("anyGender"),
    Data.AgeRange.length > 0
      ? t("playing", { ages: formats.join(Data.AgeRange.map((one) => word("ageRanges", one))) })
      : "",
  ];
  return (
    <span className="wall-lead">
      <Link to={linkTo(paths.projectSubmissions, { id: Data.Project.PK })}>
        <bdi>{Data.Project.Data.Name ?? shell("unnamed")}</bdi>
      </Link>
      <RoleStatus status={Data.RoleStatus} project={Data.Project.Data.Status} />
      <span className="wall-looked">{looked.filter(Boolean).join(" · ")}</span>
      {pay !== "" && <strong>{pay}</strong>}
      {Data.SubmissionsDueBy && <span>{t("dueOn", { date: when.day(Data.SubmissionsDueBy) })}</span>}
      <span>{t("bookedOf", { booked: Data.Cast ?? 0, wanted: Data.Quantity ?? 0 })}</span>
    </span>
  );
}
