/** An S3 server, the bucket, and how browsers reach it. */
export interface S3Settings {
  readonly url: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Where browsers reach the bucket. */
  readonly publicUrl: string;
  /** The public origin of the product. */
  readonly origin: string;
}
