import { paths } from "#lib/paths.ts";
import { ADMIN, PRODUCER, TALENT } from "../line.ts";
import type { Line } from "../line.ts";

const people = {
  as: PRODUCER,
  shows: "The LocationCity",
  reads: { FilterUsers: "page" },
  empty: { text: "Nothing here yet" },
  unknown: "list",
} as const;

/** Pages that every member has. */
export const everyoneLines: readonly Line[] = [
  { path: paths.users, at: "/user", ...people },
  { path: paths.usersAdvanced, at: "/user-adv", ...people },
  {
    path: paths.userDetail,
    at: "/user-detail",
    as: TALENT,
    shows: "Choose someone from user search.",
    reads: "words",
    empty: { text: "Nothing here yet", next: "User search" },
    unknown: "words",
  },
  {
    path: paths.userDetail,
    at: "/user-detail/5",
    as: PRODUCER,
    shows: { PersonDetail: "The Bio", CastingHistory: "The Name · The Name" },
    reads: { PersonDetail: "page", ShownPosts: "part", CastingHistory: "part" },
    empty: "record",
    unknown: "null",
  },
  {
    path: paths.userDetail,
    at: "/user-detail/5",
    as: ADMIN,
    shows: { PersonDetail: "The Bio", ModeratedUser: "Account types" },
    reads: { ModeratedUser: "part", PersonDetail: "part", ShownPosts: "part", CastingHistory: "part" },
    empty: "record",
    unknown: "null",
  },
  {
    path: paths.calendar,
    at: "/calendar?date=2126-11-21",
    as: TALENT,
    shows: { CalendarEntries: "Seen by your agents", BookedOutDays: "The Note", CalendarFeed: "Revoke" },
    reads: { CalendarEntries: "page", BookedOutDays: "part", KeptDeadlines: "part", CalendarFeed: "part" },
    empty: { text: "No days booked out." },
    unknown: "list",
  },
  {
    path: paths.calendar,
    at: "/calendar?date=2126-11-21",
    as: PRODUCER,
    shows: { CalendarEntries: "In your own calendar", CalendarFeed: "Revoke" },
    reads: { CalendarEntries: "page", CompanyDeadlines: "part", CalendarFeed: "part" },
    empty: "days",
    unknown: "list",
  },
  {
    path: paths.mail,
    at: "/mail",
    as: TALENT,
    shows: "Elsewhere",
    reads: "redirect",
    empty: "redirect",
    unknown: "redirect",
  },
  {
    path: paths.mailFolder,
    at: "/mail/inbox",
    as: TALENT,
    shows: "The LastMessage",
    reads: { Conversations: "page" },
    empty: { text: "No messages yet" },
    unknown: "list",
  },
  {
    path: paths.mailFolder,
    at: "/mail/inbox/1",
    as: TALENT,
    shows: { Thread: "The Message", Conversations: "The LastMessage" },
    reads: { Thread: "part", Conversations: "part", ThreadAbout: "part" },
    empty: "record",
    unknown: "NOT_FOUND",
  },
  {
    path: paths.kit,
    at: "/dev/kit",
    as: ADMIN,
    shows: "Every part that pages are made of",
    reads: "words",
    empty: "words",
    unknown: "words",
  },
];
