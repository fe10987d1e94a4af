import { paths } from "../../../web/src/lib/paths.ts";
import { ANY, including, named, unique, type Journey } from "./journey.ts";

const approvals: Journey = {
  route: paths.submittedProjects,
  who: "admin",
  address: () => "/submitted-projects/submitted",
  async play(hand) {
    const { words } = hand;
    await hand.press("button", /^The Interpreter/);
    await hand.see("heading", /^The Interpreter$/);
    await hand.press("button", words.begin("approvals:denyMore"));
    await hand.see("dialog", words.begin("approvals:denyTitle"));
    await hand.press("button", words("approvals:deny"), "[role=dialog]");
    await hand.see("text", words("account:required"), "[role=dialog]");
    await hand.press("button", words("shell:cancel"), "[role=dialog]");
    await hand.miss("dialog", ANY);
  },
};

const reports: Journey = {
  route: paths.reports,
  who: "admin",
  address: () => "/reports",
  async play(hand) {
    const { words } = hand;
    await hand.press("link", words.begin("moderation:reports.status.InReview"));
    await hand.arrive(/status=InReview/);
    await hand.see("heading", words("moderation:reports.messages"));
    await hand.see("button", words("moderation:reports.dismiss"));
  },
};

const auditLog: Journey = {
  route: paths.auditLog,
  who: "admin",
  address: () => "/audit-log",
  async play(hand, { project }) {
    const { words } = hand;
    await hand.type(words("moderation:audit.find"), project);
    await hand.enter();
    await hand.see("text", words.begin("moderation:audit.of.record"));
    await hand.see("text", words("audit:event.ProjectApproved"));
  },
};

const minors: Journey = {
  route: paths.minors,
  who: "admin",
  address: () => "/minors",
  async play(hand) {
    const { words } = hand;
    await hand.see("heading", words("moderation:minors.title"));
    await hand.press("button", words("frame:jump.label"));
    await hand.type(words("frame:jump.label"), "Glasshouse");
    await hand.see("option", /Glasshouse/);
  },
};

const deadLetters: Journey = {
  route: paths.deadLetters,
  who: "admin",
  address: () => "/dead-letters",
  async play(hand) {
    const { words } = hand;
    await hand.see("heading", words("moderation:letters.none"));
    await hand.press("button", words("frame:jump.label"));
    await hand.type(words("frame:jump.label"), "Glasshouse");
    await hand.see("option", /Glasshouse/);
  },
};

const featured: Journey = {
  route: paths.featured,
  who: "admin",
  address: () => "/featured",
  async play(hand) {
    const { words } = hand;
    const name = await hand.read("link", ANY, "#content h2");
    await hand.press("button", words("shell:remove"), "#content li");
    await hand.see("text", words("featured:removed", { name }));
    await hand.press("button", words("shell:undo"));
    await hand.see("link", named(name), "#content h2");
  },
};

const featuredDetail: Journey = {
  route: paths.featuredDetail,
  who: "admin",
  address: ({ feature }) => `/featured-detail/${feature}`,
  async play(hand) {
    const { words } = hand;
    await hand.press("radio", words("featured:phone"));
    await hand.press("link", words("featured:gallery"));
    await hand.arrive(/^\/gallery\//);
  },
};

const createFeatured: Journey = {
  route: paths.createFeatured,
  who: "admin",
  address: () => "/create-featured",
  async play(hand) {
    const { words } = hand;
    const name = unique("Glasshouse");
    await hand.type(words("featured:name"), name);
    await hand.type(words("featured:description"), "A winter in a greenhouse.");
    await hand.see("text", including(name), "figure");
    await hand.choose(words("featured:project"), /Glasshouse/, "Glasshouse");
    await hand.press("button", words("featured:publish"));
    await hand.see("text", words("featured:published"));
    await hand.press("button", words("shell:remove"), "#content");
    await hand.see("text", words("featured:removed", { name }));
  },
};

const advancedSearch: Journey = {
  route: paths.projectSearchAdvanced,
  who: "admin",
  address: () => "/project-search-adv",
  async play(hand) {
    const { words } = hand;
    await hand.press("checkbox", words("project-search:filter.paid"), "[role=dialog]");
    await hand.arrive(/^\/project-search-adv\?.*paid/);
    await hand.press("button", words("project-search:show"), "[role=dialog]");
    await hand.miss("dialog", ANY);
    await hand.see("button", words("filters:remove"));
    await hand.press("button", words("shell:clearAll"));
    await hand.arrive(/^\/project-search(?!.*paid)/);
  },
};

const advancedPeople: Journey = {
  route: paths.usersAdvanced,
  who: "admin",
  address: () => "/user-adv",
  async play(hand) {
    const { words } = hand;
    await hand.see("dialog", words("filters:all"));
    await hand.choose(words("people:AgeRange"), words.begin("catalog:ageRanges.Over 60"));
    await hand.press("button", words("people:showPeople"), "[role=dialog]");
    await hand.miss("dialog", ANY);
    await hand.see("button", words("filters:remove"));
    await hand.see("text", words.begin("catalog:ageRanges.Over 60"), "main li");
  },
};

const userDetail: Journey = {
  route: paths.userDetail,
  who: "admin",
  address: ({ person }) => `/user-detail/${person}`,
  async play(hand) {
    const { words } = hand;
    await hand.see("heading", words("people:look"));
    await hand.press("button", words("moderation:user.suspend"));
    await hand.see("dialog", ANY);
    await hand.press("button", words("shell:cancel"), "[role=dialog]");
    await hand.miss("dialog", ANY);
  },
};

/** Pages of admins, and three that they share with producers. */
export const admin: readonly Journey[] = [
  approvals,
  reports,
  auditLog,
  minors,
  deadLetters,
  featured,
  featuredDetail,
  createFeatured,
  advancedSearch,
  advancedPeople,
  userDetail,
];
