import { EVERYBODY, type EventRow } from "./event-row.ts";

const OWN = { live: [], notices: {}, silent: "one's own doing" } as const;
const BILLING = {
  kind: "Billing",
  listed: ["talent"],
  mailed: EVERYBODY,
  about: { userId: "userId" },
  page: "/profile?tab=billing",
} as const;
const FILE = { kind: "Account", listed: ["talent"], mailed: EVERYBODY, page: "/profile?tab=media" } as const;

/** What follows from the events of plans, files and profiles. */
export const ACCOUNT_EVENTS = {
  BrandcodeChanged: { audited: true, ...OWN },
  SubscriptionChanged: {
    audited: true,
    live: [{ type: "subscription.changed", keys: ["userId"], people: ["userId"] }],
    notices: { "plan-changed": BILLING },
  },
  PaymentFailed: { audited: true, live: [], notices: { "payment-failed": BILLING } },
  MediaUploaded: { audited: false, ...OWN },
  // Otherwise the uploader has seen it.
  MediaReady: {
    audited: false,
    live: [],
    notices: {
      "media-ready": {
        ...FILE,
        about: { mediaId: "mediaId" },
        others: ["ownerId"],
        found: "a waiting uploader",
      },
    },
  },
  MediaRejected: {
    audited: true,
    live: [],
    notices: { "media-rejected": { ...FILE, about: { userId: "ownerId", reason: "reason" } } },
  },
  MediaDeleted: { audited: false, ...OWN },
  TalentDemographicsUpdated: { audited: true, ...OWN },
  TalentSkillsUpdated: { audited: false, ...OWN },
  TalentAvailabilityChanged: { audited: false, ...OWN },
  PostPublished: { audited: false, ...OWN },
  PostRemoved: { audited: false, ...OWN },
  PostViewed: { audited: false, live: [], notices: {}, silent: "a counter" },
} as const satisfies Readonly<Record<string, EventRow>>;
