import { at } from "../../../support/graph.ts";
import { OWNERS, type AdditionCase } from "../../addition-case.ts";

const ofCompany = { service: "casting", ok: OWNERS, others: "NOT_FOUND" } as const;
const BOOK = `mutation($c: MatchingCriteria!, $s: Boolean!) {
  bookMatching(criteria: $c, status: $s) { PK Data { Done } } }`;
const SAVE = `mutation($n: NoteInput!) { saveNote(note: $n) { SK Data { Notes { NoteId } } } }`;

/** Operations only for the company: notes, invitations, bulk bookings. */
export const COMPANY_ADDITIONS: Readonly<Record<string, AdditionCase>> = {
  inviteToPosition: {
    ...ofCompany,
    query: "mutation($i: InvitationInput!) { inviteToPosition(invitation: $i) { SK } }",
    events: ["invitation.sent"],
    async make({ world, casting }) {
      const { PK, SK } = await casting.position();
      const UserId = world.people.of.talentThird.key;
      return { variables: { i: { ProjectId: PK, RoleId: SK, UserId } }, rows: [] };
    },
  },
  bookMatching: {
    ...ofCompany,
    query: BOOK,
    events: ["submission.booked"],
    async make({ casting }) {
      const { SK, row } = await casting.submission();
      return { variables: { c: { RoleId: `ROLE#${SK.split("#")[1]}` }, s: true }, rows: [row] };
    },
  },
  getBookingJob: {
    ...ofCompany,
    query: "query($id: ID!) { getBookingJob(id: $id) { PK } }",
    events: [],
    async make({ world, casting }) {
      const { SK } = await casting.position();
      const begun = await world.must("producerOwner", BOOK, { c: { RoleId: SK }, s: false });
      return { variables: { id: String(at(begun.data, "bookMatching.PK")) }, rows: [] };
    },
  },
  setAutomaticAnswers: {
    ...ofCompany,
    query: "mutation($a: AutomaticAnswersInput!) { setAutomaticAnswers(answers: $a) { Status } }",
    events: [],
    async make({ casting }) {
      const { PK, SK } = await casting.position();
      return { variables: { a: { ProjectId: PK, RoleId: SK, On: false } }, rows: [] };
    },
  },
  saveNote: {
    ...ofCompany,
    query: SAVE,
    events: [],
    async make({ casting }) {
      const { PK, SK, row } = await casting.submission();
      return { variables: { n: { PK, SK, Text: "A warm voice." } }, rows: [row] };
    },
  },
  deleteNote: {
    ...ofCompany,
    query: "mutation($n: NoteKeyInput!) { deleteNote(note: $n) { SK } }",
    apart: { producerColleague: "FORBIDDEN" },
    events: [],
    async make({ world, casting }) {
      const { PK, SK, row } = await casting.submission();
      const saved = await world.must("producerOwner", SAVE, { n: { PK, SK, Text: "A warm voice." } });
      const NoteId = at(saved.data, "saveNote.Data.Notes.0.NoteId");
      return { variables: { n: { PK, SK, NoteId } }, rows: [row] };
    },
  },
};
