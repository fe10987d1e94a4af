import { useMutation, useQuery } from "@apollo/client/react";
import { BellOutlined } from "@ant-design/icons";
import { Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { useLive } from "#lib/live/live-context.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Row } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { WaitingCount } from "#app/shell/navbar/navbar-node.tsx";
import { NEWEST, NotificationsDocument, ReadNotifications } from "./notification-documents.ts";
import { NotificationWords } from "./notification-words.tsx";
import type { Notification } from "./notification-words.tsx";
import "./notifications.css";

const AppealDialog = lazy(() => import("./appeal-dialog.tsx").then((m) => ({ default: m.AppealDialog })));

/**
 * Notifications of a decision against the member: a warning or a lock for their messages, or a dismissed report. A
 * lock only contains the report for those who may appeal.
 */
const APPEALABLE: readonly string[] = ["warned", "conversation-locked", "report-dismissed"];

type EntryProps = {
  readonly notification: Notification;
  readonly onOpen: () => void;
  /** Opens the appeal of the report it is about. */
  readonly onAppeal: (report: string) => void;
};

function Entry({ notification: { Data }, onOpen, onAppeal }: EntryProps) {
  const { t } = useTranslation("frame");
  const link = Data.Path;
  const content = <NotificationWords Data={Data} />;
  const look = Data.Read ? "notification" : "notification notification-new";
  const report = APPEALABLE.includes(Data.Happening) ? Data.ReportId : null;
  return (
    <li>
      {link === null ? (
        <div className={look}>{content}</div>
      ) : (
        <Link className={look} to={link} onClick={onOpen}>
          {content}
        </Link>
      )}
      {report !== null && (
        <button
          type="button"
          className="plain-button notification-appeal"
          onClick={() => {
            onOpen();
            onAppeal(report);
          }}
        >
          {t("appeal.open")}
        </button>
      )}
    </li>
  );
}

/** Notifications, newest first, with the number of new ones. */
export function NotificationsMenu() {
  const { t } = useTranslation("frame");
  const { data, error, refetch } = useQuery(NotificationsDocument, NEWEST);
  const [read] = useMutation(ReadNotifications);
  const [search] = useSearchParams();
  const [appealed, setAppealed] = useState<string | null>(null);
  const again = () => void refetch().catch(() => undefined);
  useLive("notification.changed", again);
  const page = data?.getNotifications;
  const count = page?.Unread ?? 0;

  async function markRead(notifications: readonly string[] | null): Promise<void> {
    await read({ variables: { notifications: notifications && [...notifications] } });
    await refetch();
  }

  return (
    <>
      <Disclosure
        // The daily mail leads here.
        startsOpen={search.get("notifications") === "open"}
        label={count === 0 ? t("notifications.title") : t("notifications.label", { count })}
        button={
          <span className="bell">
            <BellOutlined aria-hidden="true" />
            <WaitingCount count={count} />
          </span>
        }
      >
        {(close) => (
          <div className="notifications">
            <Row className="notifications-head" gap={8} justify="between" pad="8 12">
              <h2>{t("notifications.title")}</h2>
              {count > 0 && (
                <button
                  type="button"
                  className="plain-button"
                  onClick={() => void markRead(null).catch(again)}
                >
                  {t("notifications.readAll")}
                </button>
              )}
            </Row>
            <DataBlock
              loading={page === undefined}
              error={page === undefined ? error : undefined}
              onRetry={again}
              isEmpty={page?.Results.length === 0}
              empty={<StateBlock title={t("notifications.empty")} text={t("notifications.emptyText")} />}
            >
              <ul>
                {page?.Results.map((notification) => (
                  <Entry
                    key={notification.SK}
                    notification={notification}
                    onAppeal={setAppealed}
                    onOpen={() => {
                      close();
                      if (!notification.Data.Read) void markRead([notification.SK]).catch(again);
                    }}
                  />
                ))}
              </ul>
            </DataBlock>
          </div>
        )}
      </Disclosure>
      {appealed !== null && (
        <Suspense>
          <AppealDialog key={appealed} report={appealed} onClose={() => setAppealed(null)} />
        </Suspense>
      )}
    </>
  );
}
