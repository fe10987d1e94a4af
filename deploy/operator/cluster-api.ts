import { readFileSync } from "node:fs";
import { request } from "node:https";
import type { SecretStore } from "./secret-store.ts";

const ACCOUNT = "/var/run/secrets/kubernetes.io/serviceaccount";
const NOT_FOUND = 404;
/** The first status that is not a success. */
const REFUSED = 300;
const RESPONSE_TIMEOUT_MS = 10_000;

type Call = (method: string, path: string, body?: object) => Promise<{ status: number; text: string }>;

function openApi(): Call {
  const ca = readFileSync(`${ACCOUNT}/ca.crt`);
  const authorization = `Bearer ${readFileSync(`${ACCOUNT}/token`, "utf8")}`;
  return (method, path, body) =>
    new Promise((resolve, reject) => {
      const type = method === "PATCH" ? "application/merge-patch+json" : "application/json";
      const headers = { authorization, "content-type": type };
      const target = {
        host: "kubernetes.default.svc",
        path,
        method,
        ca,
        timeout: RESPONSE_TIMEOUT_MS,
        headers,
      };
      const sent = request(target, (response) => {
        let text = "";
        response.on("data", (chunk: Buffer) => {
          text += chunk.toString();
        });
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      });
      sent.on("timeout", () =>
        sent.destroy(new Error(`The API server did not respond within ${RESPONSE_TIMEOUT_MS / 1_000} s.`)),
      );
      sent.on("error", reject);
      sent.end(body ? JSON.stringify(body) : undefined);
    });
}

const refusal = (what: string, status: number): Error =>
  new Error(
    `${what} was refused by the API server (${status}): see the rights of the job's service account.`,
  );

/** The Secrets of one namespace of the cluster that this pod runs in, with the rights of its service account. */
export function openCluster(namespace: string): SecretStore {
  const call = openApi();
  const base = `/api/v1/namespaces/${namespace}/secrets`;
  return {
    async readSecret(name) {
      const { status, text } = await call("GET", `${base}/${name}`);
      if (status === NOT_FOUND) return null;
      if (status >= REFUSED) throw refusal(`Reading the Secret ${name}`, status);
      const { data = {} } = JSON.parse(text) as { data?: Record<string, string> };
      return Object.fromEntries(
        Object.entries(data).map(([key, value]) => [key, Buffer.from(value, "base64").toString()]),
      );
    },
    async writeSecret(name, data) {
      const patched = await call("PATCH", `${base}/${name}`, { stringData: data });
      if (patched.status < REFUSED) return;
      if (patched.status !== NOT_FOUND) throw refusal(`Changing the Secret ${name}`, patched.status);
      const labels = { "app.kubernetes.io/part-of": "callboard" };
      const made = await call("POST", base, { metadata: { name, labels }, stringData: data });
      if (made.status >= REFUSED) throw refusal(`Making the Secret ${name}`, made.status);
    },
  };
}
