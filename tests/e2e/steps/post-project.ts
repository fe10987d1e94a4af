import sharp from "sharp";
import type { Page } from "playwright-core";
import { choose, dayAhead, field, fill, leaveWith } from "./forms.ts";
import { open, press, see } from "./patience.ts";
import type { Story } from "./story.ts";

/** Saves a wizard step, and waits for the next one. */
const next = (page: Page, step: string): Promise<void> =>
  press(
    page,
    page.getByRole("button", { name: "Save and continue" }),
    page.getByRole("heading", { name: step, exact: true }).first(),
  );

/** The first two steps of the wizard, with a poster. */
export async function beginProject(page: Page, title: string, onMoment: Story["onMoment"]): Promise<void> {
  await open(page, "/create-project", field(page, "Title"));
  await onMoment("a poster");
  const poster = await sharp({ create: { width: 400, height: 600, channels: 3, background: "#14213d" } })
    .jpeg()
    .toBuffer();
  const file = { name: "poster.jpg", mimeType: "image/jpeg", buffer: poster };
  const take = (): Promise<void> => page.locator("input[type=file]").first().setInputFiles(file);
  await press(page, take, page.locator(".poster-field img"));
  await fill(page, {
    Title: title,
    Overview: "A town, a storm and a secret.",
    Description: "We shoot nights.",
  });
  await choose(page, page, ["Project type", "Short Film"]);
  await choose(page, page, ["Union status", "Union and non-union"]);
  await fill(page, { "Pay rate": "250" });
  await page.locator("form").getByText("Public: listed in search").click();
  await next(page, "Contact");
  await fill(page, { "Casting director": "Nora Vale", "Casting director's email": "nora@vale.test" });
  await onMoment("the steps of the project");
  await next(page, "Additional information");
}

export interface Part {
  readonly name: string;
  readonly roleType: string;
}

/** The remaining steps, up to the review. */
export async function finishProject(
  page: Page,
  parts: readonly Part[],
  onMoment: Story["onMoment"],
): Promise<void> {
  await field(page, "Additional information").fill("Rehearsals are paid.");
  await next(page, "Location and dates");
  const found = page.locator(".ant-select-dropdown:visible .ant-select-item-option", { hasText: "GA" });
  const look = async (): Promise<void> => {
    await page.getByLabel("Find an address").fill("");
    await page.getByLabel("Find an address").fill("Atlanta, GA");
  };
  await press(page, look, found.first());
  await found.first().click();
  await choose(page, page, ["Filming type", "On Location"]);
  await fill(page, { "First day of filming": dayAhead(40), "Last day of filming": dayAhead(44) });
  await addAuditionTimes(page);
  await next(page, "Roles");
  await onMoment("its positions");
  for (const part of parts) await addPart(page, part);
  await page.getByRole("button", { name: "Continue to review" }).click();
}

async function addAuditionTimes(page: Page): Promise<void> {
  const section = page.getByRole("region", { name: "Audition times" });
  await section.locator("summary").click();
  await fill(section, { Day: dayAhead(25), "Starts at": "10:00", "Number of slots": "3" });
  const add = section.getByRole("button", { name: "Add audition times" });
  await press(page, add, page.getByText("3 audition times added."));
}

async function addPart(page: Page, { name, roleType }: Part): Promise<void> {
  const add = page.getByRole("button", { name: "Add role" }).first();
  const drawer = page.getByRole("dialog");
  await see(page, add);
  await press(page, add, drawer);
  await fill(drawer, {
    "Role name": name,
    "Number needed": "1",
    Description: "Carries the second act.",
  });
  await choose(page, drawer, ["Role type", roleType]);
  await choose(page, drawer, ["Playing age", "30–45"]);
  await leaveWith(page, drawer, ["Playing age", "30–45"]);
  await choose(page, drawer, ["Gender of the role", "Female"]);
  await leaveWith(page, drawer, ["Gender of the role", "Female"]);
  await field(drawer, "Submissions due").fill(`${dayAhead(20)}T18:00`);
  const added = page.locator("#content").getByText(name).first();
  await press(page, drawer.getByRole("button", { name: "Add role" }), added);
  await drawer.waitFor({ state: "hidden" });
}
