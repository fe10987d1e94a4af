import { useMutation, useQuery } from "@apollo/client/react";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import type { MySessionsQuery } from "#gen/graphql.ts";
import { Row, Text } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { EndMyOtherSessions, EndMySession, MySessions } from "./account-documents.ts";

type Session = MySessionsQuery["getMySessions"][number];

/** What the session runs on: Firefox on Windows. */
function useDeviceWords(): (session: Session) => string {
  const { t } = useTranslation("account");
  return ({ Browser, System }) => {
    if (Browser && System) return t("sessionDevice", { browser: Browser, system: System });
    return Browser ?? System ?? t("sessionUnknown");
  };
}

function SessionRow({ session, onEnd }: { readonly session: Session; readonly onEnd: () => Promise<void> }) {
  const { t } = useTranslation("account");
  const when = useWhen({ inside: true });
  const device = useDeviceWords()(session);
  return (
    <li className="account-session">
      <div>
        <Row gap={8} wrap>
          <strong>{device}</strong>
          {session.IsCurrent && <Text text="quiet">{t("sessionCurrent")}</Text>}
        </Row>
        <p>
          {t("sessionTimes", { began: when.moment(session.BeganAt), used: when.moment(session.LastUsedAt) })}
        </p>
      </div>
      {!session.IsCurrent && (
        <Button aria-label={t("sessionEndOf", { device })} onClick={() => void onEnd()}>
          {t("sessionEnd")}
        </Button>
      )}
    </li>
  );
}

/** Where the member is signed in, and ending what they do not know. */
export function SessionsSection() {
  const { t } = useTranslation("account");
  const notifyFailure = useFailureNotice();
  const { data, error, loading, refetch } = useQuery(MySessions, { fetchPolicy: "cache-and-network" });
  const [endOne] = useMutation(EndMySession);
  const [endOthers, ending] = useMutation(EndMyOtherSessions);
  const sessions = data?.getMySessions ?? [];
  const again = () => refetch().then(() => undefined, notifyFailure);
  const ended = () => {
    notify("success", t("sessionEnded"));
    return again();
  };
  return (
    <section className="account-section" aria-labelledby="account-sessions">
      <h2 id="account-sessions">{t("sessions")}</h2>
      <p>{t("sessionsText")}</p>
      <DataBlock loading={!data && loading} error={data ? null : error} onRetry={() => void again()}>
        {sessions.length === 0 ? (
          <p>{t("sessionsNone")}</p>
        ) : (
          <ul className="account-sessions" aria-labelledby="account-sessions">
            {sessions.map((session) => (
              <SessionRow
                key={session.Id}
                session={session}
                onEnd={() => endOne({ variables: { id: session.Id } }).then(ended, notifyFailure)}
              />
            ))}
          </ul>
        )}
      </DataBlock>
      {sessions.some(({ IsCurrent }) => !IsCurrent) && (
        <Button danger loading={ending.loading} onClick={() => void endOthers().then(ended, notifyFailure)}>
          {t("sessionsEndOthers")}
        </Button>
      )}
    </section>
  );
}
