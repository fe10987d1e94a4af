import { pdfOf } from "#dev/seed/documents.ts";
import sharp from "sharp";
import { at, type GraphAnswer } from "../support/graph.ts";
import { bare, type PersonName } from "./people.ts";
import type { ProjectState } from "./contract.ts";
import type { Databases } from "../support/databases.ts";

/** Calls the graph as a person of the fixture. */
export type ExecuteAs = (who: PersonName, query: string, variables?: object) => Promise<GraphAnswer>;
/** The same, but throws if the response has errors. */
export type MustAs = ExecuteAs;

/** A row whose version shows whether it changed. */
export interface Row {
  readonly service: string;
  readonly table: string;
  readonly column: string;
  readonly id: string;
}

/** A project and its first position. */
export interface ProjectKeys {
  readonly PK: string;
  readonly SK: string;
}

/** A word in the name of every project of the matrix and nowhere else. */
export const WORD = "Quillmarsh";

export const INFO = {
  Name: `${WORD} House`,
  Description: "A family drives west.",
  ProjectType: "Featured Film",
  ProjectOverview: "Two sisters and a horse.",
  Date: "2099-03-01",
  PayRate: 1200.5,
  EstProjectBudget: 90_000,
  NumberRoles: 2,
  Union: "Union",
  UnionType: "SAG-AFTRA",
  UnionNumber: "4711",
  Public: true,
  Skills: ["Actor"],
};
export const CONTACT = {
  ContactInformation: "Call at noon.",
  CastingDirName: "Ana Ruiz",
  CastingDirPhone: "+12125550123",
  CastingDirEmail: "ana@example.com",
};
export const ADDITIONAL = { AdditionalInformation: "Horses on set.", Skills: ["Actor"] };
export const ADDRESS = { AddressLine1: "12 Main Street", City: "Austin", State: "TX", Zipcode: "78701" };
export const LOCATION = {
  Location: "An old ranch",
  LocationCity: "Austin",
  LocationState: "TX",
  FilmingType: "On Location",
  FilmingBeginDate: "2099-03-01",
  FilmingEndDate: "2099-04-01",
  FilmingAddress: ADDRESS,
  FilmingDates: [{ Date: "2099-03-01", Time: "07:00", Zone: "America/Chicago" }],
};
export const POSITION = {
  PositionName: "Mara",
  RoleType: "Lead",
  Quantity: 2,
  Description: "She is 30 and tired.",
  SubmissionsDueBy: "2099-02-01T00:00:00Z",
  Rate: 500,
  RateFrequency: "Daily",
  BookingInformation: "Bring boots.",
  FilmingAddress: ADDRESS,
};
export const SLOT = { Date: "2099-02-10", Time: "09:30", Zone: "America/Chicago", Place: "Room 4" };

const CREATE = "mutation($i: ProjectInfoInput!) { createProjectInfo(projectInfo: $i) { PK } }";
const STEPS = `mutation($c: ContactInfoInput!, $l: LocationInformationInput!, $p: PositionInfoInput!) {
  createContactInfo(contactInfo: $c) { PK }
  createLocationInfo(locationInformation: $l) { PK }
  saveProjectPosition(positionInfo: $p) { PK Data { Positions { SK } } }
}`;
export const SUBMIT = "mutation($PK: ID!) { submitProjectApproval(PK: $PK) { PK } }";
export const APPROVE = "mutation($PK: ID!) { approveProject(projectId: $PK) { PK } }";
export const DENY = `mutation($PK: ID!) { denyProject(projectId: $PK, comment: "Say more.") { PK } }`;

/** Creates records through the graph as people of the fixture. */
export class Workshop {
  readonly #must: MustAs;
  readonly #databases: Databases;
  readonly #origin: string;

  constructor(tools: { must: MustAs; databases: Databases; origin: string }) {
    this.#must = tools.must;
    this.#databases = tools.databases;
    this.#origin = tools.origin;
  }

