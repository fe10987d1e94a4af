import { writeCalendar } from "#adapters/calendar-file/write-calendar.ts";
import type { Appointment, PublishedAppointment } from "#domain/calendar/appointment.ts";
import type { RequestTerms } from "@callboard/catalog/terms/term-lines.ts";
import type { CalendarReader } from "#domain/calendar/describe.ts";

const MODIFIED = new Date("2027-03-01T09:30:00Z");
const BASE: Appointment = {
  kind: "Audition",
  round: 1,
  tentative: false,
  startsAt: "2027-03-14T07:00:00.000Z",
  endsAt: "2027-03-14T07:20:00.000Z",
  zone: "Europe/Istanbul",
  projectId: "11111111-1111-7111-8111-111111111111",
  positionId: "22222222-2222-7222-8222-222222222222",
  userId: "33333333-3333-7333-8333-333333333333",
  companyId: "44444444-4444-7444-8444-444444444444",
  submissionId: "55555555-5555-7555-8555-555555555555",
  slotId: "66666666-6666-7666-8666-666666666666",
  project: "The Harbour",
  role: "Captain",
  person: "Ada Lovelace",
  place: "Room 4; second floor, door on the left",
  link: "",
  message: "",
  terms: null,
};
const TERMS: RequestTerms = {
  kind: "Booking",
  days: ["2027-03-20", "2027-03-21"],
  fee: 1250,
  currency: "EUR",
  unit: "Daily",
  text: "Online, two years",
  cancellation: null,
};
const DAY = { kind: "Booking", startsAt: "2027-03-20T00:00:00.000Z", endsAt: null, zone: null } as const;

/** Appointments with all that a calendar file can stumble over. */
export const SAMPLE: readonly PublishedAppointment[] = [
  one("plain", {}),
  one("callback", { round: 2, tentative: true, place: "", link: "https://meet.example/a,b;c?d=1" }),
  one("signs", {
    project: "Ben, \\Hur; \"Part 2\": the 'end'",
    message: "Line one\nLine two;\r\nthree, four",
  }),
  one("arabic", {
    project: "العبّارة الأخيرة عند الميناء القديم في إسطنبول وما بعدها من الحكايات الطويلة",
    role: "البحّار",
    place: "الطابق الثاني، الباب الأيسر",
  }),
  one("turkish", {
    project: "Işığın Öyküsü: Şişli'de Bir Çığlık",
    role: "İğneci Çağrı",
    message: "Görüşürüz 🎭",
  }),
  one("cancelled", {}, { sequence: 4, cancelledAt: MODIFIED }),
  one("booked", { ...DAY, place: "Atlanta, GA", message: "Scale", terms: JSON.stringify(TERMS) }),
  one("filming", {
    ...DAY,
    kind: "Filming",
    submissionId: null,
    userId: null,
    positionId: null,
    person: "",
    role: "",
  }),
];

function one(
  uid: string,
  facts: Partial<Appointment>,
  revision: Partial<PublishedAppointment> = {},
): PublishedAppointment {
  const appointment = { ...BASE, ...facts };
  return {
    uid: `${uid}@callboard`,
    appointment,
    sequence: 0,
    modifiedAt: MODIFIED,
    cancelledAt: null,
    ...revision,
  };
}

/** The sample as a file. */
export function sampleCalendar(language: string, reader: CalendarReader, published = SAMPLE): string {
  return writeCalendar([{ reader, published }], {
    language,
    publicUrl: "https://callboard.test",
    companies: new Map([[BASE.companyId, "Marsh Lane Pictures, Ltd."]]),
  });
}
