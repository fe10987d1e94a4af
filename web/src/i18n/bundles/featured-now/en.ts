export const texts = {
  title: "Featured projects",
  pictures: "Pictures of {{name}}",
  read: "Read the breakdown",
  readOf: "Read the breakdown of {{name}}",
  waits: "Sign in or create an account: the breakdown of {{name}} opens next.",
} as const;
