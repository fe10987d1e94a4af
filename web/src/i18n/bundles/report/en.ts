/** Reporting a project or a person. */
export const texts = {
  title: "Report {{name}}",
  text: "Admins read this report and see that it's yours. {{name}} is never told who reported.",
  reason: "What's wrong",
  reasons: {
    Scam: "Scam or fake casting",
    "Off-Platform Payment": "Asks for money",
    Harassment: "Harassment",
    Discrimination: "Discrimination",
    Sexual: "Nudity or sexual content",
    "Minor Safety": "Safety of a minor",
    Impersonation: "Pretends to be someone else",
    "Stolen Photos": "Stolen photos or films",
    Other: "Something else",
  },
  comment: "What you saw",
  commentHelp: "A sentence is enough. What was asked of you, where and when?",
  send: "Send report",
  done: "Report sent. An admin will look into it.",
} as const;
