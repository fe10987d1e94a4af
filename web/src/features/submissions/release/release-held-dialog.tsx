import { useApolloClient, useQuery } from "@apollo/client/react";
import { Checkbox, Modal } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#gen/gql.ts";
import type { HeldPeopleQuery } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { FirstFocus } from "#ui/confirm/first-focus.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { BookMany } from "../bulk/bulk-documents.ts";
import { HELD_STATUSES } from "./held-statuses.ts";

const HeldPeople = graphql(`
  query HeldPeople($criteria: PositionSubmissionsCriteria!) {
    getPositionSubmissions(criteria: $criteria) {
      Total
      Submissions {
        Data {
          UserId
          FirstName
          LastName
          BookingStatus
        }
      }
    }
  }
`);

type Held = HeldPeopleQuery["getPositionSubmissions"]["Submissions"][number];

type ReleaseHeldDialogProps = {
  readonly positionId: string;
  /** The last place was just taken: shown only where somebody is held. */
  readonly isOffer?: boolean;
  readonly onClose: () => void;
  /** Called after people were released. */
  readonly onReleased: () => void;
};

/** The most people that are listed at once, which is the server's page. */
const LISTED = 100;

function useHeld({ positionId, onClose, onReleased }: ReleaseHeldDialogProps) {
  const { t } = useTranslation("bulk");
  const graph = useApolloClient();
  const notifyFailure = useFailureNotice();
  const [sending, setSending] = useState(false);
  const { data, error, loading, refetch } = useQuery(HeldPeople, {
    variables: { criteria: { RoleId: positionId, Status: [...HELD_STATUSES], PageSize: LISTED } },
    fetchPolicy: "network-only",
  });
  async function release(people: readonly Held[]): Promise<void> {
    setSending(true);
    try {
      const submissions = people.map(({ PK, SK, Data: { UserId } }) => ({ PK, SK, UserId }));
      const answer = await graph.mutate({ mutation: BookMany, variables: { submissions, status: false } });
      const results = answer.data?.projectSubmissionsBooking.Results ?? [];
      const done = results.filter(({ Status }) => Status === "Done").length;
      notify("success", t("heldReleased", { count: done }));
      onReleased();
      onClose();
    } catch (failed) {
      notifyFailure(failed);
    } finally {
      setSending(false);
    }
  }
  const found = data?.getPositionSubmissions;
  return { found, error, loading: !found && loading, again: () => void refetch(), sending, release };
}

/** Everybody who still keeps days or a time for a role that was filled or closed, preselected for their release. */
export function ReleaseHeldDialog(props: ReleaseHeldDialogProps) {
  const { t } = useTranslation("bulk");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const formats = useFormats();
  const { found, error, loading, again, sending, release } = useHeld(props);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const people = found?.Submissions ?? [];
  const chosen = people.filter(({ SK }) => !kept.has(SK));
  const rest = (found?.Total ?? 0) - people.length;
  if (props.isOffer === true && people.length === 0) return null;
  return (
    <Modal
      open
      title={t(props.isOffer === true ? "heldOffer" : "heldTitle")}
      okText={t("heldRelease", { count: chosen.length })}
      okButtonProps={{ danger: true, disabled: chosen.length === 0 }}
      cancelText={shell("close")}
      confirmLoading={sending}
      onCancel={props.onClose}
      onOk={() => void release(chosen)}
    >
      <FirstFocus>
        <DataBlock loading={loading} error={found ? null : error} onRetry={again}>
          <p>{people.length === 0 ? t("heldNone") : t("heldText")}</p>
          <Checkbox.Group
            value={chosen.map(({ SK }) => SK)}
            onChange={(checked) =>
              setKept(new Set(people.map(({ SK }) => SK).filter((key) => !checked.includes(key))))
            }
            options={people.map(({ SK, Data: { FirstName, LastName, BookingStatus } }) => ({
              value: SK,
              label: formats.join([
                fullName({ firstName: FirstName, lastName: LastName }) || shell("unnamed"),
                word("bookingStatuses", BookingStatus),
              ]),
            }))}
          />
          {rest > 0 && <p>{t("heldRest", { count: rest })}</p>}
        </DataBlock>
      </FirstFocus>
    </Modal>
  );
}
