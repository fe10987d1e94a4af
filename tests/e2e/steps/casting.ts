import type { Locator } from "playwright-core";
import { field } from "./forms.ts";
import { escape, open, persevere, press, see } from "./patience.ts";
import { signIn } from "./sign-in.ts";
import type { Story } from "./story.ts";
import { offeredClients, openFound, submitClient } from "./submit-client.ts";
import { book, cardOf, jumpToWall, openWall, strike } from "./wall.ts";

/** The talent's submission with this status. */
const tagged = (own: Locator, status: string): Locator => own.locator(".status-tag", { hasText: status });

/** From the submissions to the booking. */
export function cast(story: Story): void {
  describe("4. a talent submits", () => submitting(story));
  describe("5. an agent submits a client", () => submittingClients(story));
  describe("6. the producer casts", () => deciding(story));
}

function submitting({ chapter, people, title, onMoment }: Story): void {
  chapter(
    "sees how the profile fits, criterion by criterion with both values, and submits with a note",
    async () => {
      const page = people.talent;
      const part = page.locator(".role-card").filter({ hasText: "Iris Vane" }).first();
      await page.getByRole("button", { name: title }).first().click();
      await part.getByText(/Fits /).first().waitFor();
      const more = part.getByRole("button", { name: "Show all of Iris Vane" });
      if (await more.isVisible()) await more.click();
      for (const criterion of ["Playing age", "Gender"]) await part.getByText(criterion).first().waitFor();
      await part
        .getByText(/Met|Not met|Unknown/)
        .first()
        .waitFor();
      await part.getByRole("button", { name: "Submit" }).click();
      const sheet = page.getByRole("dialog").last();
      await field(sheet, "Note to casting").fill("I know this town by heart.");
      await onMoment("a submission");
      const send = sheet.getByRole("button", { name: "Send submission" });
      await press(page, send, page.getByText("You've submitted for Iris Vane."));
    },
  );
}

function submittingClients(story: Story): void {
  const { chapter, people, title, onMoment } = story;
  chapter("whom the talent has accepted, and another one of the roster", async () => {
    const { talent } = people;
    const accept = talent.getByRole("button", { name: "Accept" });
    await open(talent, "/profile", accept);
    await onMoment("a link");
    await press(talent, accept, talent.getByText(/your agent since/));

    const agent = await story.stage().person("agent");
    people.agent = agent;
    await signIn(agent, "agent@callboard.test");
    await onMoment("an agent's submission");
    await submitClient(agent, title, "The Ferryman");
  });

  chapter("and is refused on the next click after the talent ends the link", async () => {
    const { talent, agent } = people;
    await open(agent, "/user?scope=roster", agent.getByText("Maya Okafor").first());
    const end = talent.getByRole("button", { name: "End representation" });
    await open(talent, "/profile", end.first());
    const confirm = async (): Promise<void> => {
      await end.first().click();
      await talent
        .locator(".ant-popover:visible")
        .getByRole("button", { name: "End representation" })
        .click();
    };
    await press(talent, confirm, talent.getByText(/no longer represents you/));
    await persevere(agent, async () => {
      await openFound(agent, title);
      const clients = await offeredClients(agent);
      expect(await clients.getByText("Maya Okafor").count()).toBe(0);
    });
  });
}

function deciding({ chapter, people, title, onMoment }: Story): void {
  const submissionOf = (): Locator => people.talent.getByRole("listitem").filter({ hasText: title }).first();

  chapter("opens the wall; a new submission appears without a reload", async () => {
    const { producer: page, agent } = people;
    await openWall(page, title, "Iris Vane");
    await see(page, cardOf(page, "Maya"));

    await onMoment("a live submission");
    await submitClient(agent, title, "Iris Vane");
    const arrived = page.getByRole("button", { name: /new submission/ });
    await see(page, arrived.or(page.getByRole("gridcell").nth(1)).first());
    if (await arrived.isVisible()) await arrived.click();
    await see(page, page.getByRole("gridcell").nth(1));
  });

  chapter(
    "opening marks Viewed, the key 1 puts into group 1 and so selects, an audition is asked for",
    async () => {
      const { producer: page, talent } = people;
      const own = submissionOf();
      await open(talent, "/project-submissions", tagged(own, "Submitted"));

      const card = cardOf(page, "Maya");
      await strike(
        page,
        card,
        "Enter",
        page.getByRole("complementary").getByText("I know this town by heart."),
      );
      await see(talent, tagged(own, "Seen"));
      await escape(page, page.locator(".docked-panel"));
      await onMoment("a group");
      await strike(page, card, "1", page.getByText(/added to First choice/));
      await see(talent, tagged(own, "In consideration"));
      await onMoment("an audition");
      const dialog = page.getByRole("dialog").last();
      await strike(page, card, "a", dialog.getByRole("radio").first());
      await dialog.getByRole("radio").first().check();
      const send = dialog.getByRole("button", { name: "Send request" });
      await press(page, send, page.getByText(/Audition request sent to/));
    },
  );

  chapter("the talent confirms the slot, in both zones, and the producer books", async () => {
    const { producer: page, talent } = people;
    const own = submissionOf();
    await see(talent, own.getByText(/Respond by/));
    const confirm = own.getByRole("button", { name: "Confirm audition" });
    await press(talent, confirm, talent.getByText("Audition confirmed."));
    const card = cardOf(page, "Maya");
    await see(page, card.filter({ hasText: "Audition confirmed" }));
    await onMoment("a booking");
    await book(page, card);
    await press(talent, talent.getByRole("link", { name: /^Booked/ }), tagged(own, "Booked"));
  });

  chapter("from home the producer jumps back to the wall by letters of the role's name", async () => {
    const { producer: page } = people;
    await open(page, "/dashboard", page.getByRole("heading", { level: 1 }));
    await jumpToWall(page, title, "Iris Vane");
    await see(page, cardOf(page, "Maya").filter({ hasText: "Booked" }));
  });
}
