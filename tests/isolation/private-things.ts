import type { Scene } from "../bad-input/scenes.ts";
import { at } from "../support/graph.ts";
import { APPROVE } from "../authorization/objects.ts";
import { bare } from "../authorization/people.ts";
import type { World } from "../authorization/world.ts";

/** A word that occurs only in private texts. */
export const SECRET = "Zephyrine";

/** Private records of a company, a talent and an agent. */
export interface PrivateThings {
  /** Consistent sets of their keys, for calls. */
  readonly scenes: readonly Scene[];
  /** Bare ids of the owners and their records: strangers must not change any row that contains one. */
  readonly ids: readonly string[];
  /** Ids that no stranger's response may contain unless the request did. */
  readonly hidden: readonly string[];
}

const SUBMIT = `mutation($s: SubmissionInput!) { submitToPosition(submission: $s) { SK } }`;
const HIDE = `mutation($PK: ID!) { updateProjectInfo(projectInfo: { PK: $PK, Public: false }) { PK } }`;
const MARK = `mutation($n: NoteInput!, $g: GroupInput!) {
  saveNote(note: $n) { Data { Notes { NoteId } } } createGroup(group: $g) { SK } }`;
const MAIL = `mutation($c: ConversationInput!) {
  createConversation(conversation: $c) { SK Data { LastMessage } } }`;
const MESSAGES = `query($id: ID!) { getConversationMessages(conversation_id: $id, page: 1) { SK } }`;
const SEARCH = `mutation($s: SavedSearchInput!) { saveSearch(search: $s) { SK } }`;
const POST = `mutation($p: PostInput!) { savePost(post: $p) { SK } }`;
const INVITE = `mutation($i: CompanyInvitationInput!) { inviteCompanyMember(invitation: $i) { PK } }`;

/** Creates all of it through the graph, as its owners would. */
export async function makePrivateThings(world: World): Promise<PrivateThings> {
  const { workshop, must, people } = world;
  const talent = people.of.talentSelf.key;
  const texts = { Name: `${SECRET} House`, Description: SECRET, ProjectOverview: SECRET };
  const draft = await workshop.project("Draft", texts);
  const hiddenProject = await workshop.project("Approved", texts);
  const [slot = ""] = await workshop.slots(hiddenProject.PK, 2);
  const { PK } = hiddenProject;
  // A private project takes submissions only from invited talent, so the talent submits while it is public.
  const sent = await must("talentSelf", SUBMIT, {
    s: { ProjectId: PK, RoleId: hiddenProject.SK, Comments: `${SECRET} is me.` },
  });
  const submission = String(at(sent.data, "submitToPosition.SK"));
  await workshop.invite(PK, submission, slot);
  await must("producerOwner", HIDE, { PK });
  await must("admin", APPROVE, { PK });
  const marked = await must("producerOwner", MARK, {
    n: { PK, SK: submission, Text: `${SECRET} sings.` },
    g: { ProjectId: PK, RoleId: hiddenProject.SK, Name: SECRET },
  });
  const attached = await workshop.picture("talentSelf", "Attachment");
  const mail = {
    ReceiverId: people.of.producerOwner.key,
    Subject: `On ${SECRET}`,
    Message: `${SECRET}!`,
    Attachments: [attached],
  };
  const conversation = String(
    at((await must("talentSelf", MAIL, { c: mail })).data, "createConversation.SK"),
  );
  const messages = await must("talentSelf", MESSAGES, { id: conversation });
  const search = { Name: SECRET, Criteria: { Text: SECRET } };
  const saved = await must("talentSelf", SEARCH, { s: search });
  const file = await workshop.picture("talentSelf", "Headshot");
  const posted = await must("talentSelf", POST, {
    p: { Type: "Headshot", Contents: [file], Description: SECRET },
  });
  const invitation = { Email: `${SECRET.toLowerCase()}@alder.example.com` };
  const invited = await must("producerOwner", INVITE, { i: invitation });
  const [filmingDate = ""] = await workshop.filmingDates(PK);
  const [link] = await world.databases.query<{ id: string }>(
    "identity",
    "select id from agent_link where talent_id = $1 and agent_id = $2",
    [bare(talent), bare(people.of.agentLinked.key)],
  );
  const shared = {
    member: talent,
    company: people.companyA,
    submission,
    slot,
    "filming date": filmingDate,
    conversation,
    link: `LNK#${link?.id}`,
    file,
    group: String(at(marked.data, "createGroup.SK")),
    post: String(at(posted.data, "savePost.SK")),
    feature: world.fixture.feature,
    note: String(at(marked.data, "saveNote.Data.Notes.0.NoteId")),
    report: crypto.randomUUID(),
    message: String(at(messages.data, "getConversationMessages.0.SK")),
    invitation: String(at(invited.data, "inviteCompanyMember.PK")),
    "saved search": String(at(saved.data, "saveSearch.SK")),
    job: crypto.randomUUID(),
    notification: crypto.randomUUID(),
  };
  const ofHidden = { ...shared, project: PK, position: hiddenProject.SK };
  const ofDraft = { ...shared, project: draft.PK, position: draft.SK };
  const ofOwner = { ...ofHidden, member: people.of.producerOwner.key };
  const own = [draft, hiddenProject].flatMap((keys) => [bare(keys.PK), bare(keys.SK)]);
  const hidden = [
    ...own,
    ...[conversation, attached, file, shared.post, shared.note, shared.message, shared["saved search"]].map(
      bare,
    ),
  ];
  const owners = [talent, people.of.producerOwner.key, people.of.agentLinked.key, people.companyA].map(bare);
  return { scenes: [ofHidden, ofDraft, ofOwner], hidden, ids: [...owners, ...hidden] };
}
