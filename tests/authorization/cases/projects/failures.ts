import { newId } from "@callboard/kit/ids.ts";
import { at } from "../../../support/graph.ts";
import { DENY, INFO, POSITION } from "../../objects.ts";
import type { Making } from "../../mutation-case.ts";
import { bare } from "../../people.ts";
import { NO_KEY, put, within, type Provocation, type Provocations } from "../../failures/provocation.ts";

/** Failures common to all operations with one input object about a project. */
const stepFailures = (argument: string, badField: object) => ({
  [`VALIDATION:${argument}`]: put(argument, 5),
  [`VALIDATION:${argument}.PK`]: within(argument, { PK: NO_KEY }),
  [`VALIDATION:${argument}.*`]: within(argument, badField),
  "CONFLICT:STALE": within(argument, { Version: 999 }),
});

/** The same ClientKey with a different body. */
const keyReused = (operation: string, argument: string, type: string): Provocation => ({
  async variables(own, { world }) {
    const input = { ...(own[argument] as object), ClientKey: crypto.randomUUID() };
    const query = `mutation($i: ${type}!) { ${operation}(${argument}: $i) { PK } }`;
    await world.must("producerOwner", query, { i: input });
    const field = argument === "positionInfo" ? "PositionName" : "Name";
    return { [argument]: { ...input, [field]: "Another" } };
  },
});

/** The colleague's address is unverified during the call. */
const unproven = (state: "Draft" | "Denied", argument: string): Provocation => ({
  actor: "producerColleague",
  async variables(_own, { world }) {
    const { PK } = await world.workshop.project(state);
    // Registration requires a verified address, and no operation changes a member's address yet.
    await world.databases.query("identity", "update account set email_verified = false where id = $1", [
      bare(world.people.of.producerColleague.key),
    ]);
    return argument === "" ? { PK } : { [argument]: { PK } };
  },
});

/** A slot that someone has confirmed. */
async function confirmedSlot({ world, casting }: Making): Promise<{ PK: string; SK: string }> {
  const { PK, SK, slot } = await casting.invited();
  await world.workshop.confirm(PK, SK, slot);
  return { PK, SK: slot };
}

const APPROVE_VERSION = `mutation($PK: ID!, $v: Int) { approveProject(projectId: $PK, version: $v) { PK } }`;
const DENY_COMMENT = `mutation($PK: ID!, $c: String!) { denyProject(projectId: $PK, comment: $c) { PK } }`;

