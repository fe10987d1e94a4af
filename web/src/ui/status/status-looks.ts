import {
  CalendarOutlined,
  CarryOutOutlined,
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  DisconnectOutlined,
  EditOutlined,
  EyeOutlined,
  FieldTimeOutlined,
  FileDoneOutlined,
  GiftOutlined,
  HourglassOutlined,
  LinkOutlined,
  LockOutlined,
  LoginOutlined,
  MinusCircleOutlined,
  PauseCircleOutlined,
  PlusCircleOutlined,
  QuestionCircleOutlined,
  RedoOutlined,
  RollbackOutlined,
  StopOutlined,
  SwapOutlined,
  TrophyOutlined,
  UnlockOutlined,
  UserDeleteOutlined,
  WarningOutlined,
} from "@ant-design/icons";
import type { StatusIcon, StatusTone } from "@callboard/catalog/booking-facts.ts";
import { eachStatus } from "@callboard/catalog/booking-status.ts";
import type { ComponentType } from "react";

/** The look of a status: a color and an icon of its own, so that color alone never carries it. */
export type StatusLook = { readonly tone: StatusTone; readonly icon: ComponentType };

type StatusStyle = Readonly<Record<string, StatusLook>>;

function look(tone: StatusTone, icon: ComponentType): StatusLook {
  return { tone, icon };
}

/** The icons that the table of a submission's states names. */
const ICONS: Readonly<Record<StatusIcon, ComponentType>> = {
  CalendarOutlined,
  CarryOutOutlined,
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  DisconnectOutlined,
  EyeOutlined,
  FileDoneOutlined,
  MinusCircleOutlined,
  PauseCircleOutlined,
  PlusCircleOutlined,
  QuestionCircleOutlined,
  RedoOutlined,
  RollbackOutlined,
  TrophyOutlined,
  WarningOutlined,
};

const SUBMISSION: StatusStyle = eachStatus(({ tone, icon }) => look(tone, ICONS[icon]));

const PROJECT: StatusStyle = {
  Draft: look("grey", EditOutlined),
  Pending: look("cue", ClockCircleOutlined),
  Approved: look("success", CheckCircleOutlined),
  Denied: look("danger", CloseCircleOutlined),
  Closed: look("grey", LockOutlined),
};

const POSITION: StatusStyle = {
  PendingReview: look("cue", ClockCircleOutlined),
  Open: look("success", UnlockOutlined),
  OnHold: look("cue", PauseCircleOutlined),
  Filled: look("success", TrophyOutlined),
  Closed: look("grey", LockOutlined),
};

/** Responses to an audition request, and whether the person came. */
const AUDITION: StatusStyle = {
  Offered: look("stage", ClockCircleOutlined),
  Confirmed: look("stage", CheckCircleOutlined),
  ChangeRequested: look("cue", SwapOutlined),
  Declined: look("grey", CloseCircleOutlined),
  Expired: look("grey", FieldTimeOutlined),
  CheckedIn: look("success", LoginOutlined),
  Done: look("success", CarryOutOutlined),
  NoShow: look("cue", UserDeleteOutlined),
};

/** The payment provider's statuses. */
const SUBSCRIPTION: StatusStyle = {
  trialing: look("accent", GiftOutlined),
  active: look("success", CheckCircleOutlined),
  past_due: look("danger", WarningOutlined),
  unpaid: look("danger", WarningOutlined),
  paused: look("grey", PauseCircleOutlined),
  canceled: look("grey", StopOutlined),
};

/** Between an agent and a client. */
const LINK: StatusStyle = {
  Invited: look("cue", HourglassOutlined),
  Linked: look("success", LinkOutlined),
  Ended: look("grey", DisconnectOutlined),
};

const UNKNOWN = look("grey", WarningOutlined);

export const STATUS_STYLES = {
  submission: SUBMISSION,
  project: PROJECT,
  position: POSITION,
  audition: AUDITION,
  subscription: SUBSCRIPTION,
  link: LINK,
} as const;

/** The look of a record's status; a status that this client does not know is gray. */
export function statusLook(record: keyof typeof STATUS_STYLES, status: string): StatusLook {
  return STATUS_STYLES[record][status] ?? UNKNOWN;
}
