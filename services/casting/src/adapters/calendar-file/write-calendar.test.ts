import ICAL from "ical.js";
import nodeIcal, { type VEvent } from "node-ical";
import { LANGUAGE_TAGS } from "@callboard/catalog/interface/languages.ts";
import { writeCalendar } from "./write-calendar.ts";
import { SAMPLE, sampleCalendar } from "../../../test/calendars/sample-calendar.ts";

/** An event as a parser read it, in one form for both. */
interface Read {
  readonly uid: string;
  readonly start: string;
  readonly end: string;
  readonly title: string;
  readonly location: string;
  readonly text: string;
  readonly url: string;
  readonly status: string;
  readonly sequence: number;
  readonly modified: string;
  readonly alarms: number;
}

/** A day without a time is read as the first moment of that day, here or there. */
const dayOf = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

function readByIcalJs(file: string): readonly Read[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    const at = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toJSDate().toISOString());
    const value = (name: string) => component.getFirstPropertyValue(name);
    return {
      uid: event.uid,
      start: at(event.startDate),
      end: at(event.endDate),
      title: event.summary,
      location: event.location ?? "",
      text: event.description,
      url: String(value("url")),
      status: String(value("status")),
      sequence: Number(value("sequence")),
      modified: (value("last-modified") as ICAL.Time).toJSDate().toISOString(),
      alarms: component.getAllSubcomponents("valarm").length,
    };
  });
}

function readByNodeIcal(file: string): readonly Read[] {
  const found = Object.values(nodeIcal.sync.parseICS(file));
  return found
    .filter((one): one is VEvent => one?.type === "VEVENT")
    .map((event) => {
      const at = (time: Date | undefined): string =>
        event.datetype === "date" ? dayOf(time ?? new Date(0)) : (time?.toISOString() ?? "");
      const { uid, summary, location, description, url, status, sequence, lastmodified } = event;
      return {
        uid,
        start: at(event.start),
        end: at(event.end),
        title: String(summary),
        location: String(location ?? ""),
        text: String(description),
        url: String(url),
        status: String(status),
        sequence: Number(sequence),
        modified: lastmodified?.toISOString() ?? "",
        alarms: event.alarms?.length ?? 0,
      };
    });
}

describe.each(
  LANGUAGE_TAGS.flatMap((language) => [[language, "talent"] as const, [language, "agent"] as const]),
)("a calendar file in %s for %s", (language, reader) => {
  const file = sampleCalendar(language, reader);
  const read = readByIcalJs(file);

  it("is read alike by two parsers", () => {
    expect(read).toHaveLength(SAMPLE.length);
    expect(readByNodeIcal(file)).toEqual(read);
  });

  it("has no line of more than 75 octets, none without CRLF, and no letter cut in two", () => {
    const lines = file.split("\r\n");
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(file).not.toContain("\uFFFD");
  });

  it("comes back as it was written, whatever signs it has", () => {
    for (const [place, { appointment }] of SAMPLE.entries()) {
      expect(read[place]?.title).toContain(appointment.project);
      const message = appointment.message.replaceAll("\r\n", "\n");
      expect(read[place]?.text).toContain(message);
    }
    expect(read[3]?.location).toBe("الطابق الثاني، الباب الأيسر");
    expect(read[0]?.location).toBe("Room 4; second floor, door on the left");
  });
});

const english = (reader: "talent" | "agent" | "casting") => readByIcalJs(sampleCalendar("en", reader));

/** What this machine's zone data calls the zone. */
const ISTANBUL = new Intl.DateTimeFormat("en-US", { timeZone: "Europe/Istanbul", timeZoneName: "long" })
  .formatToParts(new Date("2027-03-14T07:00:00Z"))
  .find(({ type }) => type === "timeZoneName")?.value;

/** The page of the sample's submission, which the talent side opens. */
const SUBMISSION =
  "https://callboard.test/project-submissions?open=22222222-2222-7222-8222-222222222222~33333333-3333-7333-8333-333333333333";

