/** The settings of messaging that no test changes. */
export const FIXED_SETTINGS = {
  MAIL_SECRET: "secret",
  PUBLIC_URL: "http://localhost",
  PUSH_KEY: Buffer.alloc(32, 7).toString("base64url"),
  ENDINGS_SWEEP_MS: 50,
  LATER_MAILS_SWEEP_MS: 50,
};
