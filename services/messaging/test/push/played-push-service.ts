import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from "node:crypto";
import type { PostPush } from "../../src/adapters/push/push-sender.ts";

/** What a browser was sent, as its worker reads it, with the headers of the request. */
interface Received {
  readonly text: Record<string, unknown>;
  readonly headers: Readonly<Record<string, string>>;
}

/** A browser with its push service, which reads what it is sent by RFC 8291 and checks its sender by RFC 8292. */
export function playBrowser(endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`) {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys("base64url");
  const secret = crypto.getRandomValues(Buffer.alloc(16));
  const received: Received[] = [];
  const state = { status: 201 };

  /** RFC 8188, 2.1 and RFC 8291, 3.4. */
  function decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), theirs]);
    const shared = Buffer.from(hkdfSync("sha256", pair.computeSecret(theirs), secret, info, 32));
    const derived = (name: string, bytes: number): Buffer =>
      Buffer.from(hkdfSync("sha256", shared, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes));
    const decipher = createDecipheriv("aes-128-gcm", derived("aes128gcm", 16), derived("nonce", 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const opened = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    expect(opened.at(-1)).toBe(2);
    return opened.subarray(0, -1).toString();
  }

  function checkSender(authorization: string): void {
    const [, head = "", claims = "", signature = "", key = ""] =
      /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(\S+)$/.exec(authorization) ?? [];
    const point = Buffer.from(key, "base64url");
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
    const sender = createPublicKey({ key: { kty: "EC", crv: "P-256", x: x!, y: y! }, format: "jwk" });
    const signed = Buffer.from(`${head}.${claims}`);
    const isSigned = verify(
      "sha256",
      signed,
      { key: sender, dsaEncoding: "ieee-p1363" },
      Buffer.from(signature, "base64url"),
    );
    const read = (text: string) =>
      JSON.parse(Buffer.from(text, "base64url").toString()) as Record<string, unknown>;
    const { aud, exp, sub } = read(claims);
    const left = Number(exp) - Date.now() / 1_000;
    expect({ isSigned, aud, sub, alg: read(head)["alg"], isInTime: left > 0 && left <= 86_400 }).toEqual({
      isSigned: true,
      aud: new URL(endpoint).origin,
      sub: "https://callboard.test",
      alg: "ES256",
      isInTime: true,
    });
  }

  return {
    endpoint,
    received,
    state,
    keys: { PublicKey: publicKey, Secret: secret.toString("base64url") },
    /** Takes what is posted to this browser's address. */
    take(headers: Readonly<Record<string, string>>, body: Buffer): number {
      checkSender(headers["authorization"] ?? "");
      expect(headers["content-encoding"]).toBe("aes128gcm");
      if (state.status === 201)
        received.push({ text: JSON.parse(decrypt(body)) as Record<string, unknown>, headers });
      return state.status;
    },
  };
}

export type PlayedBrowser = ReturnType<typeof playBrowser>;

/** Posts to the played browser with that address. */
export const postTo =
  (browsers: readonly PlayedBrowser[]): PostPush =>
  async (endpoint, { headers, body }) => {
    const browser = browsers.find((one) => one.endpoint === endpoint);
    if (!browser) throw new Error(`Nobody is at ${endpoint}.`);
    return browser.take(headers, body);
  };
