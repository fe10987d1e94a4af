/** Prefixes of the keys on the wire: one per kind of record. */
export const KEY_PREFIXES = {
  user: "USR",
  company: "CMP",
  project: "PRJ",
  position: "ROLE",
  filmingDate: "FILM",
  auditionTime: "AUD",
  document: "DOC",
  submission: "SUB",
  group: "GROUP",
  conversation: "CNV",
  message: "MSG",
  feature: "FTR",
  post: "POST",
  media: "MED",
  report: "RPT",
  notification: "NTF",
  savedSearch: "SRCH",
  agentLink: "LNK",
  companyInvitation: "INV",
  note: "NOTE",
  bookingJob: "JOB",
} as const;

export type RecordKind = keyof typeof KEY_PREFIXES;
