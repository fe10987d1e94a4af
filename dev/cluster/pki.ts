import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { API_SERVICE, NODES, pkiFolder } from "./layout.ts";

const DAYS = "30";

interface Wanted {
  readonly file: string;
  readonly subject: string;
  readonly names: string;
}

const IN_CLUSTER = [
  "kubernetes",
  "kubernetes.default",
  "kubernetes.default.svc",
  "kubernetes.default.svc.cluster.local",
];
const first = NODES[0].address;

/** Holders of a cluster certificate; those with a kubeconfig are listed in USERS. */
const CERTIFICATES: readonly Wanted[] = [
  {
    file: "apiserver",
    subject: "/CN=kube-apiserver",
    names: [`IP:127.0.0.1,IP:${first},IP:${API_SERVICE}`, ...IN_CLUSTER.map((name) => `DNS:${name}`)].join(
      ",",
    ),
  },
  { file: "admin", subject: "/O=system:masters/CN=admin", names: "DNS:admin" },
  { file: "manager", subject: "/CN=system:kube-controller-manager", names: "DNS:manager" },
  { file: "scheduler", subject: "/CN=system:kube-scheduler", names: "DNS:scheduler" },
  { file: "proxy", subject: "/CN=system:kube-proxy", names: "DNS:proxy" },
  ...NODES.map(({ name, address }) => ({
    file: name,
    subject: `/O=system:nodes/CN=system:node:${name}`,
    names: `DNS:${name},IP:${address}`,
  })),
];
const USERS = CERTIFICATES.map(({ file }) => file).filter((file) => file !== "apiserver");

/** Path of the CA certificate that signs for the cluster and the product's host name. */
export const authorityFile = (): string => join(pkiFolder(), "ca.crt");

function openssl(...args: readonly string[]): void {
  const done = spawnSync("openssl", args, { cwd: pkiFolder(), encoding: "utf8" });
  if (done.status !== 0) throw new Error(`openssl ${args[0]}: ${done.stderr}`);
}

/** Creates the cluster's CA, a certificate for each component, and their kubeconfigs. Valid for a month. */
export function makeCertificates(): void {
  const folder = pkiFolder();
  if (existsSync(join(folder, "ca.crt"))) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  openssl("genrsa", "-out", "sa.key", "2048");
  openssl("rsa", "-in", "sa.key", "-pubout", "-out", "sa.pub");
  const authority = ["-keyout", "ca.key", "-out", "ca.crt", "-subj", "/CN=callboard-cluster", "-days", DAYS];
  openssl("req", "-x509", "-newkey", "rsa:2048", "-nodes", ...authority);
  CERTIFICATES.forEach(makeCertificate);
  USERS.forEach(writeKubeconfig);
}

/** Creates a certificate signed by the cluster's CA, with its key beside it. */
export function makeCertificate({ file, subject, names }: Wanted): void {
  openssl(
    "req",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-keyout",
    `${file}.key`,
    "-out",
    `${file}.csr`,
    "-subj",
    subject,
  );
  const extensions = `subjectAltName=${names}\nextendedKeyUsage=serverAuth,clientAuth\n`;
  writeFileSync(join(pkiFolder(), `${file}.ext`), extensions);
  const signer = ["-CA", "ca.crt", "-CAkey", "ca.key", "-CAcreateserial", "-days", DAYS];
  openssl("x509", "-req", "-in", `${file}.csr`, "-out", `${file}.crt`, ...signer, "-extfile", `${file}.ext`);
}

function writeKubeconfig(user: string): void {
  const folder = pkiFolder();
  const config = {
    apiVersion: "v1",
    kind: "Config",
    clusters: [
      {
        name: "callboard",
        cluster: { server: `https://${first}:6443`, "certificate-authority": join(folder, "ca.crt") },
      },
    ],
    users: [
      {
        name: user,
        user: {
          "client-certificate": join(folder, `${user}.crt`),
          "client-key": join(folder, `${user}.key`),
        },
      },
    ],
    contexts: [{ name: "callboard", context: { cluster: "callboard", user } }],
    "current-context": "callboard",
  };
  writeFileSync(join(folder, `${user}.kubeconfig`), JSON.stringify(config, null, 2), { mode: 0o600 });
}