test("an appointment says when, where, what for, and where it is on Callboard", () => {
  expect(english("talent")[0]).toEqual({
    uid: "plain@callboard",
    start: "2027-03-14T07:00:00.000Z",
    end: "2027-03-14T07:20:00.000Z",
    title: "Audition: Captain, The Harbour",
    location: "Room 4; second floor, door on the left",
    text: [
      "Role: Captain",
      "Project: The Harbour",
      "Company: Marsh Lane Pictures, Ltd.",
      `Time there: Sun, Mar 14, 2027, 10:00 AM ${ISTANBUL}`,
      "Place: Room 4; second floor, door on the left",
      `Open in Callboard: ${SUBMISSION}`,
    ].join("\n"),
    url: SUBMISSION,
    status: "CONFIRMED",
    sequence: 0,
    modified: "2027-03-01T09:30:00.000Z",
    alarms: 2,
  });
});

test.each([
  [1, { title: "Callback (not confirmed): Captain, The Harbour", status: "TENTATIVE", alarms: 2 }],
  [1, { location: "Video call: https://meet.example/a,b;c?d=1" }],
  [5, { title: "Canceled: Audition: Captain, The Harbour", status: "CANCELLED", sequence: 4, alarms: 0 }],
  [6, { title: "Booked: Captain, The Harbour", start: "2027-03-20", end: "2027-03-21", alarms: 1 }],
  [6, { location: "Atlanta, GA" }],
  [7, { title: "Filming: The Harbour", start: "2027-03-20", end: "2027-03-21", alarms: 0 }],
] as const)("entry %s of the sample is %j", (place, expected) => {
  expect(english("talent")[place]).toMatchObject(expected);
});

test("an agent reads the client's name, a company the performer's and its own page, and neither has alarms", () => {
  const [agent] = english("agent");
  expect(agent?.title).toBe("Audition: Captain, The Harbour (Ada Lovelace)");
  expect(agent?.text).toContain("Client: Ada Lovelace");
  const [company] = english("casting");
  expect(company?.text).toContain("Performer: Ada Lovelace");
  expect(company?.text).not.toContain("Company:");
  expect(company?.url).toMatch(/^https:\/\/callboard\.test\/position-submission\/3{8}.+\/2{8}/);
  expect([agent?.alarms, company?.alarms]).toEqual([0, 0]);
});

test.each([
  ["tr", "Seçme: Captain, The Harbour", "Rol: Captain", "Görüntülü görüşme: https://meet.example/a,b;c?d=1"],
  [
    "ar",
    "تجربة أداء: Captain, The Harbour",
    "الدور: Captain",
    "مكالمة فيديو: https://meet.example/a,b;c?d=1",
  ],
])("in %s the words are those of the language", (language, title, role, call) => {
  const [plain, callback] = readByIcalJs(sampleCalendar(language, "talent"));
  expect(plain?.title).toBe(title);
  expect(plain?.text).toContain(role);
  expect(callback?.location).toBe(call);
});

test.each([
  ["en", "talent", "Fee: €1,250 per day", "Use and terms: Online, two years"],
  ["tr", "agent", "Ücret: €1.250", "Kullanım ve koşullar: Online, two years"],
  ["ar", "casting", "الأجر: ", "Online, two years"],
] as const)("in %s a booked day carries its terms for %s", (language, reader, fee, text) => {
  const read = readByIcalJs(sampleCalendar(language, reader));
  expect(read[6]?.text).toContain(fee);
  expect(read[6]?.text).toContain(text);
  expect(read[7]?.text).not.toContain("Online, two years");
});

test("who has an appointment in two roles has it once", () => {
  const parts = (["talent", "casting"] as const).map((reader) => ({ reader, published: SAMPLE }));
  const read = readByIcalJs(
    writeCalendar(parts, { language: "en", companies: new Map(), publicUrl: "https://a.test" }),
  );
  expect(read.map(({ uid }) => uid)).toEqual(SAMPLE.map(({ uid }) => uid));
});

test("500 appointments are written in less than 100 ms", () => {
  const many = Array.from({ length: 500 }, (_, place) => {
    const one = SAMPLE[place % SAMPLE.length] ?? SAMPLE[0];
    return { ...one, uid: `${place}@callboard` } as (typeof SAMPLE)[number];
  });
  const spent = Array.from({ length: 5 }, () => {
    const from = performance.now();
    expect(sampleCalendar("ar", "talent", many)).toContain("UID:499@callboard");
    return performance.now() - from;
  });
  // The quickest, because the machine has other work.
  expect(Math.min(...spent)).toBeLessThan(100);
});
