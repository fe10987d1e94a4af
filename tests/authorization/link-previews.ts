import { contract } from "./contract.ts";
import { WORD } from "./objects.ts";
import { bare } from "./people.ts";
import type { World } from "./world.ts";

/** What the fixture calls both, by their names in the matrix. */
const PERSON = /talentSelf|talentOther/;

/** The preview of a page, as a messenger's program reads it. */
async function preview({ system }: World, path: string): Promise<string> {
  const answer = await fetch(new URL(path, system.url), {
    headers: { "user-agent": "WhatsApp/2.23.20.0", accept: "*/*" },
  });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  const html = await answer.text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  return html;
}

/** A preview says what a guest's cell of the matrix allows, and of everything else nothing but the kind of page. */
export function describePreviews(open: () => World): void {
  test.each(Object.entries(contract.visibility.project))("a project that is %s", async (state, { guest }) => {
    const { fixture } = open();
    const keys = fixture.byState[state];
    const html = await preview(open(), `/gallery/${bare(keys?.PK ?? "")}/project`);
    const name = `${WORD} ${state.replace("/", " ")}`;
    if (guest === "ok:gallery") expect(html).toContain(`<title>${name} · Callboard</title>`);
    else {
      expect(html).not.toContain(WORD);
      expect(html).toContain("<title>Gallery · Callboard</title>");
    }
  });

  test("a feature for everyone shows its name", async () => {
    const path = `/featured-detail/${bare(open().fixture.feature)}`;
    expect(await preview(open(), path)).toContain("<title>Rooms · Callboard</title>");
  });

  test("of a person no guest learns the name", async () => {
    const { people } = open();
    for (const who of ["talentSelf", "talentOther"] as const) {
      const html = await preview(open(), `/gallery/${bare(people.of[who].key)}/user`);
      expect(html).toContain("<title>Gallery · Callboard</title>");
      expect(html).not.toMatch(PERSON);
    }
  });

  test("pages for members have no preview of their records", async () => {
    const { fixture, people, system } = open();
    for (const path of [
      `/project-detail/${bare(fixture.project.PK)}`,
      `/user-detail/${bare(people.of.talentSelf.key)}`,
    ]) {
      const answer = await fetch(new URL(path, system.url), {
        headers: { "user-agent": "WhatsApp/2.23.20.0", accept: "text/html" },
      });
      expect(await answer.text()).not.toMatch(new RegExp(`${WORD}|${PERSON.source}`));
    }
  });
}
