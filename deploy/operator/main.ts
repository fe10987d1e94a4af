/** What the operator's image does when no program is named: it says which there are. */
process.stderr.write(
  "Name a program: deploy/operator/make-secrets.ts, set-up.ts, migrate.ts, mailbox.ts or sign-in.ts.\n",
);
process.exitCode = 2;
