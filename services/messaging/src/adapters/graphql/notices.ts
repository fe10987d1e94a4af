import { NOTICE_KINDS } from "@callboard/catalog/events/notices.ts";
import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import type { RolePay } from "@callboard/catalog/terms/pay-text.ts";
import { respondWith } from "@callboard/graphql/respond.ts";
import { selects } from "@callboard/graphql/selects.ts";
import { formatKey, readKey, recordKey } from "@callboard/kit/record-key.ts";
import { ok } from "@callboard/kit/result.ts";
import { readSettings, saveSettings } from "#app/notices/change-settings.ts";
import { listNotices, markNoticesRead, type LeadingNotice } from "#app/notices/read-notices.ts";
import type { Deps } from "#app/ports.ts";
import { modeOf, type NoticeSettings } from "#domain/notices/notices.ts";
import type {
  MutationResolvers,
  NoticePay,
  Notification,
  NotificationSettings,
  QueryResolvers,
} from "#gen/graphql.ts";
import { allOf } from "./keys.ts";

const keyOf = (kind: Parameters<typeof recordKey>[0], id: string | undefined): string | null =>
  id === undefined ? null : recordKey(kind, id);

const namesOf = (people: LeadingNotice["facts"]["people"] = []): string | null =>
  people.length === 0 ? null : people.flatMap(({ name }) => (name === "" ? [] : [name])).join(", ");

const amountOf = (text: string): number | null => (text === "" ? null : Number(text));

function payOf(pay: RolePay | undefined): NoticePay | null {
  if (!pay) return null;
  return {
    Rate: amountOf(pay.rate),
    RateFrequency: pay.rateFrequency || null,
    Rate2: amountOf(pay.rate2),
    Rate2Frequency: pay.rate2Frequency || null,
  };
}

function toNotification({ id, userId, facts, path, ...notice }: LeadingNotice): Notification {
  return {
    PK: recordKey("user", userId),
    SK: formatKey(KEY_PREFIXES.notification, id),
    Data: {
      Kind: notice.kind,
      Happening: notice.happening,
      Count: notice.count,
      Read: notice.read,
      CreateDate: notice.createdAt.toISOString(),
      ProjectId: keyOf("project", facts.projectId),
      ProjectName: facts.project ?? null,
      RoleId: keyOf("position", facts.positionId),
      RoleName: facts.role ?? null,
      UserId: keyOf("user", facts.userId),
      UserName: facts.person ?? namesOf(facts.people),
      CompanyId: keyOf("company", facts.companyId),
      CompanyName: facts.company ?? null,
      ConversationId: keyOf("conversation", facts.conversationId),
      ReportId: keyOf("report", facts.reportId),
      FileName: facts.file ?? null,
      Reason: facts.reason ?? null,
      Path: path,
      Changes: [...(facts.changes ?? [])],
      FormerPay: payOf(facts.formerPay),
      Pay: payOf(facts.pay),
    },
  };
}

function toSettings(settings: NoticeSettings): NotificationSettings {
  return {
    Kinds: NOTICE_KINDS.map(({ value, mandatory }) => ({
      Kind: value,
      Mode: modeOf(value, settings),
      Mandatory: mandatory,
    })),
    Zone: settings.zone,
    QuietFrom: settings.quietFrom,
    QuietTo: settings.quietTo,
    DailyMail: settings.dailyMail,
  };
}

export function createNoticeQueries(deps: Deps): QueryResolvers {
  return {
    getNotifications: (_parent, { criteria }, { actor }, info) =>
      respondWith(
        listNotices(deps, actor, ok({ criteria, count: selects(info, "Total") })),
        ({ items, counted, unread, next }) => ({
          Results: items.map(toNotification),
          Total: counted?.total ?? 0,
          Unread: unread,
          After: next,
        }),
      ),
    getNotificationSettings: (_parent, _args, { actor }) =>
      respondWith(readSettings(deps, actor, ok()), toSettings),
  };
}

export function createNoticeMutations(deps: Deps): MutationResolvers {
  return {
    markNotificationsRead: (_parent, { notifications }, { actor }) => {
      const ids = notifications
        ? allOf(notifications.map((key, place) => readKey("notification", key, `notifications.${place}`)))
        : ok(null);
      return respondWith(markNoticesRead(deps, actor, ids), () => ({ Status: "OK" }));
    },
    saveNotificationSettings: (_parent, { settings }, { actor }) =>
      respondWith(saveSettings(deps, actor, ok(settings)), toSettings),
  };
}
