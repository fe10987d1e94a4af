import {
  cleanText,
  conversationsPerDay,
  groupReceivers,
  mayAdd,
  mayStart,
  membersShown,
  minorAndCompany,
  readerOf,
  viewerCan,
  type Conversation,
  type Correspondent,
} from "./conversation.ts";

const person = (id: string, facts: Partial<Correspondent> = {}): Correspondent => ({
  id,
  firstName: id,
  lastName: "",
  roles: ["Talent"],
  companyId: null,
  agentIds: [],
  registered: true,
  suspended: false,
  minor: false,
  ...facts,
});
const producer = person("producer", { roles: ["Production"], companyId: "company" });
const minor = person("minor", { minor: true, agentIds: ["agent"] });
const agent = person("agent", { roles: ["Agent"] });

test.each<[string, Correspondent, Correspondent | null, boolean, string]>([
  ["an adult to an adult", person("a"), person("b"), false, "ok"],
  ["to nobody known", person("a"), null, false, "NOT_FOUND"],
  ["to a suspended member", person("a"), person("b", { suspended: true }), false, "NOT_FOUND"],
  ["to someone not registered", person("a"), person("b", { registered: false }), false, "NOT_FOUND"],
  ["to oneself", person("a"), person("a"), false, "SELF"],
  ["a stranger to a minor", person("a"), minor, false, "RECIPIENT"],
  ["another agent to a minor", person("other", { roles: ["Agent"] }), minor, false, "RECIPIENT"],
  ["the linked agent to a minor", agent, minor, false, "ok"],
  ["an admin to a minor", person("a", { roles: ["Admin"] }), minor, false, "ok"],
  ["a company to a minor who did not submit", producer, minor, false, "RECIPIENT"],
  ["a company to a minor who submitted", producer, minor, true, "ok"],
  ["a minor to a stranger", minor, person("b"), false, "RECIPIENT"],
  ["a minor to the linked agent", minor, agent, false, "ok"],
  ["a minor to a company they submitted to", minor, producer, true, "ok"],
  ["a minor to a company they did not submit to", minor, producer, false, "RECIPIENT"],
  ["a minor to an admin", minor, person("a", { roles: ["Admin"] }), false, "ok"],
  ["somebody of no company to a minor who submitted elsewhere", person("a"), minor, true, "RECIPIENT"],
  [
    "a minor to the other one's linked agent",
    minor,
    person("b", { agentIds: ["minor"] }),
    false,
    "RECIPIENT",
  ],
])("%s", (_name, sender, receiver, submittedTo, expected) => {
  const relation = { submittedTo, blocked: false, path: "conversation.ReceiverId" };
  const result = mayStart(sender, receiver, relation);
  const failure = result.ok ? undefined : result.failure;
  expect(failure?.rule ?? failure?.fields?.[0]?.rule ?? failure?.code ?? "ok").toBe(expected);
});

test.each<[string, Correspondent, string]>([
  ["a member", person("a"), "NOT_FOUND"],
  ["an admin, who reaches everybody", person("a", { roles: ["Admin"] }), "ok"],
])("%s writes to someone with whom there is a block", (_name, sender, expected) => {
  const result = mayStart(sender, person("b"), { submittedTo: false, blocked: true, path: "x" });
  expect(result.ok ? "ok" : result.failure.code).toBe(expected);
});

test.each([
  [["Talent"], 10],
  [["Agent"], 10],
  [["Talent", "Production"], 50],
  [["Admin"], 50],
  [[], 0],
])("%j may write to %i receivers at once", (roles, max) => {
  expect(groupReceivers(roles)).toBe(max);
});

test("casting is called only where a minor and a company meet", () => {
  expect(minorAndCompany(producer, minor)).toEqual({ companyId: "company", talentId: "minor" });
  expect(minorAndCompany(minor, producer)).toEqual({ companyId: "company", talentId: "minor" });
  expect(minorAndCompany(producer, person("b"))).toBeNull();
  expect(minorAndCompany(agent, minor)).toBeNull();
});

