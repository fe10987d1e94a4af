import { paths } from "#lib/paths.ts";
import { ADMIN } from "../line.ts";
import type { Line } from "../line.ts";

const admin = { as: ADMIN, unknown: "list" } as const;

/** Pages of admins. */
export const adminLines: readonly Line[] = [
  {
    ...admin,
    path: paths.dashboard,
    at: "/dashboard",
    shows: { QueueHead: "Review the oldest", OpenReports: "The Comment" },
    reads: { QueueHead: "part", OpenReports: "part", FeaturedNow: "part" },
    empty: { text: "Nothing to review" },
  },
  {
    ...admin,
    path: paths.submittedProjects,
    at: "/submitted-projects/submitted",
    shows: { ApprovalQueue: "Round 2", ApprovalPreview: "Open the whole breakdown" },
    reads: { ApprovalQueue: "page", ApprovalPreview: "part", CompanyReports: "part" },
    empty: { text: "Every project has been reviewed." },
  },
  {
    ...admin,
    path: paths.featured,
    at: "/featured",
    shows: "From Nov 21, 2126",
    reads: { Featured: "page" },
    empty: { text: "Nothing is featured", next: "Create feature" },
  },
  {
    path: paths.featuredDetail,
    at: "/featured-detail/1",
    as: ADMIN,
    shows: "The Description",
    reads: { FeatureDetail: "page" },
    empty: "record",
    unknown: "null",
  },
  {
    path: paths.createFeatured,
    at: "/create-featured",
    as: ADMIN,
    shows: "Publish",
    reads: "form",
    empty: "form",
    unknown: "form",
  },
  {
    path: paths.createFeatured,
    at: "/create-featured/1",
    as: ADMIN,
    shows: "Replace the picture",
    reads: { FeatureDetail: "page" },
    empty: "record",
    unknown: "null",
  },
  {
    ...admin,
    path: paths.reports,
    at: "/reports",
    shows: { Reports: "The Subject", ReportDetail: "Reported messages" },
    reads: { Reports: "page", ReportCounts: "part", ReportDetail: "part" },
    empty: { text: "Messages, projects and people that members report appear here." },
  },
  {
    ...admin,
    path: paths.auditLog,
    at: "/audit-log",
    shows: "The Reason",
    reads: { AuditLog: "page" },
    empty: { text: "Nothing recorded" },
  },
  {
    ...admin,
    path: paths.minors,
    at: "/minors",
    shows: "Links to confirm",
    reads: { MinorsToReview: "page" },
    empty: { text: "Nothing to review" },
  },
  {
    ...admin,
    path: paths.deadLetters,
    at: "/dead-letters",
    shows: "The Reason",
    reads: { DeadLetters: "page" },
    empty: { text: "Every event has been handled." },
  },
];
