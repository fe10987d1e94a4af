import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PositionWallPage } from "#features/submissions/position-wall-page.tsx";
import { renderPage, talent } from "./render-page.tsx";

const CAN = [
  "updateBookingStatus",
  "projectSubmissionBookResponse",
  "requestAudition",
  "addBookingGroupUser",
  "deleteBookingGroupUser",
];

type Person = {
  readonly id: string;
  readonly name: string;
  status: string;
  groups: string[];
  can?: string[];
  /** Of two criteria. */
  met?: number;
};

/** A person as the graph returns them. */
export function submission({ id, name, status, groups, can = CAN, met = 1 }: Person) {
  const [FirstName, LastName] = name.split(" ");
  return {
    PK: "PRJ#p",
    SK: `SUB#r#${id}`,
    Data: {
      ProjectId: "PRJ#p",
      RoleId: "ROLE#r",
      UserId: `USR#${id}`,
      FirstName,
      LastName,
      BookingStatus: status,
      Booked: status === "Booked",
      Groups: groups.map((GroupId) => ({ GroupId, Name: `Group ${GroupId}` })),
      OtherRoles: id === "2" ? [{ PositionId: "ROLE#x", Name: "Bartender" }] : [],
      Fit: {
        Met: met,
        Of: 2,
        Criteria: [{ Criterion: "Age", Verdict: "NotMet", Wanted: ["22-30"], Has: ["46-60"] }],
      },
      WorkDays: ["2126-12-01"],
      OwnDaysChecked: true,
      Comments: `Note of ${name}`,
      User: { PK: `USR#${id}`, SK: `USR#${id}`, Data: { Email: `${id}@x.test` } },
      Project: { ProjectId: "PRJ#p", Name: "The Night Ferry" },
      Position: { PositionId: "ROLE#r", Name: "Captain" },
      History: [{ From: null, To: "Submitted", At: "2026-11-01T10:00:00Z", Reason: null }],
      ViewerCan: can,
    },
  };
}

/** Five people on the wall of a role, by default for two, with the graph's data about them. */
export function market(places = 2) {
  const people: Person[] = ["Ana Bell", "Bo Cruz", "Cem Demir", "Dua Eren", "Eli Fox"].map((name, index) => ({
    id: String(index + 1),
    name,
    status: index === 4 ? "Withdrawn" : "Submitted",
    groups: [],
    ...(index === 4 && { can: ["addBookingGroupUser", "deleteBookingGroupUser"] }),
  }));
  const find = (SK: string) => people.find(({ id }) => SK.endsWith(`#${id}`));
  const answers = {
    getProjectRoleById: {
      PK: "PRJ#p",
      SK: "ROLE#r",
      Data: {
        PositionName: "Captain",
        Quantity: places,
        Cast: 0,
        RoleStatus: "Open",
        Counters: [{ Stage: "New", Count: 4 }],
        Project: { PK: "PRJ#p", SK: "PRJ#p", Data: { Name: "The Night Ferry" } },
      },
    },
    getPositionSubmissions: () => ({
      Submissions: people.map(submission),
      Total: people.length,
      After: null,
    }),
    getPositionSubmission: ({ UserId }: { UserId: string }) => {
      const person = find(UserId);
      return person ? submission(person) : null;
    },
    addBookingGroupUser: ({ SK, GroupId }: { SK: string; GroupId: string }) => {
      const person = find(SK);
      person?.groups.push(GroupId);
      if (person?.status === "Submitted") person.status = "Selected";
      return { Status: "OK" };
    },
    deleteBookingGroupUser: ({ SK, GroupId }: { SK: string; GroupId: string }) => {
      const person = find(SK);
      if (person) person.groups = person.groups.filter((one) => one !== GroupId);
      return { Status: "OK" };
    },
    updateBookingStatus: ({ sK, status }: { sK: string; status: string }) => {
      const person = find(sK);
      if (person) person.status = status;
      return { Status: "OK" };
    },
    projectSubmissionBookResponse: ({ SK, Booked }: { SK: string; Booked: boolean }) => {
      const person = find(SK);
      if (person) person.status = Booked ? "Booked" : "NotBooked";
      return { Status: "OK" };
    },
  };
  return { people, answers };
}

export const producer = { ...talent, key: "USR#9", roles: ["Production"] as const };

/** Room for two medium cards side by side: jsdom has no layout. */
const WALL_PX = 280;

/** The wall, once this many people are on it. */
export async function openWall(answers: Readonly<Record<string, unknown>>, address = "", count = 5) {
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, value: WALL_PX });
  const view = await renderPage(<PositionWallPage />, {
    answers,
    texts: ["submissions", "bulk", "filters", "requests"],
    viewer: producer,
    path: "/position-submissions/:id/:projectId",
    address: `/position-submissions/r/p${address}`,
  });
  const grid = await screen.findByRole("grid", { name: "Submissions: Captain" });
  const cardOf = (name: string) => within(grid).getByRole("gridcell", { name: new RegExp(name) });
  await within(grid).findByRole("gridcell", { name: /Ana Bell/ });
  // The first rows render before the others.
  await waitFor(() => expect(within(grid).getAllByRole("gridcell")).toHaveLength(count));
  return { ...view, grid, cardOf, user: userEvent.setup() };
}

/** A dialog by its title: in tests antd gives all titles one id, so its accessible name may be another dialog's. */
export async function dialogOf(name: string): Promise<HTMLElement> {
  const title = await screen.findByText(name);
  return title.closest<HTMLElement>('[role="dialog"]') ?? title;
}

/** Confirms the doubts about everyone here: nobody was selected. */
export async function bookAnyway(user: ReturnType<typeof userEvent.setup>, name: string): Promise<void> {
  await user.click(within(await dialogOf(`Book ${name}?`)).getByRole("button", { name: "Book" }));
}

/** The toggle of a group on the current card. */
export const group = (card: HTMLElement, number: number) =>
  within(card).getByRole("button", { name: new RegExp(`^Group ${number}`), hidden: true });
