import { useTranslation } from "react-i18next";
import type { NotificationsQuery } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { Row, Text } from "#ui/layout/layout.tsx";
import { usePay } from "#ui/pay/use-pay.ts";
import { useHappening } from "./use-happening.ts";

export type Notification = NotificationsQuery["getNotifications"]["Results"][number];

/** A notification: what happened, to what and whom, and when. */
export function NotificationWords({ Data }: Pick<Notification, "Data">) {
  const { t } = useTranslation("frame");
  const happening = useHappening();
  const { ago } = useFormats();
  const viewer = useViewer();
  const { FileName, UserId, UserName, RoleName, ProjectName, CompanyName } = Data;
  // Readers know their own name; agents and casting read whose it is.
  const who = UserId && idOf(UserId) === idOf(viewer.key) ? null : UserName;
  const pay = usePay();
  const { FormerPay, Pay } = Data;
  const change = FormerPay && Pay && [FormerPay, Pay].map((one) => pay.one(one) || "–").join(" → ");
  const names = [change, FileName, who, RoleName, ProjectName ?? CompanyName].filter(Boolean);
  return (
    <>
      <Row as="span" className="notification-title" gap={8} align="stretch" justify="between" text="medium">
        {happening(Data.Happening)}
        {Data.Count > 1 && (
          <Text text="dense quiet regular">{t("notifications.times", { count: Data.Count })}</Text>
        )}
      </Row>
      {names.length > 0 && (
        <Text as="bdi" text="dense quiet regular">
          {names.join(" · ")}
        </Text>
      )}
      <Text text="dense quiet regular">{ago(Data.CreateDate)}</Text>
    </>
  );
}
