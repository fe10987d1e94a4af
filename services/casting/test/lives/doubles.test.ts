import { printedSeed } from "@callboard/testkit/property/printed-seed.ts";
import fc from "fast-check";
import type { BookingStatus } from "#domain/booking-status.ts";
import { refusalsOver, type Clash } from "#domain/clash/clash.ts";
import { nextStatus } from "#domain/transitions.ts";

/**
 * Lives of one person whom two companies want for two parts each, on overlapping days, by the rules alone: one or several
 * parts are booked at once, with a reason or without; dates are promised; decisions are announced, and parts released.
 * A booking is killed before or after its commit, and its client sends it again.
 */
const DAYS = ["2099-03-01", "2099-03-02", "2099-03-03"] as const;
const COMPANIES = ["A", "A", "B", "B"] as const;

interface Part {
  readonly id: string;
  readonly company: string;
  readonly days: readonly string[];
  readonly status: BookingStatus;
  /** A first refusal was given. */
  readonly promised: boolean;
  readonly announced: boolean;
  /** Why the company booked over something else; null if it did not say. */
  readonly reason: string | null;
  /** The order of bookings. */
  readonly bookedAt: number;
}
type Life = readonly Part[];

const who = fc.nat(COMPANIES.length - 1);
const booking = fc.record({
  do: fc.constant("book" as const),
  whom: fc.uniqueArray(who, { minLength: 1, maxLength: 3 }),
  reason: fc.constantFrom(null, null, "Agreed with both."),
  fate: fc.constantFrom("lives", "killed before its commit", "killed after its commit"),
});
const other = fc.record({
  do: fc.constantFrom("promise" as const, "announce" as const, "release" as const),
  whom: who,
});
const step = fc.oneof({ weight: 3, arbitrary: booking }, { weight: 2, arbitrary: other });
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What the company of a part knows that the person has on its days, as the database finds it. */
function clashesOf(life: Life, { id, company, days }: Part): readonly Clash[] {
  return life.flatMap((one): readonly Clash[] => {
    const isBooked = one.status === "Booked";
    const isKnown = isBooked && (one.announced || one.company === company);
    if (one.id === id || !(isKnown || (one.promised && !isBooked))) return [];
    const kind = isBooked ? "Booking" : "FirstRefusal";
    const knownTo = isBooked && !one.announced ? "Company" : "All";
    const about = { projectId: one.id, positionId: one.id, companyId: one.company };
    return one.days
      .filter((day) => days.includes(day))
      .map((day) => ({ submissionId: id, kind, day, startsAt: null, other: about, knownTo }));
  });
}

/** One call of one company, in one transaction: what is refused changes nothing, and neither does what was done already. */
function book(life: Life, whom: readonly number[], reason: string | null, at: number): Life {
  const own = whom.flatMap((place) => life[place] ?? []);
  const chosen = own.filter(({ company, status }) => {
    const next = nextStatus(status, "book");
    return company === own[0]?.company && next.ok && next.value !== status;
  });
  const workDays = chosen.flatMap(({ id, days }) =>
    days.map((day) => ({ submissionId: id, userId: "person", day })),
  );
  const clashes = chosen.flatMap((part) => clashesOf(life, part));
  const ids = chosen.map(({ id }) => id);
  const refused = reason === null ? refusalsOver(ids, { workDays, clashes }) : new Map();
  return life.map((part) =>
    ids.includes(part.id) && !refused.has(part.id)
      ? { ...part, status: "Booked", announced: false, promised: false, reason, bookedAt: at }
      : part,
  );
}

function live(life: Life, one: Step, at: number): Life {
  if (one.do === "book") {
    // Killed before the commit nothing was written; either way the client sends the same again.
    const first = one.fate === "killed before its commit" ? life : book(life, one.whom, one.reason, at);
    const again = one.fate === "lives" ? first : book(first, one.whom, one.reason, at);
    if (one.fate === "killed after its commit") expect(again).toEqual(first);
    return again;
  }
  return life.map((part, place) => {
    if (place !== one.whom) return part;
    if (one.do === "promise") return { ...part, promised: part.status !== "Booked" };
    if (one.do === "announce") return { ...part, announced: part.status === "Booked" };
    const next = nextStatus(part.status, "release");
    return next.ok ? { ...part, status: "Selected", promised: false, reason: null, announced: false } : part;
  });
}

/** Two parts that one company booked for a day, of which the later one was not confirmed. */
function doubles(life: Life): readonly string[] {
  const booked = life.filter(({ status }) => status === "Booked").toSorted((a, b) => a.bookedAt - b.bookedAt);
  return booked.flatMap((later, place) =>
    booked
      .slice(0, place)
      .filter(
        ({ company, days }) => company === later.company && days.some((day) => later.days.includes(day)),
      )
      .flatMap((earlier) => (later.reason === null ? [`${earlier.id} and ${later.id}`] : [])),
  );
}

const days = fc.subarray([...DAYS], { minLength: 1 });

test("in 10,000 lives no company books one person twice for a day without confirming it", () => {
  let [twice, confirmed] = [0, 0];
  const property = fc.property(
    fc.tuple(days, days, days, days),
    fc.array(step, { maxLength: 20 }),
    (own, steps) => {
      let life: Life = COMPANIES.map((company, place) => ({
        id: `part ${place}`,
        company,
        days: own[place] ?? [],
        status: "Selected",
        promised: false,
        announced: false,
        reason: null,
        bookedAt: 0,
      }));
      for (const [at, one] of steps.entries()) {
        life = live(life, one, at + 1);
        expect(doubles(life)).toEqual([]);
      }
      const booked = life.filter(({ status }) => status === "Booked");
      twice += booked.length > 1 ? 1 : 0;
      confirmed += booked.some(({ reason }) => reason !== null) ? 1 : 0;
    },
  );
  fc.assert(property, { numRuns: 10_000, seed: printedSeed("double bookings") });
  // Lives in which nobody is booked twice would prove nothing.
  expect([twice > 1_000, confirmed > 1_000]).toEqual([true, true]);
});
