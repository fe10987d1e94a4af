import { scrollKey } from "./scroll-key.ts";

test("pages that are opened by their address are scrolled apart from each other, and from those of the history", () => {
  const opened = ["/mail/inbox", "/my-projects"].map((pathname) => scrollKey({ key: "default", pathname }));
  expect(new Set([...opened, scrollKey({ key: "k1", pathname: "/mail/inbox" })]).size).toBe(3);
  expect(scrollKey({ key: "k1", pathname: "/my-projects" })).toBe("k1");
});
