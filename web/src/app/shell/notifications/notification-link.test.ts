import type { Role } from "#lib/session/viewer.tsx";
import { notificationLink } from "./notification-link.ts";

const about = { ConversationId: null, ProjectId: "PRJ#7", RoleId: "POS#3" };

test.each<[string, Partial<typeof about> | { ConversationId: string }, Role, string | null]>([
  ["a conversation", { ConversationId: "CNV#9" }, "Talent", "/mail/inbox/9"],
  ["a role, for casting", {}, "Production", "/position-submissions/3/7"],
  ["a project, for casting", { RoleId: null as never }, "Production", "/project-detail/7"],
  ["a role, for talent", {}, "Talent", "/project-submissions"],
  ["a role, for an agent", {}, "Agent", "/project-submissions"],
  ["nothing that has a page", { ProjectId: null as never, RoleId: null as never }, "Talent", null],
])("%s", (_name, change, role, link) => {
  expect(notificationLink({ ...about, ...change }, { roles: [role] })).toBe(link);
});
