import { useQuery } from "@apollo/client/react";
import { Alert } from "antd";
import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#gen/gql.ts";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { useClashWords } from "./clash-words.ts";

const DayClashesQuery = graphql(`
  query DayClashes($userId: ID!, $positionId: ID!, $dates: [LocalDate!]!) {
    getPositionSubmission(UserId: $userId, RoleId: $positionId) {
      Data {
        WorkDays
        Clashes(Dates: $dates) {
          Kind
          Date
          Project {
            ProjectId
            Name
          }
        }
        OwnDaysChecked(Dates: $dates)
      }
    }
  }
`);

type DayClashesProps = {
  readonly person: WallCard_SubmissionFragment;
  /** Days of the request; none means those of the breakdown. */
  readonly dates: readonly string[];
};

/** What the person has on the days of a request, and which days it takes if it names none. */
export function DayClashes({ person, dates }: DayClashesProps) {
  const { t } = useTranslation("requests");
  const { t: submissions } = useTranslation("submissions");
  const formats = useFormats();
  const when = useWhen();
  const wordsOf = useClashWords();
  const asked = useDeferredValue(dates.join(","));
  const { data, error } = useQuery(DayClashesQuery, {
    variables: {
      userId: person.Data.UserId,
      positionId: person.Data.RoleId,
      dates: asked === "" ? [] : asked.split(","),
    },
  });
  const found = data?.getPositionSubmission?.Data;
  const unchecked = <Alert type="warning" showIcon title={submissions("ownDaysUnchecked")} />;
  if (!found) return error ? unchecked : null;
  const days = found.WorkDays ?? [];
  const clashes = (found.Clashes ?? []).map(wordsOf);
  return (
    <div aria-live="polite">
      {dates.length === 0 && days.length === 0 && <Alert type="warning" showIcon title={t("noDays")} />}
      {dates.length === 0 && days.length > 0 && (
        <p>{t("breakdownTakes", { days: formats.list(days.map((day) => when.day(day))) })}</p>
      )}
      {clashes.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t("clashes")}
          description={
            <ul>
              {clashes.map((clash) => (
                <li key={clash}>{clash}</li>
              ))}
            </ul>
          }
        />
      )}
      {found.OwnDaysChecked === false && unchecked}
    </div>
  );
}
