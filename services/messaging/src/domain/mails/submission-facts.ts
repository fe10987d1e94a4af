import type { MailFacts, MailKind } from "./mail-kinds.ts";

/** What casting knows of a submission that somebody is notified of. */
export interface SubmissionFacts {
  readonly respondBy: Date | null;
  /** The zone of the talent's place by the profile; null if that is not known. */
  readonly talentZone: string | null;
  /** The last avail check, offer or booking; null if there is none. */
  readonly request: Request | null;
  /** What the cancellation terms said was due at the last release; null if it recorded none. */
  readonly due: NonNullable<MailFacts["due"]> | null;
}

interface Request {
  readonly status: string;
  readonly terms: NonNullable<MailFacts["terms"]>;
}

/** An audition time, in the zone of its place. */
export interface AuditionFacts {
  readonly startsAt: Date;
  readonly zone: string;
  readonly lengthMinutes: number;
  /** Room or address; empty if none was given. */
  readonly place: string;
  /** Address of a video call; empty if there is none. */
  readonly link: string;
}

type Part = "place" | "request" | "response" | "deadline" | "due";

/** What a mail about a submission says beside names and the time of an audition. */
const PARTS: Readonly<Partial<Record<MailKind | (string & {}), readonly Part[]>>> = {
  "audition-requested": ["place", "deadline"],
  "audition-confirmed": ["place"],
  "audition-moved": ["place"],
  "time-requested": ["place"],
  "avail-requested": ["request", "deadline"],
  "offer-made": ["request", "deadline"],
  "request-answered": ["request", "response"],
  "request-expired": ["request"],
  "request-undecided": ["request"],
  "avail-moved-up": ["request"],
  "avail-taken": ["request"],
  booked: ["request"],
  released: ["request", "due"],
};

/** Whether a mail says more than casting's events do. */
export function needsSubmission(what: string): boolean {
  return PARTS[what]?.some((part) => part !== "place") ?? false;
}

type AuditionPart = Pick<MailFacts, "startsAt" | "minutes" | "place" | "videoLink" | "placeShown">;
type RequestPart = Pick<MailFacts, "terms" | "response">;

/** The part of a mail's facts that comes from a submission and its audition. */
export function submissionFacts(
  what: string,
  audition: AuditionFacts | null,
  submission: SubmissionFacts | null,
): AuditionPart & RequestPart & Pick<MailFacts, "zone" | "talentZone" | "respondBy" | "due"> {
  const parts = PARTS[what] ?? [];
  const request = parts.includes("request") ? requestSaid(what, submission) : null;
  const talentZone = submission?.talentZone ?? null;
  return {
    ...auditionPart(what, parts, audition),
    ...requestPart(parts, request),
    ...duePart(parts, submission),
    respondBy: parts.includes("deadline") && submission ? submission.respondBy : null,
    zone: audition?.zone ?? zoneOf(request) ?? talentZone ?? "UTC",
    talentZone,
  };
}

function auditionPart(what: string, parts: readonly Part[], audition: AuditionFacts | null): AuditionPart {
  if (audition === null) return { startsAt: null };
  const { startsAt, lengthMinutes: minutes, place, link: videoLink } = audition;
  if (!parts.includes("place")) return { startsAt, minutes };
  // The talent side reads the place once it has confirmed, as on its pages.
  return { startsAt, minutes, place, videoLink, placeShown: what === "audition-confirmed" };
}

function requestPart(parts: readonly Part[], request: Request | null): RequestPart {
  if (request === null) return {};
  const { terms, status } = request;
  return { terms, ...(parts.includes("response") && { response: status }) };
}

function duePart(parts: readonly Part[], submission: SubmissionFacts | null): Pick<MailFacts, "due"> {
  return parts.includes("due") && submission?.due ? { due: submission.due } : {};
}

/** Where the work is, if the terms say it. */
function zoneOf(request: Request | null): string | null {
  return request?.terms.cancellation?.zone ?? null;
}

/** An older avail check says nothing of a booking, whose days and fee have a request of their own. */
function requestSaid(what: string, submission: SubmissionFacts | null): Request | null {
  const request = submission?.request ?? null;
  const isBooking = request?.terms.kind === "Offer" || request?.terms.kind === "Booking";
  return what === "booked" && !isBooking ? null : request;
}
