#!/usr/bin/env bash
# Node 24.21.0: crypto.createECDH("prime256v1").getPrivateKey() leaves leading zero bytes out, so that one key in 256 has 31 bytes
# or fewer. A private key of this curve is written with 32 (RFC 7518, 6.2.2.1, and SEC 1, 2.3.7), and whatever checks the length,
# such as the key by which push services know a sender, refuses it: one installation in 256 does not start. Node's documentation
# of the method has no word of it. The same key as a JWK has all of its bytes, and getPublicKey always has its 65.
# Expected: 32 bytes for each key. Seen: 31 for a key that begins with a zero, and 32 in its JWK.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y > npm.log && npm install --no-audit --no-fund node@24.21.0 >> npm.log
cat > run.cjs <<'JS'
const { createECDH, createPrivateKey } = require("node:crypto");
const key = Buffer.alloc(32, 7);
key[0] = 0;
const pair = createECDH("prime256v1");
pair.setPrivateKey(key);
const point = pair.getPublicKey();
const [x, y, d] = [point.subarray(1, 33), point.subarray(33), key].map((bytes) => bytes.toString("base64url"));
const jwk = createPrivateKey({ key: { kty: "EC", crv: "P-256", x, y, d }, format: "jwk" }).export({ format: "jwk" });
const lengths = [pair.getPrivateKey().length, Buffer.from(jwk.d, "base64url").length, point.length];
console.log(`Node ${process.versions.node}: getPrivateKey ${lengths[0]} bytes, d of the JWK ${lengths[1]}, getPublicKey ${lengths[2]}`);
process.exit(lengths.join() === "31,32,65" ? 0 : 1);
JS
node_modules/.bin/node run.cjs
