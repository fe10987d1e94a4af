import { talent } from "./render-page.tsx";

/** A member of a company that casts. */
export const PRODUCER = { ...talent, roles: ["Production"], companyKey: "CMP#1" } as const;

/** The actions allowed on an editable project. */
export const STEP_EDITS = [
  "updateProjectInfo",
  "updateContactInfo",
  "updateAdditionalInfo",
  "updateLocationlInfo",
];

/** A project in the wizard. */
export function wizardProject(facts: Readonly<Record<string, unknown>> = {}) {
  const Data = {
    Name: "Harbour Lights",
    Description: "Nights at sea.",
    ProjectType: "Short Film",
    Union: "Union",
    Public: true,
    Status: "Draft",
    LastCompletedStep: 1,
    Version: 3,
    View: "owner",
    ViewerCan: [...STEP_EDITS, "submitProjectApproval"],
    ...facts,
  };
  return { PK: "PRJ#1", SK: "PRJ#1", Data };
}

/** Options to open the wizard. */
export const wizardOptions = {
  texts: ["project-wizard", "breakdown"],
  viewer: PRODUCER,
  path: "/create-project/:id?",
} as const;
