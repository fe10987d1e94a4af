import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { GROUP_NUMBERS } from "../groups/group-number.ts";
import { isIn } from "../decisions/offers.ts";

type GroupMarksProps = Pick<WallCard_SubmissionFragment["Data"], "Groups" | "OtherRoles">;

/** The numbers of the groups that hold somebody, and how many other roles they are up for. Said in words elsewhere. */
export function GroupMarks(data: GroupMarksProps) {
  const others = data.OtherRoles?.length ?? 0;
  return (
    <span className="group-marks" aria-hidden="true">
      {others > 0 && <span className="group-mark">+{others}</span>}
      {GROUP_NUMBERS.filter((number) => isIn(data, number)).map((number) => (
        <span key={number} className={number === 1 ? "group-mark group-mark-first" : "group-mark"}>
          {number}
        </span>
      ))}
    </span>
  );
}
