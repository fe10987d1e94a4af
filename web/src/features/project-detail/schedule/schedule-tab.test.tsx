import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { letSecondsPass } from "#test/held-seconds.ts";
import { board, openSchedule as open, pageOf, person, slot } from "#test/pages/schedule.tsx";
import { dialogOf } from "#test/wall.tsx";

beforeEach(() => localStorage.clear());

type User = ReturnType<typeof userEvent.setup>;

/** Fills the times of the role that is open with everybody. */
async function fill(user: User, people: RegExp | string) {
  await user.click(screen.getByRole("button", { name: "Fill times in order" }));
  const dialog = await dialogOf("Fill times");
  await user.click(await within(dialog).findByRole("button", { name: people }));
  await waitFor(() => expect(dialog).not.toBeVisible());
}

/** Sends the requests, and lets the ten seconds in which they can be called back pass. */
async function send(user: User, button: string) {
  const title = `${button.replace("request", "audition request")}?`;
  await user.click(screen.getByRole("button", { name: button }));
  const dialog = await dialogOf(title);
  await user.click(within(dialog).getByRole("button", { name: button }));
  await letPass();
}

async function letPass() {
  await screen.findByText(/in 10 seconds/);
  act(letSecondsPass);
}

test("people are placed in order, nothing goes out before Send, and whoever cannot be invited remains", async () => {
  const sent: string[] = [];
  const { container } = await open(
    board({
      requestAudition: ({ request }: { request: { SK: string; AuditionId: string } }) => {
        if (request.SK.endsWith("Cem")) throw refusal({ code: "CONFLICT", rule: "SLOT_TAKEN" });
        sent.push(`${request.SK} ${request.AuditionId}`);
        return person("Bo", {});
      },
    }),
  );
  const user = userEvent.setup();
  expect(await screen.findByRole("button", { name: /Ana Bell.*Confirmed/ })).toBeVisible();
  await screen.findByText("Cem Bell");
  expect(await axe(container)).toHaveNoViolations();
  await fill(user, "Place 2 people");
  expect(await screen.findByRole("button", { name: /Bo Bell.*not sent yet/ })).toBeVisible();
  expect(sent).toEqual([]);
  await send(user, "Send 2 requests");
  expect(await screen.findByText("1 request sent.")).toBeVisible();
  expect(sent).toEqual(["SUB#7#Bo AUD#2"]);
  expect(await screen.findByRole("button", { name: /Cem Bell.*not sent yet/ })).toBeVisible();
});

const TWO_ROLES = {
  getProjectById: {
    PK: "PRJ#1",
    SK: "PRJ#1",
    Data: {
      LocationState: "IL",
      Positions: ["Captain", "Pilot"].map((PositionName, index) => {
        return { PK: "PRJ#1", SK: `ROLE#${7 + index}`, Data: { PositionName } };
      }),
    },
  },
  getPositionSubmissions: ({ criteria }: { criteria: { RoleId: string } }) => {
    const id = criteria.RoleId === "ROLE#7" ? "Bo" : "Dua";
    return pageOf([person(id, { RoleId: criteria.RoleId })]);
  },
};

test("those placed for another role stay on the board and are all sent, also after a reload", async () => {
  const sent: string[] = [];
  const answers = board({
    ...TWO_ROLES,
    requestAudition: ({ request }: { request: { PK: string; SK: string; AuditionId: string } }) => {
      sent.push(`${request.PK} ${request.SK} ${request.AuditionId}`);
      return { PK: request.PK, SK: request.SK };
    },
  });
  const first = await open(answers);
  const user = userEvent.setup();
  await screen.findByText("Bo Bell");
  await fill(user, "Place 1 person");
  await user.click(screen.getByRole("button", { name: "Pilot" }));
  await screen.findByText("Dua Bell");
  expect(screen.getByRole("button", { name: /Bo Bell.*Captain.*not sent yet/ })).toBeVisible();
  await fill(user, "Place 1 person");
  await screen.findByRole("button", { name: "Send 2 requests" });
  first.unmount();
  await open(answers);
  expect(await screen.findByRole("button", { name: /Dua Bell.*Pilot.*not sent yet/ })).toBeVisible();
  await send(user, "Send 2 requests");
  expect(await screen.findByText("2 requests sent.")).toBeVisible();
  expect(sent).toEqual(["PRJ#1 SUB#7#Bo AUD#2", "PRJ#1 SUB#7#Dua AUD#3"]);
});

