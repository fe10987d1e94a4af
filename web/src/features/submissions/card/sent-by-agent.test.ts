import { agentContact, agentNames } from "./sent-by-agent.ts";

const ruth = {
  FirstName: "Ruth",
  LastName: "Adler",
  Email: "ruth@adler.example",
  PhoneNumber: "+12025550123",
  Company: null,
};
const by = (UserRole: string, facts: object = {}) => ({
  CreatedBy: { Data: { ...ruth, UserRole, ...facts } },
});

test.each([
  [
    { RepresentationName: "Adler & Co", ...by("Agent") },
    "Adler & Co · Ruth Adler",
    "+12025550123 · ruth@adler.example",
  ],
  [
    { RepresentationName: "Ruth Adler", ...by("Agent", { PhoneNumber: null }) },
    "Ruth Adler",
    "ruth@adler.example",
  ],
  [{ RepresentationName: "Adler & Co", ...by("Talent") }, "Adler & Co", ""],
  [{ RepresentationName: null, CreatedBy: null }, "", ""],
])(
  "%# names agency and agent, and how to reach the agent who made the submission",
  (sent, names, contact) => {
    expect(agentNames(sent as never)).toBe(names);
    expect(agentContact(sent as never)).toBe(contact);
  },
);
