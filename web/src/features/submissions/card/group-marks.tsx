import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { Row } from "#ui/layout/layout.tsx";
import { GROUP_NUMBERS } from "../groups/group-number.ts";
import { isIn } from "../decisions/offers.ts";

type GroupMarksProps = Pick<WallCard_SubmissionFragment["Data"], "Groups" | "OtherRoles">;

/**
 * The numbers of a person's groups, and how many other roles they are submitted for. Screen readers get this as text
 * elsewhere.
 */
export function GroupMarks(data: GroupMarksProps) {
  const others = data.OtherRoles?.length ?? 0;
  return (
    <Row as="span" className="group-marks" align="stretch" rigid push aria-hidden="true">
      {others > 0 && <span className="group-mark">+{others}</span>}
      {GROUP_NUMBERS.filter((number) => isIn(data, number)).map((number) => (
        <span key={number} className={number === 1 ? "group-mark group-mark-first" : "group-mark"}>
          {number}
        </span>
      ))}
    </Row>
  );
}
