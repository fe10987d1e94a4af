/** Entry point of the operator's image if no program is given: lists the available ones. */
process.stderr.write(
  "Name a program: deploy/operator/make-secrets.ts, set-up.ts, migrate.ts, mailbox.ts or sign-in.ts.\n",
);
process.exitCode = 2;
