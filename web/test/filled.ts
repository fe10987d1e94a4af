import { isEnumType, isLeafType, isListType, isNonNullType } from "graphql";
import type { GraphQLLeafType, GraphQLOutputType } from "graphql";
import type { Rest } from "./fake-graph.ts";

const PLAIN: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  DateTime: "2126-11-21T12:00:00Z",
  LocalDate: "2126-11-21",
};

/** The records that pages refer to by their keys: one of each type, as at the addresses of a test. */
const KEYS: Readonly<Record<string, readonly [PK: string, SK: string]>> = {
  AgentLink: ["USR#5", "AGT#1"],
  AuditionTime: ["PRJ#1", "AUD#1"],
  BlockedUser: ["USR#1", "USR#5"],
  Company: ["CMP#1", "CMP#1"],
  CompanyInvitation: ["CMP#1", "INV#1"],
  Conversation: ["USR#1", "CNV#1"],
  DeadLetter: ["casting", "DL#1"],
  Feature: ["FTR#1", "FTR#1"],
  FilmingDate: ["PRJ#1", "FLM#1"],
  Group: ["PRJ#1", "GROUP#1"],
  GroupUser: ["PRJ#1", "SUB#1#5"],
  Invitation: ["PRJ#1", "INV#1"],
  MediaItem: ["MED#1", "MED#1"],
  Message: ["CNV#1", "MSG#1"],
  Notification: ["USR#1", "NTF#1"],
  Position: ["PRJ#1", "ROLE#1"],
  Post: ["PST#1", "PST#1"],
  Project: ["PRJ#1", "PRJ#1"],
  Report: ["RPT#1", "RPT#1"],
  SavedSearch: ["USR#1", "SRCH#1"],
  Submission: ["PRJ#1", "SUB#1#5"],
  User: ["USR#5", "USR#5"],
};

/** Values of closed sets, texts with a form, and states that others exclude: by type and field, or by field. */
const VALUES: Readonly<Record<string, string | boolean>> = {
  BookingStatus: "Submitted",
  CallTime: "08:00",
  ContentType: "image/webp",
  Country: "TR",
  LocationCountry: "TR",
  Currency: "USD",
  Folder: "inbox",
  RoleStatus: "Open",
  UserRole: "Talent",
  Zone: "America/Chicago",
  "AuditionTimeData.Time": "18:00",
  "BillingOverview.PendingCheckout": false,
  "BookingRequest.Kind": "Avail",
  "Clash.Kind": "Booking",
  "BookingRequest.Status": "Open",
  "BookingRequest.Answer": "Accepted",
  "CalendarEntry.Kind": "Audition",
  "CancellationStep.From": "Hours",
  "CancellationStep.Time": "12:00",
  "CancellationTerms.Per": "Day",
  "CancellationTerms.MayCancel": "Company",
  "Credit.Kind": "Film",
  "MediaItemData.Status": "Ready",
  "OpenRequest.Kind": "Avail",
  "ProjectData.Status": "Approved",
  "ProjectData.RiskTags": "Fee",
  "ProjectData.View": "owner",
  "ReportData.Reason": "Spam",
  "StageCount.Stage": "New",
  "SubmissionsByStagePage.CountsAreFloors": false,
  "TalentStageCount.Stage": "Open",
  "UserStageCounts.UserId": "USR#5",
};

function leafOf(output: GraphQLLeafType, type: string, field: string): unknown {
  if (field === "PK" || field === "SK") return KEYS[type]?.[field === "PK" ? 0 : 1] ?? `${type}#1`;
  const value = VALUES[`${type}.${field}`] ?? VALUES[field];
  if (value !== undefined) return value;
  return isEnumType(output) ? output.getValues()[0]?.value : (PLAIN[output.name] ?? `The ${field}`);
}

function valueOf(output: GraphQLOutputType, type: string, field: string): unknown {
  if (isNonNullType(output)) return valueOf(output.ofType, type, field);
  if (isListType(output)) return [valueOf(output.ofType, type, field)];
  return isLeafType(output) ? leafOf(output, type, field) : {};
}

/** A value for every field, and one record in every list. */
export const filled: Rest = ({ parentType, fieldName, returnType }) =>
  valueOf(returnType, parentType.name, fieldName);
