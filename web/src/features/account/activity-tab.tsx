import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { fullName, useViewer } from "#lib/session/viewer.tsx";
import { useActivity, type Deed } from "#ui/activity/use-activity.ts";
import { Box, Row, Stack, Text } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { When } from "#ui/when/when.tsx";
import { deedOf } from "./activity-words.ts";
import "./account.css";

function DeedRow({ deed }: { readonly deed: Deed }) {
  const { t } = useTranslation("account");
  const viewer = useViewer();
  const { Action, Actor, OccurredAt, Reason } = deed;
  const name = fullName({ firstName: Actor?.Data.FirstName, lastName: Actor?.Data.LastName });
  return (
    <Row as="li" className="account-deed" gap="4 12" wrap pad="6 16">
      <strong>{t(`did.${deedOf(Action)}`)}</strong>
      <span>
        {Actor?.PK === viewer.key ? t("you") : <bdi>{name || t("someoneElse")}</bdi>} ·{" "}
        <When at={OccurredAt} />
      </span>
      {Reason && <p dir="auto">{Reason}</p>}
    </Row>
  );
}

/** What happened to the member's own account, when and by whom, newest first. */
export function ActivityTab() {
  const { t } = useTranslation("account");
  const { t: shell } = useTranslation();
  const { deeds, loading, error, retry, showMore } = useActivity(useViewer().key);
  return (
    <DataBlock
      loading={loading}
      error={error}
      onRetry={retry}
      isEmpty={deeds.length === 0}
      empty={<StateBlock title={t("noActivity")} text={t("noActivityText")} />}
    >
      <Stack className="account" gap={32} across="start">
        <Text as="p" text="quiet">
          {t("activityText")}
        </Text>
        <Box as="ol" wide card aria-label={t("activity")}>
          {deeds.map((deed) => (
            <DeedRow key={deed.Id} deed={deed} />
          ))}
        </Box>
        {showMore && <Button onClick={showMore}>{shell("showMore")}</Button>}
      </Stack>
    </DataBlock>
  );
}
