// Entry point of the replacement for the official PostgreSQL image: supports the same variables and arguments.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";

// oxlint-disable-next-line node/no-process-env -- the settings of an image
const { PGDATA: data = "", POSTGRES_USER: user = "postgres", POSTGRES_PASSWORD: password = "" } = process.env;
if (!existsSync(`${data}/PG_VERSION`)) {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  writeFileSync("/tmp/password", password, { mode: 0o600 });
  const flags = [
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    "--no-sync",
  ];
  const made = spawnSync(
    "/postgres/bin/initdb",
    ["-D", data, "-U", user, "--pwfile=/tmp/password", ...flags],
    {
      stdio: "inherit",
    },
  );
  if (made.status !== 0) process.exit(1);
  writeFileSync(`${data}/pg_hba.conf`, "host all all all scram-sha-256\nlocal all all scram-sha-256\n");
}
const flags = ["-D", data, "-c", "listen_addresses=*", ...process.argv.slice(2)];
const server = spawn("/postgres/bin/postgres", flags, { stdio: "inherit" });
process.on("SIGTERM", () => server.kill("SIGINT"));
server.once("exit", (code) => process.exit(code ?? 1));