  /** A complete project of the producer's company in a given state. */
  async project(
    state: ProjectState,
    info: object = {},
    producer: PersonName = "producerOwner",
    location: object = {},
  ): Promise<ProjectKeys> {
    const created = await this.#must(producer, CREATE, { i: { ...INFO, ...info } });
    const PK = String(at(created.data, "createProjectInfo.PK"));
    const input = { c: { PK, ...CONTACT }, l: { PK, ...LOCATION, ...location }, p: { PK, ...POSITION } };
    const filled = await this.#must(producer, STEPS, input);
    const SK = String(at(filled.data, "saveProjectPosition.Data.Positions.0.SK"));
    if (state !== "Draft") await this.#must(producer, SUBMIT, { PK });
    if (state === "Approved" || state === "Closed") await this.#must("admin", APPROVE, { PK });
    if (state === "Denied") await this.#must("admin", DENY, { PK });
    if (state === "Closed") await this.close(PK);
    return { PK, SK };
  }

  /** Closes a project as of some days ago. Casting, which follows the event, is updated directly. */
  async close(PK: string, daysAgo = 1): Promise<void> {
    const projectId = bare(PK);
    const closedAt = new Date(Date.now() - daysAgo * 86_400_000);
    await this.#must("admin", "mutation($PK: ID!) { closeProject(PK: $PK) { Status } }", { PK });
    const move = "update project set closed_date = $2 where id = $1";
    await this.#databases.query("projects", move, [projectId, closedAt]);
    await this.#databases.query("casting", "update project set status = 'Closed' where id = $1", [projectId]);
  }