test("what is placed or taken back while others are sent is neither lost nor sent", async () => {
  const sent: string[] = [];
  const first = Promise.withResolvers<void>();
  await open(
    board({
      getAuditionTimes: { Auditions: [slot("1", 9), slot("2", 10), slot("3", 11), slot("4", 12)] },
      getPositionSubmissions: pageOf([person("Bo", {}), person("Cem", {}), person("Dua", {})]),
      requestAudition: async ({ request }: { request: { SK: string } }) => {
        sent.push(request.SK);
        await first.promise;
        return person("Bo", {});
      },
    }),
  );
  const user = userEvent.setup();
  const drag = async (name: string, place: number) => {
    const row = (await screen.findByText(name)).closest("li") ?? document.body;
    const key = `PRJ#1SUB#7#${name.split(" ")[0]}`;
    const dataTransfer = { setData: () => undefined, getData: () => key };
    const free = screen.getAllByRole("button", { name: /Free/ })[place];
    fireEvent.drop(free ?? row, { dataTransfer });
    await screen.findByRole("button", { name: new RegExp(`${name}.*not sent yet`) });
  };
  await drag("Bo Bell", 0);
  await drag("Cem Bell", 0);
  await send(user, "Send 2 requests");
  await waitFor(() => expect(sent).toEqual(["SUB#7#Bo"]));
  await drag("Dua Bell", 0);
  await user.click(screen.getByRole("button", { name: /Cem Bell.*not sent yet/ }));
  first.resolve();
  expect(await screen.findByText("1 request sent.")).toBeVisible();
  expect(sent).toEqual(["SUB#7#Bo"]);
  expect(await screen.findByRole("button", { name: "Send 1 request" })).toBeVisible();
  expect(screen.getByRole("button", { name: /Dua Bell.*not sent yet/ })).toBeVisible();
});

test("a name begins where the line below it does: in a row of text, whose direction is the page's", async () => {
  const { container } = await open(board());
  await screen.findByRole("button", { name: /Ana Bell/ });
  await screen.findByText("Bo Bell");
  expect(container.querySelectorAll(".slot-words bdi").length).toBeGreaterThan(2);
  // As a grid item, `bdi` would become a block and align by the direction of its own text.
  expect(container.querySelectorAll(".slot-words > bdi")).toHaveLength(0);
});

test("a link that is none is marked on its field by the server's response, not by the browser", async () => {
  await open(
    board({
      saveAuditionTime: () => {
        throw refusal({
          code: "VALIDATION",
          fields: [{ path: "auditionTime.Link", rule: "URL", message: "Link must start with https://." }],
        });
      },
    }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Add times" }));
  const drawer = within(await screen.findByRole("dialog"));
  await user.type(await drawer.findByLabelText("Link for a remote audition"), "nonsense");
  await user.click(drawer.getByRole("button", { name: "Add times" }));
  expect(await drawer.findByText("This must start with https://.")).toBeInTheDocument();
});

test("what was placed outlives a reload and can be taken back", async () => {
  const first = await open(board());
  const user = userEvent.setup();
  await screen.findByText("Bo Bell");
  await fill(user, "Place 2 people");
  await screen.findByRole("button", { name: "Send 2 requests" });
  first.unmount();
  await open(board());
  await user.click(await screen.findByRole("button", { name: /Bo Bell.*not sent yet/ }));
  expect(await screen.findByRole("button", { name: "Send 1 request" })).toBeVisible();
});

test("dragging somebody onto a free time places them", async () => {
  await open(board());
  const row = (await screen.findByText("Cem Bell")).closest("li") ?? document.body;
  const kept = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, value: string) => kept.set(type, value),
    getData: (type: string) => kept.get(type) ?? "",
  };
  fireEvent.dragStart(row, { dataTransfer });
  const [free] = screen.getAllByRole("button", { name: /Free/ });
  fireEvent.drop(free ?? row, { dataTransfer });
  expect(await screen.findByRole("button", { name: /Cem Bell.*not sent yet/ })).toBeVisible();
});