export const PROJECTS_FAILURES: Provocations = {
  createProjectInfo: {
    "VALIDATION:projectInfo": put("projectInfo", 5),
    "VALIDATION:projectInfo.Name": within("projectInfo", { Name: "" }),
    "VALIDATION:projectInfo.*": within("projectInfo", { Union: "Perhaps" }),
    "CONFLICT:NO_COMPANY": { ...put("projectInfo", INFO), actor: "producerNoCompany" },
    "CONFLICT:KEY_REUSED": keyReused("createProjectInfo", "projectInfo", "ProjectInfoInput"),
  },
  updateProjectInfo: stepFailures("projectInfo", { Name: "" }),
  createContactInfo: stepFailures("contactInfo", { CastingDirEmail: "nobody" }),
  updateContactInfo: stepFailures("contactInfo", { CastingDirEmail: "nobody" }),
  createAdditionalInfo: stepFailures("additionalInformation", { Skills: ["Nonsense"] }),
  updateAdditionalInfo: stepFailures("additionalInformation", { Skills: ["Nonsense"] }),
  createLocationInfo: stepFailures("locationInformation", { LocationState: "ZZ" }),
  updateLocationlInfo: stepFailures("locationInformation", { LocationState: "ZZ" }),
  saveProjectPosition: {
    "VALIDATION:positionInfo": put("positionInfo", 5),
    "VALIDATION:positionInfo.PositionName": within("positionInfo", { PositionName: "" }),
    "VALIDATION:positionInfo.Quantity": within("positionInfo", { Quantity: 0 }),
    "VALIDATION:positionInfo.SubmissionsDueBy": within("positionInfo", {
      SubmissionsDueBy: "2001-01-01T00:00:00Z",
    }),
    "VALIDATION:positionInfo.NudityDescription": within("positionInfo", { Nudity: true }),
    "VALIDATION:positionInfo.*": within("positionInfo", { RoleType: "Nonsense" }),
    "CONFLICT:KEY_REUSED": keyReused("saveProjectPosition", "positionInfo", "PositionInfoInput"),
    "LIMIT:200 positions per project": {
      async variables(_own, { world }) {
        const { PK } = await world.workshop.project("Draft");
        const fields = Array.from(
          { length: 10 },
          (_, n) => `p${n}: saveProjectPosition(positionInfo: $p) { PK }`,
        );
        const query = `mutation($p: PositionInfoInput!) { ${fields.join(" ")} }`;
        // There is one already; nineteen times ten and nine more make two hundred.
        for (let call = 0; call < 19; call += 1)
          await world.must("producerOwner", query, { p: { PK, ...POSITION } });
        const nine = `mutation($p: PositionInfoInput!) { ${fields.slice(1).join(" ")} }`;
        await world.must("producerOwner", nine, { p: { PK, ...POSITION } });
        return { positionInfo: { PK, ...POSITION } };
      },
    },
  },
  updateProjectPosition: {
    ...stepFailures("positionInfo", { Quantity: 0 }),
    "VALIDATION:positionInfo.SK": within("positionInfo", { SK: NO_KEY }),
    "CONFLICT:QUANTITY_BELOW_BOOKED": {
      async variables(_own, { world, casting }) {
        const position = await casting.position();
        const { PK, SK } = position;
        for (const talent of ["talentSelf", "talentThird"] as const) {
          const submission = await world.workshop.submission(position, talent);
          const query = `mutation($PK: ID!, $SK: ID!) {
            updateBookingStatus(pK: $PK, sK: $SK, status: "Booked") { Status } }`;
          await world.must("producerOwner", query, { PK, SK: submission });
        }
        return { positionInfo: { PK, SK, Quantity: 1 } };
      },
    },
  },
  deleteProjectPosition: {
    "VALIDATION:pK": put("PK", NO_KEY),
    "VALIDATION:sK": put("SK", NO_KEY),
    "CONFLICT:HAS_SUBMISSIONS": {
      async variables(_own, { world, casting }) {
        const position = await casting.position();
        await world.workshop.submission(position);
        return { ...position };
      },
    },
  },
  submitProjectApproval: {
    "VALIDATION:PK": put("PK", NO_KEY),
    "CONFLICT:EMAIL_UNVERIFIED": unproven("Draft", ""),
    "VALIDATION:<incomplete steps>": {
      expected: {
        code: "VALIDATION",
        fields: [
          "contactInfo.CastingDirName",
          "contactInfo.CastingDirEmail",
          "locationInformation.LocationCity",
          "locationInformation.LocationState",
          "locationInformation.FilmingType",
          "locationInformation.FilmingBeginDate",
          "positionInfo",
        ].map((path) => ({ path })),
      },
      async variables(_own, { world }) {
        const query = "mutation($i: ProjectInfoInput!) { createProjectInfo(projectInfo: $i) { PK } }";
        const created = await world.must("producerOwner", query, { i: INFO });
        return { PK: String(at(created.data, "createProjectInfo.PK")) };
      },
    },
  },
  createProject: {
    "VALIDATION:project.Name": within("project", { Name: "" }),
    "VALIDATION:project.*": within("project", { Union: "Perhaps" }),
    "CONFLICT:NO_COMPANY": { ...put("project", INFO), actor: "producerNoCompany" },
    "CONFLICT:KEY_REUSED": keyReused("createProject", "project", "ProjectInput"),
  },
  updateProject: {
    "VALIDATION:project.*": within("project", { Status: "Approved" }),
    "CONFLICT:STALE": within("project", { Version: 999 }),
  },
  submitProject: {
    "VALIDATION:project.<incomplete steps>": {
      expected: {
        code: "VALIDATION",
        fields: [
          "CastingDirName",
          "CastingDirEmail",
          "LocationCity",
          "LocationState",
          "FilmingType",
          "FilmingBeginDate",
          "Positions",
        ].map((field) => ({ path: `project.${field}` })),
      },
      variables: () => ({ project: INFO }),
    },
    "CONFLICT:EMAIL_UNVERIFIED": unproven("Draft", "project"),
  },
  deleteProject: {
    "CONFLICT:HAS_SUBMISSIONS": {
      async variables(_own, { world }) {
        const keys = await world.workshop.project("Approved");
        await world.workshop.submission(keys);
        await world.must("admin", DENY, { PK: keys.PK });
        return { PK: keys.PK };
      },
    },
  },
  resubmitProject: {
    "CONFLICT:EMAIL_UNVERIFIED": unproven("Denied", "project"),
    "VALIDATION:project.*": within("project", { Name: "" }),
    "CONFLICT:CLOSED": {
      async variables(_own, { world }) {
        const { PK } = await world.workshop.project("Approved");
        await world.workshop.close(PK, 91);
        return { project: { PK } };
      },
    },
  },
  approveProject: {
    "VALIDATION:projectId": put("PK", NO_KEY),
    "CONFLICT:STALE": { ...put("v", 999), query: APPROVE_VERSION },
  },
  denyProject: {
    "VALIDATION:projectId": put("PK", NO_KEY),
    "VALIDATION:comment": { ...put("c", " "), query: DENY_COMMENT },
  },
  saveSupportingDocs: {
    "VALIDATION:media.PK": within("m", { PK: NO_KEY }),
    "VALIDATION:media.SupportingDocs": within("m", { SupportingDocs: [NO_KEY] }),
    "LIMIT:20 documents": within("m", {
      SupportingDocs: Array.from({ length: 21 }, () => `MED#${newId()}`),
    }),
    "CONFLICT:MEDIA_NOT_READY": {
      async variables(own, { world }) {
        const key = await world.workshop.picture("producerOwner", "Poster");
        await world.databases.query("media", "update file set status = 'Scanning' where id = $1", [
          bare(key),
        ]);
        return { m: { ...(own["m"] as object), SupportingDocs: [key] } };
      },
    },
  },
  deleteFilmingDate: { "VALIDATION:pK": put("PK", NO_KEY), "VALIDATION:sK": put("SK", NO_KEY) },
  deleteAuditionTime: {
    "VALIDATION:pK": put("PK", NO_KEY),
    "VALIDATION:sK": put("SK", NO_KEY),
    "CONFLICT:HAS_CONFIRMED": { variables: (_own, making) => confirmedSlot(making) },
  },
  createFeature: {
    "VALIDATION:feature.Name": within("feature", { Name: "" }),
    "VALIDATION:feature.Description": within("feature", { Description: "x".repeat(5001) }),
    "VALIDATION:feature.CoverMedia": within("feature", { CoverMedia: `MED#${newId()}` }),
    "VALIDATION:feature.Media": within("feature", { Media: [NO_KEY] }),
    "CONFLICT:KEY_REUSED": {
      async variables(own, { world }) {
        const feature = { ...(own["feature"] as object), ClientKey: crypto.randomUUID() };
        const query = "mutation($f: FeatureInput!) { createFeature(feature: $f) { PK } }";
        await world.must("admin", query, { f: feature });
        return { feature: { ...feature, Name: "Another" } };
      },
    },
    "LIMIT:50 features": {
      async variables(own, { world }) {
        await world.databases.query(
          "projects",
          `insert into feature (id, name, created_by)
           select gen_random_uuid(), 'Filler', gen_random_uuid() from generate_series(1, 50)`,
        );
        return own;
      },
    },
  },
  deleteFeatureProject: { "VALIDATION:PK": put("PK", NO_KEY) },
  deleteItems: {
    "VALIDATION:items": put("items", []),
    "VALIDATION:items[i].SK": {
      expected: { code: "VALIDATION", fields: [{ path: "items.0.SK" }] },
      variables: () => ({ items: [{ PK: `PRJ#${newId()}`, SK: `SUB#${newId()}` }] }),
    },
    "CONFLICT:HAS_SUBMISSIONS": {
      async variables(_own, { world, casting }) {
        const position = await casting.position();
        await world.workshop.submission(position);
        return { items: [position] };
      },
    },
    "CONFLICT:HAS_CONFIRMED": {
      variables: async (_own, making) => ({ items: [await confirmedSlot(making)] }),
    },
    "LIMIT:100 items": {
      variables: ({ items }) => ({ items: Array.from({ length: 101 }, () => (items as unknown[])[0]) }),
    },
  },
  saveProjectMedia: {
    "VALIDATION:media.PK": within("m", { PK: NO_KEY }),
    "VALIDATION:media.Media": within("m", { Media: [NO_KEY] }),
    "LIMIT:30 items": {
      variables: (own) => ({
        m: { ...(own["m"] as object), Media: Array.from({ length: 31 }, () => `MED#${newId()}`) },
      }),
    },
    "CONFLICT:MEDIA_NOT_READY": {
      async variables(own, { world }) {
        const key = await world.workshop.picture("producerOwner", "Poster");
        // File checks are instantaneous here, so the intermediate state has to be set.
        await world.databases.query("media", "update file set status = 'Scanning' where id = $1", [
          bare(key),
        ]);
        return { m: { ...(own["m"] as object), Media: [key] } };
      },
    },
  },
};
