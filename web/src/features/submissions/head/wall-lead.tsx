import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { WallHeadQuery } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { Row } from "#ui/layout/layout.tsx";
import { RoleStatus } from "#ui/status/role-status.tsx";
import { usePay } from "#ui/pay/use-pay.ts";
import { useWhen } from "#ui/when/use-when.ts";

export type WallPosition = NonNullable<WallHeadQuery["getProjectRoleById"]>;

/** Next to the role's name, in one line: its status, who is sought, pay, closing date, and how full it is. */
export function WallLead({ Data }: Pick<WallPosition, "Data">) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const formats = useFormats();
  const when = useWhen();
  const pay = usePay().one(Data);
  const kind = Data.PositionType === "Crew" ? "crewPositions" : "roleTypes";
  const looked = [
    word("roleTypes", Data.RoleType) || word(kind, Data.PositionSubType),
    Data.Gender.length > 0 ? formats.join(Data.Gender.map((one) => word("genders", one))) : t("anyGender"),
    Data.AgeRange.length > 0
      ? t("playing", { ages: formats.join(Data.AgeRange.map((one) => word("ageRanges", one))) })
      : "",
  ];
  return (
    <Row as="span" className="wall-lead" gap="4 12" text="soft" nowrap>
      <Link to={linkTo(paths.projectSubmissions, { id: Data.Project.PK })}>
        <bdi>{Data.Project.Data.Name ?? shell("unnamed")}</bdi>
      </Link>
      <RoleStatus status={Data.RoleStatus} project={Data.Project.Data.Status} />
      <span className="wall-looked">{looked.filter(Boolean).join(" · ")}</span>
      {pay !== "" && <strong>{pay}</strong>}
      {Data.SubmissionsDueBy && <span>{t("dueOn", { date: when.day(Data.SubmissionsDueBy) })}</span>}
      <span>{t("bookedOf", { booked: Data.Cast ?? 0, wanted: Data.Quantity ?? 0 })}</span>
    </Row>
  );
}
