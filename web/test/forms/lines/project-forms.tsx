import { InviteDialog } from "#features/people/invite-dialog.tsx";
import { SlotForm } from "#features/project-detail/schedule/slot-form.tsx";
import { PositionDrawer } from "#features/project-wizard/positions/position-drawer.tsx";
import { AuditionTimesSection } from "#features/project-wizard/schedule/audition-times.tsx";
import { WizardPage } from "#features/project-wizard/wizard-page.tsx";
import { wizardOptions, wizardProject } from "#test/wizard.ts";
import type { FormField, FormLine } from "../line.ts";

const nothing = () => undefined;

const wizard = { ...wizardOptions, keys: "Control+Enter" } as const;
const STEP_FORM = "features/project-wizard/steps/step-form.tsx";

const PROJECT = wizardProject({
  LastCompletedStep: 5,
  LocationCity: "Savannah",
  LocationState: "Georgia",
  FilmingType: "On Location",
  FilmingBeginDate: "2126-11-01",
  FilmingDates: [{ SK: "FLM#1", Data: { Date: "2126-11-02", Time: null, Zone: "America/New_York" } }],
});

/** A step of the wizard of a saved project. */
const step = (name: string, sends: string, fields: readonly FormField[]): FormLine => ({
  ...wizard,
  file: STEP_FORM,
  of: name,
  render: () => <WizardPage />,
  address: `/create-project/1?step=${name}`,
  answers: { getProjectById: PROJECT, getAuditionTimes: { Auditions: [] } },
  fields,
  send: "Save and continue",
  sends,
});

const SLOT: readonly FormField[] = [
  { label: "Day", value: "2126-11-21", path: "auditionTime.Date" },
  { label: "Starts at", value: "10:00", path: "auditionTime.Time" },
  { label: "Room or location", value: "Room 5", path: "auditionTime.Place" },
];

/** Forms of producers about their projects. */
export const projectForms: readonly FormLine[] = [
  step("info", "UpdateInfo", [
    { label: "Title", value: "Harbour Nights", path: "projectInfo.Name" },
    { label: "Overview", value: "A ferry that never lands.", path: "projectInfo.ProjectOverview" },
    { label: "Description", value: "We shoot at night.", path: "projectInfo.Description" },
  ]),
  step("contact", "UpdateContact", [
    { label: "Casting director", value: "Nora Vale", path: "contactInfo.CastingDirName" },
    { label: "Casting director's email", value: "nora@vale.test", path: "contactInfo.CastingDirEmail" },
    { label: "Production contact", value: "Room 1, floor 2", path: "contactInfo.ContactInformation" },
  ]),
  step("additional", "UpdateAdditional", [
    {
      label: "Additional information",
      value: "Rehearsals are paid.",
      path: "additionalInformation.AdditionalInformation",
    },
  ]),
  step("location", "UpdateLocation", [
    {
      label: "Street address",
      value: "1 River Street",
      path: "locationInformation.FilmingAddress.AddressLine1",
    },
    { label: "City", value: "Atlanta", path: "locationInformation.LocationCity" },
    { label: "First day of filming", value: "2126-11-21", path: "locationInformation.FilmingBeginDate" },
    { label: "Call time", value: "07:30", path: "locationInformation.FilmingDates.0.Time" },
  ]),
  {
    ...wizard,
    file: "features/project-wizard/schedule/audition-times.tsx",
    render: () => <AuditionTimesSection project={PROJECT as never} onSaved={nothing} />,
    path: "/form",
    answers: { getAuditionTimes: { Auditions: [] } },
    fields: SLOT,
    send: "Add audition times",
    keys: "Enter",
    sends: "SaveAuditionTime",
  },
  {
    ...wizard,
    file: "features/project-wizard/positions/position-drawer.tsx",
    path: "/form",
    dialog: true,
    render: ({ open, onClose }) => (
      <PositionDrawer
        open={open}
        projectKey="PRJ#1"
        position={null}
        draft="project.1.position.new"
        onStale={async () => undefined}
        onClose={onClose}
      />
    ),
    fields: [
      { label: "Role name", value: "The captain", path: "positionInfo.PositionName" },
      { label: "Cast or crew", value: "Cast", kind: "choice", path: "positionInfo.PositionType" },
      { label: "Role type", value: "Lead", kind: "select", path: "positionInfo.RoleType" },
      { label: "Number needed", value: "2", path: "positionInfo.Quantity" },
      { label: "Description", value: "Steers by the stars.", path: "positionInfo.Description" },
      { label: "Wardrobe", value: "Oilskins.", path: "positionInfo.WardrobeInformation" },
      { label: "Submissions due", value: "2126-11-20T12:00", path: "positionInfo.SubmissionsDueBy" },
    ],
    send: "Add role",
    sends: "AddPosition",
  },
  {
    file: "features/project-detail/schedule/slot-form.tsx",
    texts: ["project-detail"],
    render: () => <SlotForm projectKey="PRJ#1" time={null} like={null} state={null} onSaved={nothing} />,
    fields: SLOT,
    send: "Add times",
    keys: "Enter",
    sends: "SaveSlot",
  },
  {
    file: "features/people/invite-dialog.tsx",
    texts: ["people"],
    dialog: true,
    render: ({ open, onClose }) => <InviteDialog open={open} person="USR#5" name="Layla" onClose={onClose} />,
    answers: {
      getCompanyProjects: [
        {
          PK: "PRJ#1",
          SK: "PRJ#1",
          Data: {
            Name: "Ferry",
            Positions: [
              { PK: "PRJ#1", SK: "ROLE#1", Data: { PositionName: "Captain", TakesSubmissions: true } },
            ],
          },
        },
      ],
    },
    fields: [
      { label: "Role", value: "Captain · Ferry", kind: "select", path: "invitation.RoleId" },
      { label: "Message", value: "We saw your reel.", path: "invitation.Message" },
    ],
    send: "Send invitation",
    keys: "Control+Enter",
    sends: "InvitePerson",
  },
];