test("a receiver who is blocked is as unknown as nobody, and oneself is named", () => {
  const relation = { submittedTo: false, blocked: false, path: "conversation.ReceiverId" };
  expect(mayStart(person("a"), person("a"), relation)).toMatchObject({
    failure: { code: "VALIDATION", fields: [{ path: "conversation.ReceiverId", rule: "SELF" }] },
  });
  expect(mayStart(person("a"), null, relation)).toMatchObject({ failure: { kind: "member" } });
  expect(mayStart(person("a"), person("b"), { ...relation, blocked: true })).toEqual(
    mayStart(person("a"), null, relation),
  );
});

test.each([
  ["Open", "ok"],
  ["ReadOnly", "CLOSED"],
  ["Locked", "CLOSED"],
] as const)("adding to a conversation that is %s: %s", (status, expected) => {
  const result = mayAdd(status);
  expect(result.ok ? "ok" : result.failure.rule).toBe(expected);
  if (!result.ok) expect(result.failure).toMatchObject({ code: "CONFLICT", state: status });
});

test.each([
  ["trimmed", "  hi \n", "hi"],
  ["without control and direction characters", "a\u0000b\u202ec", "abc"],
  ["with its line breaks and tabs", "a\n\tb", "a\n\tb"],
  ["in one form of its letters", "s\u0327", "ş"],
  ["without isolates", "a\u2067b\u2069", "ab"],
  ["empty where there is none", null, ""],
  ["empty where it is not said", undefined, ""],
  ["markup stays text", "<b>hi</b>", "<b>hi</b>"],
])("a text is kept %s", (_name, text, kept) => {
  expect(cleanText(text)).toBe(kept);
});

test.each([
  [["Talent"], 20],
  [["Talent", "Production"], 200],
  [[], 0],
])("%j may start %i conversations a day", (roles, max) => {
  expect(conversationsPerDay(roles)).toBe(max);
});

test.each([
  ["the owner of an announcing group", true, "owner", null],
  ["a member of an announcing group", true, "member", "owner"],
  ["a member of another group", false, "member", null],
])("%s writes to the right people", (_name, announce, id, reader) => {
  const participant = { id, firstName: "", lastName: "" };
  expect(readerOf({ announce, ownerId: "owner", participant })).toBe(reader);
});

test.each([
  ["the owner of an announcing group", true, "owner", ["owner", "ada", "zoe"]],
  ["a member of an announcing group", true, "ada", ["owner", "ada"]],
  ["a member of another group", false, "ada", ["owner", "ada", "zoe"]],
])("%s sees whom they may know", (_name, announce, id, shown) => {
  const [owner, ada, zoe] = ["owner", "ada", "zoe"].map((name) => ({
    id: name,
    firstName: name,
    lastName: "",
  }));
  const members = [owner, ada, zoe].filter((member) => member !== undefined);
  const participant = { id, firstName: id, lastName: "" };
  expect(
    membersShown({ announce, ownerId: "owner", participant }, members).map((member) => member.id),
  ).toEqual(shown);
});

const ALWAYS = ["markConversationRead", "updateConversations", "deleteConversations", "reportMessages"];
test.each<[string, Partial<Conversation>, string, string[]]>([
  ["one of two", { kind: "Direct" }, "ada", ["addMessage"]],
  ["who started one of two", { kind: "Direct" }, "owner", ["addMessage"]],
  ["one of two that is closed", { kind: "Direct", status: "ReadOnly" }, "ada", []],
  [
    "the owner of a group",
    {},
    "owner",
    ["addMessage", "addConversationMembers", "removeConversationMembers"],
  ],
  ["the owner of a locked group", { status: "Locked" }, "owner", ["removeConversationMembers"]],
  ["a member of a group", {}, "ada", ["addMessage", "leaveConversation"]],
  ["a member of a closed group", { status: "ReadOnly" }, "ada", ["leaveConversation"]],
  ["who was taken out of a group", { status: "ReadOnly", left: true }, "ada", []],
])("%s may call what the conversation allows", (_name, facts, id, operations) => {
  const participant = { id, firstName: id, lastName: "" };
  const conversation = {
    status: "Open",
    kind: "Group",
    ownerId: "owner",
    participant,
    left: false,
    ...facts,
  };
  expect(viewerCan(conversation as Conversation)).toEqual([...operations, ...ALWAYS]);
});
