import { startedGateway, type StartedGateway } from "../started-gateway.ts";

let gateway: StartedGateway;
beforeAll(async () => {
  gateway = await startedGateway({ PREVIEW_PATIENCE_MS: "300" });
});
afterAll(() => gateway.close());

let last = 0;
/** A record that no other test has read. */
const newId = (): string => `00000000-0000-7000-8000-${String((last += 1)).padStart(12, "0")}`;

const answers = { delayMs: 0, calls: [] as string[] };
/** Sets what the subgraphs respond. */
function play(bySubgraph: Readonly<Record<string, unknown>>, delayMs = 0): void {
  answers.calls = [];
  gateway.subgraphs.answerWith((response, { subgraph }) => {
    answers.calls.push(subgraph);
    setTimeout(() => response.end(JSON.stringify(bySubgraph[subgraph] ?? {})), delayMs);
  });
}

const file = (url: string, type: string) => ({ Data: { ContentUrl: url, ContentType: type } });
const picture = file("/objects/1?signature=a&b=c", "image/jpeg");
const project = (facts: object = {}) => ({
  data: {
    getProjectById: {
      Data: {
        Name: "The Night Ferry",
        Description: "A feature about the sea.",
        Public: true,
        Status: "Approved",
        Media: [{ __typename: "MediaItem", PK: "MED#1" }],
        ...facts,
      },
    },
  },
});
const media = { data: { _entities: [{ __typename: "MediaItem", ...picture }] } };

/** The tags of a preview by their names, and its whole text. */
async function preview(path: string, language = "en") {
  const answer = await gateway.get(`/api/preview${path}`, { "accept-language": language });
  const html = await answer.text();
  const tags = new Map(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(([, name, text]) => [
      name,
      text,
    ]),
  );
  return { answer, html, tags, title: /<title>(.*)<\/title>/.exec(html)?.[1] };
}

test("an open project shows its name, its text and its first picture", async () => {
  play({ projects: project(), media });
  const id = newId();
  const { answer, tags, title } = await preview(`/gallery/${id}/project`);
  expect(answer.status).toBe(200);
  expect(title).toBe("The Night Ferry · Callboard");
  expect(Object.fromEntries(tags)).toEqual({
    description: "A feature about the sea.",
    robots: "noindex",
    "twitter:card": "summary_large_image",
    "og:site_name": "Callboard",
    "og:type": "website",
    "og:url": `https://callboard.test/gallery/${id}/project`,
    "og:title": "The Night Ferry · Callboard",
    "og:description": "A feature about the sea.",
    "og:image": "https://callboard.test/objects/1?signature=a&amp;b=c",
  });
  expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
  expect(await gateway.innerActor()).toMatchObject({ kind: "guest" });
});

const HIDDEN = {
  data: { getProjectById: null },
  errors: [{ message: "x", extensions: { code: "NOT_FOUND" } }],
};
const post = (...OpenFiles: readonly object[]) => ({
  data: { getUserLatestPost: { Data: { Description: "Autumn looks", OpenFiles } } },
});
const NO_POST = { ...HIDDEN, data: { getUserLatestPost: null } };

test.each([
  ["a project that a guest may not see", "project", { projects: HIDDEN }],
  ["a private project", "project", { projects: project({ Public: false }), media }],
  ["a closed project", "project", { projects: project({ Status: "Closed" }), media }],
  ["a project that is none", "project", { projects: { data: { getProjectById: null } } }],
  ["a person who shows guests nothing", "user", { talent: NO_POST }],
  ["a post without open pictures", "user", { talent: post() }],
  ["a graph that fails", "project", { projects: { errors: [{ message: "The Night Ferry failed" }] } }],
  ["a graph that says nothing", "project", {}],
])("of %s nothing is said but the kind of page", async (_what, type, bySubgraph) => {
  play(bySubgraph);
  const id = newId();
  const { answer, html, tags } = await preview(`/gallery/${id}/${type}`);
  expect(answer.status).toBe(200);
  expect(html).not.toMatch(/Night Ferry|the sea|Autumn|objects/);
  expect(Object.fromEntries(tags)).toMatchObject({
    "og:title": "Gallery · Callboard",
    "og:description": "Photos and films on Callboard.",
    "og:image": "https://callboard.test/icons/mark-512.png",
    "twitter:card": "summary",
  });
});

test("a public post shows its words and its first picture, and not whose it is", async () => {
  play({ talent: post(file("/objects/0", "video/mp4").Data, picture.Data) });
  const { title, tags } = await preview(`/gallery/${newId()}/user`);
  expect([title, tags.get("og:description")]).toEqual(["Gallery · Callboard", "Autumn looks"]);
  expect(tags.get("og:image")).toContain("/objects/1");
  expect(answers.calls).toEqual(["talent"]);
});

test.each(["/featured-detail/ID", "/gallery/ID/feature"])(
  "%s shows the feature and its cover",
  async (path) => {
    const feature = {
      Name: "Stars",
      Description: "",
      CoverMedia: { __typename: "MediaItem", PK: "MED#1" },
      Media: [],
    };
    play({ projects: { data: { getFeatureProjectById: { Data: feature } } }, media });
    const { title, tags } = await preview(path.replace("ID", newId()));
    expect(title).toBe("Stars · Callboard");
    expect(tags.get("og:image")).toContain("/objects/1");
  },
);

test("what people wrote is no markup", async () => {
  const Name = `"><script>alert('x')</script>&`;
  play({ projects: project({ Name, Description: `${"🎭".repeat(300)}`, Media: [] }) });
  const { html, tags } = await preview(`/gallery/${newId()}/project`);
  expect(html).not.toContain("<script");
  expect(tags.get("og:title")).toBe(
    "&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp; · Callboard",
  );
  expect(tags.get("og:description")).toBe(`${"🎭".repeat(199)}…`);
});

test("a slow graph is not waited for, and what it says later is not lost", async () => {
  play({ projects: project({ Media: [] }) }, 900);
  const path = `/gallery/${newId()}/project`;
  const from = performance.now();
  const { answer, title } = await preview(path);
  expect(performance.now() - from).toBeLessThan(800);
  expect([title, answer.headers.get("cache-control")]).toEqual(["Gallery · Callboard", "no-store"]);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect((await preview(path)).title).toBe("The Night Ferry · Callboard");
});

test("the same page is read once within a minute", async () => {
  play({ projects: project({ Media: [] }) });
  const path = `/gallery/${newId()}/project`;
  await preview(path);
  expect((await preview(path, "tr")).title).toBe("The Night Ferry · Callboard");
  expect(answers.calls).toEqual(["projects"]);
});

test.each([
  ["/login", "en", "Sign in · Callboard", "ltr"],
  ["/terms", "tr", "Koşullar · Callboard", "ltr"],
  ["/featured", "ar", "مختارات · Callboard", "rtl"],
  ["/", "fr", "Callboard", "ltr"],
  ["/dashboard", "en", "Callboard", "ltr"],
])("%s in %s is %s, and reads nothing", async (path, language, title, dir) => {
  play({});
  const found = await preview(path, language);
  expect(found.title).toBe(title);
  expect(found.html).toContain(`dir="${dir}"`);
  expect(answers.calls).toEqual([]);
});
