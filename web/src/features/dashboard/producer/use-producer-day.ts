import { skipToken, useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { useLive } from "#lib/live/live-context.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { blockOf, rereads } from "../parts/block-of.ts";
import type { Query } from "../parts/block-of.ts";
import {
  ProducerAuditions,
  ProducerCalendar,
  ProducerProjects,
  ProducerRequests,
  UnreadMail,
} from "./producer-documents.ts";
import { auditionsToHandle, daysAhead, expiringSoon, nextEnd } from "./producer-work.ts";

const CALM = { fetchPolicy: "cache-and-network" } as const;

/** How many of a list have not been fetched yet. */
function unreadOf(list: { readonly After?: string | null; readonly Total: number }, read: number): number {
  return list.After ? Math.max(0, list.Total - read) : 0;
}

const NOTHING = { Total: 0, After: null, Submissions: [] };

/** The company's open requests that expire soon: the first ones, and the way to further ones. */
function useExpiring(companyKey: string | null) {
  const notifyFailure = useFailureNotice();
  const criteria = companyKey === null ? null : expiringSoon(companyKey);
  const query = useQuery(ProducerRequests, criteria ? { ...CALM, variables: { criteria } } : skipToken);
  const found = query.data?.getOpenRequests ?? NOTHING;
  const unread = unreadOf(found, found.Submissions.length);
  return {
    query,
    requests: found.Submissions,
    error: blockOf(query).error,
    again: rereads(query),
    unread,
    more: () => {
      if (criteria && unread > 0)
        void query
          .fetchMore({ variables: { criteria: { ...criteria, After: found.After ?? null } } })
          .catch(notifyFailure);
    },
  };
}

/** The company's auditions that wait for it: the first that need another time, and how many wait for a decision. */
function useAuditions(companyKey: string | null) {
  const notifyFailure = useFailureNotice();
  const variables = companyKey === null ? null : auditionsToHandle(companyKey);
  const query = useQuery(ProducerAuditions, variables ? { ...CALM, variables } : skipToken);
  const found = query.data?.otherTime ?? NOTHING;
  const unread = unreadOf(found, found.Submissions.length);
  return {
    query,
    otherTime: found.Submissions,
    decide: query.data?.decide ?? NOTHING,
    error: blockOf(query).error,
    again: rereads(query),
    unread,
    more: () => {
      if (!variables || unread === 0) return;
      const otherTime = { ...variables.otherTime, After: found.After ?? null };
      void query
        .fetchMore({
          variables: { ...variables, otherTime },
          updateQuery: (former, { fetchMoreResult: page }) => ({
            ...page,
            otherTime: {
              ...page.otherTime,
              Submissions: [...former.otherTime.Submissions, ...page.otherTime.Submissions],
            },
          }),
        })
        .catch(notifyFailure);
    },
  };
}

/** Time for the server's clock to pass the end of an audition, too. */
const GRACE_MS = 1_000;

/** Refetches once the next audition is over: from then on a decision may be due, and no event says so. */
function useOnceOver(end: number | null, refetch: Query["refetch"]) {
  useEffect(() => {
    if (end === null) return undefined;
    const timer = setTimeout(rereads({ refetch }), end - Date.now() + GRACE_MS);
    return () => clearTimeout(timer);
  }, [end, refetch]);
}

/** The queries of a producer's day; a failure of one does not affect the others. */
export function useProducerDay(companyKey: string | null, now: Date) {
  const hasCompany = companyKey !== null;
  const projects = useQuery(ProducerProjects, hasCompany ? CALM : skipToken);
  const calendar = useQuery(ProducerCalendar, hasCompany ? { ...CALM, variables: daysAhead() } : skipToken);
  const expiring = useExpiring(companyKey);
  const auditions = useAuditions(companyKey);
  const mail = useQuery(UnreadMail, CALM);
  useLive("project.changed", rereads(projects));
  useLive("submission.changed", () => {
    rereads(calendar)();
    expiring.again();
    auditions.again();
  });
  useLive("conversation.changed", rereads(mail));
  useOnceOver(nextEnd(calendar.data?.getCalendar ?? [], now), auditions.query.refetch);
  return { projects, calendar, expiring, auditions, mail };
}

export type ProducerDay = ReturnType<typeof useProducerDay>;
