import { useApolloClient, useQuery } from "@apollo/client/react";
import { Button, Input } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Row } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { When } from "#ui/when/when.tsx";
import { CalendarFeed, MakeCalendarFeed, RevokeCalendarFeed } from "./calendar-documents.ts";

/** The secret address by which other calendars subscribe to this one: created, copied once, revoked. */
export function FeedPanel() {
  const { t } = useTranslation("calendar");
  const graph = useApolloClient();
  const notifyFailure = useFailureNotice();
  const { data, error, loading, refetch } = useQuery(CalendarFeed, { fetchPolicy: "cache-and-network" });
  const [address, setAddress] = useState<string | null>(null);
  const made = data?.getCalendarFeed?.CreateDate ?? null;
  const again = () => refetch().catch(() => undefined);

  async function run(work: () => Promise<void>, done: string): Promise<void> {
    try {
      await work();
      notify("success", done);
    } catch (error) {
      notifyFailure(error);
    } finally {
      await again();
    }
  }

  const make = () =>
    run(async () => {
      const answer = await graph.mutate({ mutation: MakeCalendarFeed });
      const path = answer.data?.createCalendarFeed.Path ?? null;
      setAddress(path && new URL(path, location.origin).href);
    }, t("feedMade"));
  const revoke = () =>
    run(async () => {
      await graph.mutate({ mutation: RevokeCalendarFeed });
      setAddress(null);
    }, t("feedRevoked"));

  return (
    <section className="side-panel" aria-labelledby="feed">
      <h2 id="feed">{t("feed")}</h2>
      <p>{t("feedText")}</p>
      {address !== null && (
        <>
          <Input readOnly dir="ltr" value={address} aria-label={t("feedAddress")} />
          <Button
            onClick={() =>
              void navigator.clipboard.writeText(address).then(() => notify("success", t("feedCopied")))
            }
          >
            {t("feedCopy")}
          </Button>
          <p>{t("feedOnce")}</p>
        </>
      )}
      {/* Until it is known whether there is one, none is offered: a new address would end the present one. */}
      <DataBlock
        loading={data === undefined && loading}
        error={made === null ? error : null}
        onRetry={() => void again()}
      >
        {made !== null && (
          <p>
            {t("feedSince")} <When at={made} as="past" />
          </p>
        )}
        <Row gap={8} align="stretch" wrap>
          <Button onClick={() => void make()}>{t(made === null ? "feedMake" : "feedRenew")}</Button>
          {made !== null && (
            <Button danger onClick={() => void revoke()}>
              {t("feedRevoke")}
            </Button>
          )}
        </Row>
      </DataBlock>
    </section>
  );
}
