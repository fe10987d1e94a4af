import { paths } from "../../../web/src/lib/paths.ts";
import { ANY, named, unique, type Journey } from "./journey.ts";

const dashboard: Journey = {
  route: paths.dashboard,
  who: "talent",
  address: () => "/dashboard",
  async play(hand) {
    const { words } = hand;
    // Roles that the talent was invited to open without the others of their project.
    const fitting = "li:has(a[href*='position=']:not([href*='whole=']))";
    const role = await hand.read("link", ANY, fitting);
    await hand.press("link", named(role), fitting);
    await hand.arrive(/^\/project-search\?project=/);
    await hand.see("heading", words("breakdown:about"));
  },
};

const projectSearch: Journey = {
  route: paths.projectSearch,
  who: "talent",
  address: () => "/project-search",
  async play(hand) {
    const { words } = hand;
    await hand.type(words("project-search:words"), "Glasshouse");
    await hand.enter();
    await hand.arrive(/^\/project-search\?.*Glasshouse/);
    await hand.press("button", /^Glasshouse$/, ".project-row");
    await hand.see("heading", words("breakdown:about"));
    await hand.see("button", words.begin("project-search:submitForRole"));
  },
};

const mySubmissions: Journey = {
  route: paths.mySubmissions,
  who: "talent",
  address: () => "/project-submissions",
  async play(hand) {
    const { words } = hand;
    await hand.press("link", words.begin("my-submissions:tabs.consideration"));
    await hand.arrive(/tab=consideration/);
    await hand.type(words("my-submissions:find"), "Long Night");
    await hand.press("button", /^Ruth$/, "h2");
    await hand.see("heading", words("my-submissions:history"));
  },
};

const profile: Journey = {
  route: paths.profile,
  who: "talent",
  address: () => "/profile",
  async play(hand) {
    const { words } = hand;
    const bio = unique("Two seasons of regional theatre. Based in Chicago.");
    await hand.type(words.begin("profile:bio"), bio);
    await hand.press("link", words("profile:tab.activity"));
    await hand.arrive(/tab=activity/);
    await hand.press("link", words("profile:tab.about"));
    await hand.hold(words.begin("profile:bio"), bio);
    await hand.reopen();
    await hand.hold(words.begin("profile:bio"), bio);
  },
};

const inbox: Journey = {
  route: paths.mailFolder,
  who: "talent",
  address: () => "/mail/inbox",
  async play(hand) {
    const { words } = hand;
    await hand.press("button", words("mail:search"));
    await hand.type(words("mail:search"), "Signal");
    await hand.enter();
    await hand.miss("link", /Salt and Iron/, "main");
    await hand.press("link", /Signal Lost/, "main li");
    await hand.see("heading", /Signal Lost/);
  },
};

const calendar: Journey = {
  route: paths.calendar,
  who: "talent",
  address: () => "/calendar",
  async play(hand) {
    const { words } = hand;
    const month = await hand.read("text", ANY, "main strong");
    await hand.press("button", words("calendar:after"));
    await hand.miss("text", named(month), "main strong");
    await hand.press("button", words("calendar:today"));
    await hand.see("text", named(month), "main strong");
    await hand.press("button", words("calendar:view.list"));
    await hand.press("link", ANY, ".entry-row");
    await hand.arrive(/^\/(project-submissions|project-search)/);
  },
};

const settings: Journey = {
  route: paths.settings,
  who: "talent",
  address: () => "/settings",
  async play(hand) {
    const { words } = hand;
    await hand.see("heading", words("frame:settings.layout"));
    await hand.press("button", words("frame:settings.reset"));
  },
};

const people: Journey = {
  route: paths.users,
  who: "talent",
  address: () => "/user?UserRole=Talent",
  async play(hand) {
    const { words } = hand;
    const name = await hand.read("link", ANY, "main li h2");
    await hand.type(words("people:words"), name);
    await hand.enter();
    await hand.arrive(/^\/user\?/);
    await hand.press("link", named(name), "main li h2");
    await hand.arrive(/^\/user-detail\//);
    await hand.see("heading", words("people:craft"));
  },
};

const notFound: Journey = {
  route: paths.notFound,
  who: "talent",
  address: () => "/404",
  async play(hand) {
    const { words } = hand;
    await hand.type(words("shell:page404.searchLabel"), "Glasshouse");
    await hand.press("button", words("shell:search"), "main");
    await hand.see("button", /^Glasshouse$/);
  },
};

/** Pages as talent uses them. */
export const talent: readonly Journey[] = [
  dashboard,
  projectSearch,
  mySubmissions,
  profile,
  inbox,
  calendar,
  settings,
  people,
  notFound,
];
