import { paths } from "../../../web/src/lib/paths.ts";
import { ANY, including, unique, type Journey } from "./journey.ts";

const projects: Journey = {
  route: paths.projects,
  who: "producer",
  address: () => "/projects",
  async play(hand) {
    const { words } = hand;
    await hand.press("link", words.begin("catalog:projectStatuses.Approved"), ".tab-links");
    await hand.arrive(/status=Approved/);
    await hand.type(words("projects:search"), "Long");
    await hand.miss("link", /^North of Nowhere$/);
    await hand.press("link", /^The Long Night$/);
    await hand.arrive(/^\/project-detail\//);
    await hand.see("heading", /^The Long Night$/);
  },
};

const projectDetail: Journey = {
  route: paths.projectDetail,
  who: "producer",
  address: ({ project }) => `/project-detail/${project}`,
  async play(hand) {
    const { words } = hand;
    await hand.see("heading", words("breakdown:about"));
    await hand.press("link", words.begin("project-detail:tab.positions"));
    await hand.see("button", words("project-detail:addRole"));
    await hand.press("link", words.begin("project-detail:tab.activity"));
    await hand.see("text", words("project-detail:did.approved"));
  },
};

const projectCasting: Journey = {
  route: paths.projectCasting,
  who: "producer",
  address: ({ project }) => `/project-casting/${project}`,
  async play(hand) {
    const { words } = hand;
    const name = await hand.read("link", ANY, "#content h2");
    const values = { name };
    await hand.press("button", words("project-detail:moreOf", values), "#content li");
    await hand.press("menuitem", words("project-detail:hold"));
    await hand.see("text", words("project-detail:held", values));
    await hand.press("button", words("project-detail:moreOf", values), "#content li");
    await hand.press("menuitem", words("project-detail:unhold"));
    await hand.see("text", words("project-detail:unheld", values));
  },
};

const createProject: Journey = {
  route: paths.createProject,
  who: "producer",
  address: () => "/create-project",
  async play(hand) {
    const { words } = hand;
    const name = unique("By Hand");
    await hand.type(words("breakdown:field.Name"), name);
    await hand.choose(words("breakdown:field.ProjectType"), ANY);
    await hand.type(words("breakdown:field.Description"), "A night on the river.");
    await hand.choose(words("breakdown:field.Union"), words("catalog:unionChoices.Non-Union"));
    await hand.press("button", words("project-wizard:saveAndContinue"));
    await hand.see("heading", words("project-wizard:step.contact"));
    await hand.open("/projects?status=Draft");
    await hand.press("button", words("project-menu:menuOf", { name }));
    await hand.press("menuitem", words("project-menu:delete"));
    await hand.type(words.begin("project-menu:typeName"), name);
    await hand.press("button", words("project-menu:delete"), "[role=dialog]");
    await hand.see("text", words("project-menu:deleted", { name }));
  },
};

const company: Journey = {
  route: paths.companyInfo,
  who: "producer",
  address: () => "/company-info",
  async play(hand) {
    const { words } = hand;
    const bio = unique("Marsh Lane Pictures casts film and stage from Seattle.");
    await hand.type(words.begin("company:bio"), bio);
    await hand.press("button", words("shell:save"), "#content");
    await hand.see("text", words("company:saved"));
    await hand.reopen();
    await hand.hold(words.begin("company:bio"), bio);
  },
};

const waiting: Journey = {
  route: paths.submittedProjects,
  who: "producer",
  address: () => "/submitted-projects/user",
  async play(hand) {
    const { words } = hand;
    const name = await hand.read("link", ANY, "#content h2");
    await hand.press("link", words("approvals:fix"));
    await hand.arrive(/^\/create-project\//);
    await hand.see("text", including(name), "main");
  },
};

const waitingForUs: Journey = {
  route: paths.waiting,
  who: "producer",
  address: () => "/waiting-for-you",
  async play(hand) {
    const { words } = hand;
    await hand.see("heading", words("waiting:title"));
    await hand.press("button", words("frame:jump.label"));
    await hand.type(words("frame:jump.label"), "Glasshouse");
    await hand.see("option", /Glasshouse/);
  },
};

const thread: Journey = {
  route: paths.mailFolder,
  who: "producer",
  address: ({ conversation }) => `/mail/inbox/${conversation}`,
  async play(hand) {
    const { words } = hand;
    const reply = unique("Thank you, see you there.");
    await hand.type(words.begin("mail:replyTo"), reply);
    await hand.press("button", words.begin("mail:send"), "#content");
    await hand.see("text", including(reply), "#content li");
    await hand.hold(words.begin("mail:replyTo"), "");
  },
};

/** Pages of a company, without those about who was submitted. */
export const producer: readonly Journey[] = [
  projects,
  projectDetail,
  projectCasting,
  createProject,
  company,
  waiting,
  waitingForUs,
  thread,
];
