import { request, type Row } from "../graph.ts";
import { decisionsMade } from "../measures.ts";
import { oneOf, pause } from "../pause.ts";
import type { Session } from "../sign-in.ts";

interface Counter {
  readonly Count: number;
}
interface Own {
  readonly getCompanyProjects: readonly Row<{
    readonly Status: string;
    readonly Positions: readonly Row<{ readonly Counters: readonly Counter[] | null }>[];
  }>[];
}

type Card = Row<{
  readonly UserId: string;
  readonly BookingStatus: string;
  readonly ViewerCan: readonly string[];
}>;
interface Wall {
  readonly getPositionSubmissions: { readonly Submissions: readonly Card[] };
}

const CARDS = 50;
const LOOKED_AT = 3;
/** Colleagues decide about the same people, and a role may be full already. */
const TWO_AT_ONCE = { kind: "write", mayBe: ["CONFLICT"] } as const;

/** A role of the company that has submissions. */
function roleToReview(session: Session): Row | undefined {
  const own = request<Own>(session, "ProducerProjects", {}, { kind: "read" });
  const projects = (own?.getCompanyProjects ?? []).filter(({ Data }) => Data.Status === "Approved");
  const roles = projects.flatMap(({ Data }) => Data.Positions);
  return oneOf(roles.filter(({ Data }) => Data.Counters?.some(({ Count }) => Count > 0)));
}

function move({ PK: pK, SK: sK }: Card, status: string, session: Session): void {
  if (request(session, "MoveSubmission", { pK, sK, status }, TWO_AT_ONCE)) decisionsMade.add(1);
}

/** Books someone who is selected, and takes the booking back before the person is notified. */
function bookAndCallBack(session: Session, card: Card): void {
  const { PK, SK, Data } = card;
  const booking = { PK, SK, UserId: Data.UserId, Booked: true };
  if (!request(session, "AnswerBooking", booking, TWO_AT_ONCE)) return;
  decisionsMade.add(1);
  pause(2);
  move(card, Data.BookingStatus, session);
}

function decide(session: Session, card: Card): void {
  const { BookingStatus: status, ViewerCan: can } = card.Data;
  if (status === "Selected" && can.includes("projectSubmissionBookResponse")) bookAndCallBack(session, card);
  else if (["Submitted", "Viewed"].includes(status) && can.includes("updateBookingStatus"))
    move(card, "Selected", session);
}

/** A producer opens a role's submissions, looks at some people, and decides about each. */
export function review(session: Session): void {
  const role = roleToReview(session);
  if (!role) return;
  const criteria = { ProjectId: role.PK, RoleId: role.SK, SortOrder: "Newest" };
  request(session, "WallHead", { pK: role.PK, sK: role.SK }, { kind: "read" });
  const wall = request<Wall>(
    session,
    "PositionWall",
    { criteria: { ...criteria, PageSize: CARDS } },
    { kind: "read" },
  );
  request(session, "WallFacets", { criteria }, { kind: "read" });
  pause(2);
  for (let looked = 0; looked < LOOKED_AT; looked += 1) {
    const card = oneOf(wall?.getPositionSubmissions.Submissions ?? []);
    if (!card) return;
    const who = { positionId: role.SK, userId: card.Data.UserId };
    const now = request<{ readonly getPositionSubmission: Card }>(session, "WallSubmission", who, {
      kind: "read",
    });
    pause(2);
    if (now) decide(session, now.getPositionSubmission);
    pause(1);
  }
}
