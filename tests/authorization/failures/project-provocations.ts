import { newId } from "@callboard/kit/ids.ts";
import { at } from "../../support/graph.ts";
import { INFO, POSITION } from "../objects.ts";
import { bare } from "../people.ts";
import { put, within, type Provocation, type Provocations } from "./provocations.ts";

const NO_KEY = "not a key";

/** The failures that all operations with one input object about a project share. */
const stepFailures = (argument: string, badField: object) => ({
  [`VALIDATION:${argument}`]: put(argument, 5),
  [`VALIDATION:${argument}.PK`]: within(argument, { PK: NO_KEY }),
  [`VALIDATION:${argument}.*`]: within(argument, badField),
  "CONFLICT:STALE": within(argument, { Version: 999 }),
});

/** The same ClientKey with another body. */
const keyReused = (operation: string, argument: string, type: string): Provocation => ({
  async variables(own, { world }) {
    const input = { ...(own[argument] as object), ClientKey: crypto.randomUUID() };
    const query = `mutation($i: ${type}!) { ${operation}(${argument}: $i) { PK } }`;
    await world.must("producerOwner", query, { i: input });
    const field = argument === "projectInfo" ? "Name" : "PositionName";
    return { [argument]: { ...input, [field]: "Another" } };
  },
});

/** The colleague's address is not proven while the operation is called. */
const unproven = (state: "Draft" | "Denied", argument: string): Provocation => ({
  actor: "producerColleague",
  async variables(_own, { world }) {
    const { PK } = await world.workshop.project(state);
    // Nobody who registers has an unproven address, and there is no operation yet by which a member changes it.
    await world.databases.query("identity", "update account set email_verified = false where id = $1", [
      bare(world.people.of.producerColleague.key),
    ]);
    return argument === "" ? { PK } : { [argument]: { PK } };
  },
});

const APPROVE_VERSION = `mutation($PK: ID!, $v: Int) { approveProject(projectId: $PK, version: $v) { PK } }`;
const DENY_COMMENT = `mutation($PK: ID!, $c: String!) { denyProject(projectId: $PK, comment: $c) { PK } }`;

export const PROJECT_PROVOCATIONS: Provocations = {
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
        // One is there; nineteen times ten and nine make two hundred.
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
    "VALIDATION:<first incomplete step>": {
      expected: {
        code: "VALIDATION",
        fields: [{ path: "contactInfo.CastingDirName" }, { path: "contactInfo.CastingDirEmail" }],
      },
      async variables(_own, { world }) {
        const query = "mutation($i: ProjectInfoInput!) { createProjectInfo(projectInfo: $i) { PK } }";
        const created = await world.must("producerOwner", query, { i: INFO });
        return { PK: String(at(created.data, "createProjectInfo.PK")) };
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
        // Looking at a file takes no time here, so that none is ever seen between its states.
        await world.databases.query("media", "update file set status = 'Scanning' where id = $1", [
          bare(key),
        ]);
        return { m: { ...(own["m"] as object), Media: [key] } };
      },
    },
  },
};
