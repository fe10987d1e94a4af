import { mailServerOf } from "../../deploy/keycloak/mail-server.ts";

const from = "no-reply@callboard.test";

test.each([
  ["smtp://127.0.0.1:2525", { host: "127.0.0.1", port: 2525, encryption: "none" }],
  ["smtp://mail.test", { host: "mail.test", port: 587, encryption: "none" }],
  ["smtp://mail.test:25?starttls=true", { host: "mail.test", port: 25, encryption: "starttls" }],
  ["smtps://mail.test", { host: "mail.test", port: 465, encryption: "tls" }],
  [
    "smtp://me:p%40ss@mail.test",
    { host: "mail.test", port: 587, encryption: "starttls", user: "me", password: "p@ss" },
  ],
  [
    "smtp://me:secret@localhost",
    { host: "localhost", port: 587, encryption: "none", user: "me", password: "secret" },
  ],
])("Keycloak's mail goes to %s as ours does", (url, server) => {
  expect(mailServerOf(url, from)).toEqual({ ...server, from });
});
