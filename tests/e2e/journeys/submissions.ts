import { paths } from "../../../web/src/lib/paths.ts";
import { ANY, including, named, unique, type Journey } from "./journey.ts";

const projectSubmissions: Journey = {
  route: paths.projectSubmissions,
  who: "producer",
  address: ({ project }) => `/project-submissions/${project}`,
  async play(hand) {
    const { words } = hand;
    const role = await hand.read("link", ANY, "#content h2");
    await hand.press("link", named(role), "#content h2");
    await hand.arrive(/^\/position-submissions\//);
    await hand.see("heading", named(role));
    await hand.see("gridcell", ANY);
    await hand.press("link", words.begin("catalog:stages.Viewed"), ".wall-tabs");
    await hand.arrive(/stage=/);
  },
};

const projectSubmission: Journey = {
  route: paths.projectSubmission,
  who: "producer",
  address: ({ person, project }) => `/project-submission/${person}/${project}`,
  async play(hand) {
    const { words } = hand;
    await hand.see("link", words("submissions:openSubmission"));
    const name = await hand.read("heading", ANY, "#content");
    await hand.press("link", words("submissions:openSubmission"));
    await hand.arrive(/^\/position-submission\//);
    await hand.see("heading", named(name));
    await hand.see("group", words("submissions:groups"));
  },
};

const positionSubmission: Journey = {
  route: paths.positionSubmission,
  who: "producer",
  address: ({ person, role }) => `/position-submission/${person}/${role}`,
  async play(hand) {
    const { words } = hand;
    const note = unique("Warm and quick.");
    await hand.type(words("submissions:noteNew"), note);
    await hand.press("button", words("submissions:noteAdd"));
    await hand.see("text", including(note), "#content li");
    await hand.reopen();
    await hand.see("text", including(note), "#content li");
  },
};

const wall: Journey = {
  route: paths.positionSubmissions,
  who: "producer",
  address: ({ role, project }) => `/position-submissions/${role}/${project}`,
  async play(hand) {
    const { words } = hand;
    await hand.press("gridcell", ANY);
    await hand.press("button", /^4 /, "[role=dialog], .docked-panel");
    await hand.see("text", words("submissions:joinedGroup"));
    await hand.press("button", /^4 /, "[role=dialog], .docked-panel");
    await hand.see("text", words("submissions:leftGroup"));
  },
};

const group: Journey = {
  route: paths.group,
  who: "producer",
  address: ({ project, role }) => `/group/${project}/1/${role}`,
  async play(hand) {
    const { words } = hand;
    const here = "#content section[data-current=true] li";
    const name = await hand.read("button", ANY, here);
    await hand.press("button", words("submissions:moveMenu", { name }));
    await hand.press("menuitem", words("submissions:moveToGroup", { number: 5 }));
    await hand.see("text", words("submissions:joinedGroup", { name }));
    // The board is read again after each move; a page left before that would leave the next player an empty group.
    await hand.miss("button", named(name), here);
    await hand.press("button", words("shell:undo"));
    await hand.see("button", named(name), here);
  },
};

/** Pages about those who were submitted to a project. */
export const submissions: readonly Journey[] = [
  projectSubmissions,
  projectSubmission,
  positionSubmission,
  wall,
  group,
];