test("a slot opens with who comes: checked in there, and never deleted from under somebody", async () => {
  const done: string[] = [];
  await open(
    board({
      checkIn: ({ sK }: { sK: string }) => {
        done.push(sK);
        return person("Ana", {});
      },
    }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: /Ana Bell/ }));
  const drawer = await screen.findByRole("dialog");
  await user.click(within(drawer).getByRole("button", { name: "Check in" }));
  await waitFor(() => expect(done).toEqual(["SUB#7#Ana"]));
  expect(within(drawer).getByText(/Cancel their auditions before/)).toBeInTheDocument();
  expect(within(drawer).queryByRole("button", { name: "Delete this time" })).not.toBeInTheDocument();
});

test("a free slot is deleted and comes back; what is refused of its fields is shown at them", async () => {
  const saved: Array<Readonly<Record<string, unknown>>> = [];
  await open(
    board({
      deleteAuditionTime: { Status: "OK" },
      saveAuditionTime: ({ auditionTime }: { auditionTime: Readonly<Record<string, unknown>> }) => {
        saved.push(auditionTime);
        if ("SK" in auditionTime)
          throw refusal({
            code: "VALIDATION",
            fields: [{ path: "auditionTime.LengthMinutes", rule: "RANGE", message: "Choose 5 to 480." }],
          });
        return { Auditions: [] };
      },
    }),
  );
  const user = userEvent.setup();
  const [free] = await screen.findAllByRole("button", { name: /Free/ });
  await user.click(free ?? document.body);
  const drawer = await screen.findByRole("dialog");
  await user.click(within(drawer).getByRole("button", { name: "Save" }));
  expect(await within(drawer).findByText("Choose 5 to 480.")).toBeInTheDocument();
  await user.click(within(drawer).getByRole("button", { name: "Delete this time" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]).toMatchObject({ PK: "PRJ#1", Time: "10:00", ClientKey: expect.any(String) });
});

test("a first slot begins in the zone of the place", async () => {
  await open(board({ getAuditionTimes: { Auditions: [] }, getCalendar: [] }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Add times" }));
  const drawer = await screen.findByRole("dialog");
  expect(within(drawer).getByText("America/Chicago")).toBeInTheDocument();
});

test("a no-show is confirmed first", async () => {
  const ana = person("Ana", {
    BookingStatus: "AuditionConfirmed",
    AuditionId: "AUD#1",
    AuditionStatus: "Confirmed",
    ViewerCan: ["recordNoShow"],
  });
  const { callsOf } = await open(
    board({
      getCalendar: [
        {
          Id: "a",
          Kind: "Audition",
          Project: { ProjectId: "PRJ#1" },
          Position: { PositionId: "ROLE#7" },
          Submission: ana,
        },
      ],
      recordNoShow: ana,
    }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: /Ana Bell/ }));
  await user.click(await screen.findByRole("button", { name: "No-show" }));
  const confirm = await dialogOf("Mark Ana Bell as a no-show?");
  expect(callsOf("NoShowAtSlot")).toEqual([]);
  await user.click(within(confirm).getByRole("button", { name: "Mark as a no-show" }));
  await waitFor(() => expect(callsOf("NoShowAtSlot")).toEqual([{ pK: "PRJ#1", sK: "SUB#7#Ana" }]));
});
