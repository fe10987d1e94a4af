import { useQuery } from "@apollo/client/react";
import { CloseOutlined } from "@ant-design/icons";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { Row, Stack } from "#ui/layout/layout.tsx";
import { isCovered } from "#ui/snackbar/snackbar-store.ts";
import { STACK_MAX, arrivalOf, arrivals } from "./arrivals.ts";
import { NEWEST, NotificationsDocument } from "./notification-documents.ts";
import { NotificationWords } from "./notification-words.tsx";
import type { Notification } from "./notification-words.tsx";

/** How long a notification stays on the page, in milliseconds; it remains in the list behind the bell. */
const SHOWN_MS = 12_000;
/** How often a notification that waits for a dialog looks whether it is closed. */
const LOOK_MS = 250;

/** Notifications since the page was opened, except those about the current page. */
function useArrivals() {
  const { data } = useQuery(NotificationsDocument, NEWEST);
  const { pathname } = useLocation();
  const known = useRef<ReadonlySet<string> | null>(null);
  const [shown, setShown] = useState<readonly Notification[]>([]);
  // They belong to the page on which they came.
  const [page, setPage] = useState(pathname);
  if (page !== pathname) {
    setPage(pathname);
    setShown([]);
  }
  const results = data?.getNotifications.Results;
  const close = (closed: Notification) =>
    setShown((before) => before.filter((one) => arrivalOf(one) !== arrivalOf(closed)));

  useEffect(() => {
    if (results === undefined) return;
    const fresh = arrivals(known.current, results).filter(
      ({ Data: { Path } }) => Path?.split("?")[0] !== pathname,
    );
    known.current = new Set(results.map(arrivalOf));
    if (fresh.length > 0) setShown((before) => [...before, ...fresh].slice(-STACK_MAX));
  }, [results, pathname]);

  return { shown, close };
}

/** Whether a dialog or drawer, whose buttons they would cover, is open while there are notifications. */
function useCovered(isOn: boolean): boolean {
  const [covered, setCovered] = useState(false);
  useLayoutEffect(() => {
    if (!isOn) return;
    const look = () => setCovered(isCovered());
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [isOn]);
  return covered;
}

type ArrivalProps = { readonly notification: Notification; readonly onClose: () => void };

function Arrival({ notification, onClose }: ArrivalProps) {
  const { t } = useTranslation();
  const link = notification.Data.Path;
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  const words = <NotificationWords Data={notification.Data} />;
  return (
    <Row as="li" className="arrival" align="start" radius="base">
      {link === null ? (
        <div className="arrival-words">{words}</div>
      ) : (
        <Link className="arrival-words" to={link} onClick={onClose}>
          {words}
        </Link>
      )}
      <button type="button" className="arrival-close" aria-label={t("close")} onClick={onClose}>
        <CloseOutlined aria-hidden="true" />
      </button>
    </Row>
  );
}

/**
 * New notifications: at most five, at the bottom of the page, each for a short while. They wait until a dialog or drawer
 * is closed.
 */
export function NotificationStack() {
  const { shown, close } = useArrivals();
  const covered = useCovered(shown.length > 0);
  return (
    <Stack as="ul" className="arrivals" gap={8} aria-live="polite">
      {!covered &&
        shown.map((one) => <Arrival key={arrivalOf(one)} notification={one} onClose={() => close(one)} />)}
    </Stack>
  );
}