  /** Up to ten positions to submit to, opened by an admin immediately. */
  async positions(PK: string, count: number, position: object = {}): Promise<string[]> {
    const input = { PK, ...POSITION, ...position };
    const fields = Array.from(
      { length: count },
      (_, place) => `p${place}: saveProjectPosition(positionInfo: $p) { PK }`,
    );
    await this.#must("producerOwner", `mutation($p: PositionInfoInput!) { ${fields.join(" ")} }`, {
      p: input,
    });
    await this.#must("admin", APPROVE, { PK });
    const query = "query($PK: ID!) { getProjectPositions(PK: $PK) { SK } }";
    const all = at((await this.#must("producerOwner", query, { PK })).data, "getProjectPositions");
    const keys = (all as readonly { SK: string }[]).map(({ SK }) => SK);
    return keys.slice(-count);
  }

  /**
   * Creates a submission; returns its SK. The limit of ten a minute is circumvented, since these tests are not about
   * it.
   */
  async submission(
    position: ProjectKeys,
    who: PersonName = "talentSelf",
    UserId: string | null = null,
  ): Promise<string> {
    const query = "mutation($s: SubmissionInput!) { submitToPosition(submission: $s) { SK } }";
    const s = { ProjectId: position.PK, RoleId: position.SK, ...(UserId ? { UserId } : {}) };
    const answer = await this.#must(who, query, { s });
    await this.#databases.query("casting", "update submission_move set at = at - interval '1 hour'");
    return String(at(answer.data, "submitToPosition.SK"));
  }

  /** Creates audition slots for one person each; returns their keys. */
  async slots(PK: string, count: number, slot: object = {}): Promise<string[]> {
    const query = `mutation($a: AuditionTimeInput!) { saveAuditionTime(auditionTime: $a) { Auditions { SK } } }`;
    const a = { PK, ...SLOT, SeriesCount: count, Capacity: 1, LengthMinutes: 5, ...slot };
    const all = at((await this.#must("producerOwner", query, { a })).data, "saveAuditionTime.Auditions");
    return (all as readonly { SK: string }[]).map(({ SK }) => SK);
  }

  /** A project in a given state with an audition slot; returns the keys of both. */
  async projectWithSlot(state: ProjectState): Promise<ProjectKeys> {
    const { PK } = await this.project(state === "Draft" || state === "Denied" ? state : "Approved");
    // Closing a project cancels its upcoming slots.
    const [SK = ""] = await this.slots(PK, 1, state === "Closed" ? { Date: "2020-01-02" } : {});
    if (state === "Closed") await this.close(PK);
    if (state === "Pending")
      await this.#databases.query("projects", "update project set status = 'Pending' where id = $1", [
        bare(PK),
      ]);
    return { PK, SK };
  }

  /**
   * Creates a feature; returns its key. To stay below the limit of fifty, which is tested elsewhere, others are
   * removed.
   */
  async feature(): Promise<string> {
    await this.#databases.query("projects", "delete from feature where name = 'Filler'");
    const query = "mutation($f: FeatureInput!) { createFeature(feature: $f) { PK } }";
    return String(at((await this.#must("admin", query, { f: { Name: "Rooms" } })).data, "createFeature.PK"));
  }

  /** Keys of a project's filming dates. */
  async filmingDates(PK: string): Promise<string[]> {
    const query = "query($PK: ID!) { getFilmingTimes(pK: $PK) { FilmingDates { SK } } }";
    const found = at((await this.#must("producerOwner", query, { PK })).data, "getFilmingTimes.FilmingDates");
    return (found as readonly { SK: string }[]).map(({ SK }) => SK);
  }

  /** Invites the submitter to a slot. */
  async invite(PK: string, SK: string, AuditionId: string): Promise<void> {
    const query = "mutation($r: AuditionRequestInput!) { requestAudition(request: $r) { SK } }";
    await this.#must("producerOwner", query, { r: { PK, SK, AuditionId } });
  }

  /** Confirms a slot as the talent. */
  async confirm(PK: string, SK: string, auditionId: string): Promise<void> {
    const query = `mutation($PK: ID!, $SK: ID!, $id: ID!) {
      confirmAudition(pK: $PK, sK: $SK, auditionId: $id) { Status } }`;
    await this.#must("talentSelf", query, { PK, SK, id: auditionId });
  }

  /** A small picture whose bytes have been uploaded; returns its key. */
  async uploadedPicture(who: PersonName, purpose: string): Promise<string> {
    const canvas = sharp({ create: { width: 60, height: 80, channels: 3, background: "#456" } });
    const bytes = await canvas.png().toBuffer();
    return this.#uploaded(who, bytes, { FileName: "a.png", ContentType: "image/png", Purpose: purpose });
  }

  /** The same in state Ready. */
  async picture(who: PersonName, purpose: string): Promise<string> {
    return this.#complete(who, await this.uploadedPicture(who, purpose));
  }

  /** A page of sides for a project in state Ready; returns its key. */
  async document(who: PersonName): Promise<string> {
    const kind = { FileName: "sides.pdf", ContentType: "application/pdf", Purpose: "Document" };
    return this.#complete(who, await this.#uploaded(who, pdfOf("Sides", ["A horse enters."]), kind));
  }

  async #uploaded(
    who: PersonName,
    bytes: Buffer,
    kind: { readonly FileName: string; readonly ContentType: string; readonly Purpose: string },
  ): Promise<string> {
    const query = "mutation($f: UploadInput!) { createUpload(file: $f) { PK UploadUrl ContentType } }";
    const f = { ...kind, Size: bytes.byteLength };
    const ticket = at((await this.#must(who, query, { f })).data, "createUpload") as Record<string, string>;
    const sent = await fetch(new URL(ticket["UploadUrl"] ?? "", this.#origin), {
      method: "PUT",
      headers: { "content-type": ticket["ContentType"] ?? "" },
      body: new Uint8Array(bytes),
    });
    if (!sent.ok) throw new Error(`The bytes were refused: ${sent.status}`);
    return ticket["PK"] ?? "";
  }

  async #complete(who: PersonName, k: string): Promise<string> {
    await this.#must(who, "mutation($k: ID!) { completeUpload(key: $k) { PK } }", { k });
    return k;
  }

  /** A conversation, optionally with files; returns its key. */
  async conversation(
    who: PersonName,
    ReceiverId: string,
    Attachments: readonly string[] = [],
  ): Promise<string> {
    const query = "mutation($c: ConversationInput!) { createConversation(conversation: $c) { SK } }";
    const c = { ReceiverId, Subject: `About ${crypto.randomUUID()}`, Message: "Hello.", Attachments };
    return String(at((await this.#must(who, query, { c })).data, "createConversation.SK"));
  }
}
