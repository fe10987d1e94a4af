import { layOutHtml, layOutText, type MailContent } from "./mail-layout.ts";

const content: MailContent = {
  language: "en",
  subject: "You are booked",
  greeting: "Hello Ada,",
  body: "You are booked.",
  facts: [
    ["Project", "The Long Night"],
    ["Role", "Captain"],
  ],
  action: "View role",
  link: "http://localhost/a?b=1&c=2",
  reason: "You get this email as talent.",
  footer: [],
};

test("plain text has one thing to a line, and a blank line between parts", () => {
  expect(layOutText(content)).toBe(
    "Hello Ada,\n\nYou are booked.\n\nProject: The Long Night\nRole: Captain\n\n" +
      "View role:\nhttp://localhost/a?b=1&c=2\n\n--\nYou get this email as talent.\n",
  );
});

test("without facts there is no gap and no table", () => {
  const bare = { ...content, facts: [] };
  expect(layOutText(bare)).toContain("You are booked.\n\nView role:\n");
  expect(layOutHtml(bare)).not.toContain("<table");
  expect(layOutHtml(bare)).toContain("You are booked.</p>\n\n<p");
});

test.each([
  ["en", "Project: The Long Night\nRole: Captain\n"],
  ["tr", "Project: The Long Night\nRole: Captain\n"],
  ["ar", "Project: \u2068The Long Night\u2069\nRole: \u2068Captain\u2069\n"],
] as const)("in plain text in %s a name keeps its direction", (language, rows) => {
  expect(layOutText({ ...content, language })).toContain(rows);
});

test("HTML has each fact in a row, with its label as the heading", () => {
  const rows = [
    ...layOutHtml(content).matchAll(
      /<tr>\n<th scope="row"[^>]*>(.*)<\/th>\n<td[^>]*><bdi>(.*)<\/bdi><\/td>\n<\/tr>\n/g,
    ),
  ];
  expect(rows.map(([, label, value]) => [label, value])).toEqual(content.facts);
  expect(layOutHtml(content)).toContain("</tr>\n</table>");
});

test.each([
  ["a name", { facts: [["Project", `<b>"A" & 'B'</b>`]] as const }],
  ["a label", { facts: [[`<b>"A" & 'B'</b>`, "x"]] as const }],
  ["a greeting", { greeting: `<b>"A" & 'B'</b>` }],
  ["a text", { body: `<b>"A" & 'B'</b>` }],
  ["an action", { action: `<b>"A" & 'B'</b>` }],
  ["a reason", { reason: `<b>"A" & 'B'</b>` }],
])("%s is text in HTML, never markup", (_what, change) => {
  const html = layOutHtml({ ...content, ...change });
  expect(html).toContain(">&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt;</");
  expect(html).not.toContain("<b>");
});

test("the link stays one address in HTML", () => {
  expect(layOutHtml(content)).toContain(`<a href="http://localhost/a?b=1&amp;c=2" `);
});
