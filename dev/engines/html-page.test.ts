import { escapeHtml, htmlPage } from "./html-page.ts";

test("no text can end an attribute or begin a tag", () => {
  expect(escapeHtml(`<a href='x' title="y">&`)).toBe("&lt;a href=&#39;x&#39; title=&quot;y&quot;&gt;&amp;");
});

test("a title is text, a body is HTML", () => {
  const page = htmlPage({ title: "<b>", styles: "/a.css", body: "<p>Hello</p>" });
  expect(page).toContain("<title>&lt;b&gt;</title>");
  expect(page).toContain('href="/a.css"');
  expect(page).toContain("<main><p>Hello</p></main>");
});
