import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from "node:crypto";

/** The curve of all keys (RFC 8291, 3.1; RFC 8292, 2), as Node calls it. */
export const CURVE = "prime256v1";

/** What a browser said about itself: its public key and its secret, in base64url. */
export interface BrowserKeys {
  readonly publicKey: string;
  readonly secret: string;
}

interface Chosen {
  readonly salt: Buffer;
  /** The key pair of this one message. */
  readonly own: ECDH;
}

/** Bytes of one record; a message is a single one (RFC 8291, 4). */
const RECORD_BYTES = 4_096;
const SALT_BYTES = 16;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
/** Ends the last record (RFC 8188, 2). */
const LAST_RECORD = 2;

function choose(): Chosen {
  const own = createECDH(CURVE);
  own.generateKeys();
  return { salt: randomBytes(SALT_BYTES), own };
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));

/** A message that one browser alone can read: RFC 8291, by the coding `aes128gcm` of RFC 8188. */
export function encrypt(text: string, keys: BrowserKeys, { salt, own }: Chosen = choose()): Buffer {
  const [theirs, ours] = [Buffer.from(keys.publicKey, "base64url"), own.getPublicKey()];
  const both = Buffer.concat([Buffer.from("WebPush: info\0"), theirs, ours]);
  const shared = derive(own.computeSecret(theirs), Buffer.from(keys.secret, "base64url"), both, 32);
  const key = derive(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), KEY_BYTES);
  const nonce = derive(shared, salt, Buffer.from("Content-Encoding: nonce\0"), NONCE_BYTES);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const sealed = [cipher.update(Buffer.from(text)), cipher.update(Buffer.of(LAST_RECORD)), cipher.final()];
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES);
  sizes.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, sizes, ours, ...sealed, cipher.getAuthTag()]);
}
