import { useQuery } from "@apollo/client/react";
import { Alert } from "antd";
import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#gen/gql.ts";
import { useFormats } from "#i18n/formats.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { useClashWords } from "./clash-words.ts";
import type { RequestProps } from "./use-request.ts";

const ClashesOfManyQuery = graphql(`
  query ClashesOfMany($criteria: PositionSubmissionsCriteria!, $dates: [LocalDate!]!) {
    getPositionSubmissions(criteria: $criteria) {
      Submissions {
        PK
        SK
        Data {
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
  }
`);

type ClashesOfManyProps = {
  /** People who were sent for one role. */
  readonly people: RequestProps["people"];
  /** Days of the request; none means those of the breakdown. */
  readonly dates: readonly string[];
};

/** Who of several people has something on the days of a request, by name and day. */
export function ClashesOfMany({ people, dates }: ClashesOfManyProps) {
  const { t } = useTranslation("requests");
  const { t: submissions } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const formats = useFormats();
  const wordsOf = useClashWords();
  const asked = useDeferredValue(dates.join(","));
  const criteria = {
    RoleId: people[0].Data.RoleId,
    UserIds: people.map(({ Data }) => Data.UserId),
    PageSize: people.length,
  };
  const { data, error } = useQuery(ClashesOfManyQuery, {
    variables: { criteria, dates: asked === "" ? [] : asked.split(",") },
  });
  const found = new Map(data?.getPositionSubmissions.Submissions.map((one) => [one.SK, one.Data]));
  const busy = people.flatMap(({ SK, Data: { FirstName: firstName, LastName: lastName } }) => {
    const clashes = found.get(SK)?.Clashes ?? [];
    const name = fullName({ firstName, lastName }) || shell("unnamed");
    return clashes.length > 0 ? [{ SK, name, clashes: formats.list(clashes.map(wordsOf)) }] : [];
  });
  const isUnchecked = Boolean(error) || [...found.values()].some(({ OwnDaysChecked }) => !OwnDaysChecked);
  return (
    <div aria-live="polite">
      {busy.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t("clashes")}
          description={
            <ul>
              {busy.map(({ SK, name, clashes }) => (
                <li key={SK}>
                  <bdi>{name}</bdi>: {clashes}
                </li>
              ))}
            </ul>
          }
        />
      )}
      {isUnchecked && <Alert type="warning" showIcon title={submissions("ownDaysUnchecked")} />}
    </div>
  );
}
