import { z } from "zod";
import { grpcTarget, serviceConfig } from "@callboard/kit/process/config.ts";
import type { S3Settings } from "#adapters/objects/s3-settings.ts";

const MIN_SECRET_LENGTH = 16;

/** The settings of media. */
export const configSchema = serviceConfig.extend({
  /** The public origin, under which /objects is served. */
  PUBLIC_URL: z.url(),
  /** identity: the members. */
  IDENTITY_GRPC: grpcTarget,
  /** Folder of the disk object store. */
  OBJECTS_FOLDER: z.string().min(1).optional(),
  /** Signs the links of the disk object store. */
  OBJECTS_SECRET: z.string().min(MIN_SECRET_LENGTH).optional(),
  /** An S3 server, used instead of the disk. */
  S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The region that its requests are signed for. */
  S3_REGION: z.string().default("us-east-1"),
  /** The bucket of the files; it is made if it is missing. */
  S3_BUCKET: z.string().default("objects"),
  /** The access key of the S3 server. */
  S3_ACCESS_KEY: z.string().min(1).optional(),
  /** The secret of that key. */
  S3_SECRET_KEY: z.string().min(1).optional(),
  /** Where browsers reach the bucket; by default on the public origin, under the bucket's name. */
  S3_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
});

const missing = (name: string): never => {
  throw new Error(
    `${name} is missing: the object store needs S3_URL with its keys, or OBJECTS_FOLDER and OBJECTS_SECRET.`,
  );
};

/** The configured S3 server, or null for the disk. */
export function s3Settings(config: Config): S3Settings | null {
  const { S3_URL: url, S3_BUCKET: bucket, S3_REGION: region, PUBLIC_URL } = config;
  if (url === undefined) return null;
  return {
    url,
    bucket,
    region,
    accessKey: config.S3_ACCESS_KEY ?? missing("S3_ACCESS_KEY"),
    secretKey: config.S3_SECRET_KEY ?? missing("S3_SECRET_KEY"),
    publicUrl: config.S3_PUBLIC_URL ?? new URL(`/${bucket}`, PUBLIC_URL).href,
    origin: PUBLIC_URL,
  };
}

/** Folder and secret of the disk store. */
export function diskSettings(config: Config): { readonly folder: string; readonly secret: string } {
  return {
    folder: config.OBJECTS_FOLDER ?? missing("OBJECTS_FOLDER"),
    secret: config.OBJECTS_SECRET ?? missing("OBJECTS_SECRET"),
  };
}

export type Config = z.output<typeof configSchema>;
