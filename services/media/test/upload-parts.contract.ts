import { GUEST, type Actor } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import type { MediaService } from "./media-service.ts";

const CREATE = `mutation ($file: UploadInput!) { createUpload(file: $file) { PK UploadUrl PartSize } }`;
const SIGN = `mutation ($key: ID!, $parts: [Int!]!) {
  signUploadPart(key: $key, parts: $parts) { Part Size UploadUrl ExpiresAt } }`;
const LIST = `query ($key: ID!) { listUploadParts(key: $key) { Part Size } }`;
const COMPLETE = `mutation ($key: ID!) { completeUpload(key: $key) { PK Data { Status Size ContentType ContentUrl } } }`;
const ABORT = `mutation ($key: ID!) { abortUpload(key: $key) { Status } }`;

const PART = 16 * 1024 ** 2;
const HOUR_MS = 3_600_000;
/** The shortest prefix that identifies an MP4, followed by arbitrary bytes. */
const bytes = Buffer.concat([
  Buffer.from([0, 0, 0, 24, ...Buffer.from("ftypisom"), 0, 0, 2, 0, ...Buffer.from("isomiso2")]),
  Buffer.alloc(PART, "reel"),
]);
const reel = { FileName: "reel.mp4", ContentType: "video/mp4", Size: bytes.length, Purpose: "Reel" };
const parts = [
  { Part: 1, Size: PART },
  { Part: 2, Size: bytes.length - PART },
];

interface Link {
  readonly Part: number;
  readonly Size: number;
  readonly UploadUrl: string;
}
type Data = Record<string, unknown>;

/** The contract of uploads in parts, over any object store. */
export function describeUploadParts(name: string, open: () => Promise<MediaService>): void {
  describe(`uploads in parts: ${name}`, () => {
    let media: MediaService;
    const owner = member({ roles: ["Production"], organisationId: newId() });
    const colleague = member({ roles: ["Production"], organisationId: owner.organisationId });
    beforeAll(async () => {
      media = await open();
    });
    afterAll(() => media.stop());

    const create = (file: object = {}, actor: Actor = owner) =>
      media.execute<{ createUpload: { PK: string; PartSize: number | null } }>(actor, CREATE, {
        file: { ...reel, ...file },
      });
    const begin = async (file: object = {}): Promise<string> => (await create(file)).data.createUpload.PK;
    const sign = (key: string, numbers: readonly number[], actor: Actor = owner) =>
      media.execute<{ signUploadPart: readonly Link[] }>(actor, SIGN, { key, parts: numbers });
    const list = async (key: string) =>
      (await media.execute<{ listUploadParts: unknown }>(owner, LIST, { key })).data.listUploadParts;
    const complete = (key: string) =>
      media.execute<{ completeUpload: { PK: string; Data: Data } }>(owner, COMPLETE, { key });
    const bytesOf = ({ Part, Size }: Pick<Link, "Part" | "Size">): Uint8Array<ArrayBuffer> =>
      new Uint8Array(bytes.subarray((Part - 1) * PART, (Part - 1) * PART + Size));
    const put = async (link: Link): Promise<number> =>
      (await fetch(new URL(link.UploadUrl, media.httpUrl), { method: "PUT", body: bytesOf(link) })).status;
    const send = async (key: string, ...numbers: readonly number[]): Promise<void> => {
      for (const link of (await sign(key, numbers)).data.signUploadPart) expect(await put(link)).toBe(200);
    };
    const idOf = (key: string): string => key.replace("MED#", "");
    const uploadOf = async (key: string) => ({
      key: `uploads/${idOf(key)}`,
      uploadId: (await media.row(idOf(key)))?.upload_id ?? "",
    });

    test("a large file is sent by links for its parts, checked, and shown whole and in ranges", async () => {
      const created = await create();
      expect(created.data.createUpload.PartSize).toBe(PART);
      const key = created.data.createUpload.PK;
      expect(await list(key)).toEqual([]);
      const links = (await sign(key, [2, 1, 2])).data.signUploadPart;
      expect(links.map(({ Part, Size }) => ({ Part, Size }))).toEqual(parts);
      for (const link of links.toReversed()) expect(await put(link)).toBe(200);
      expect(await list(key)).toEqual(parts);
      const { Data } = (await complete(key)).data.completeUpload;
      expect(Data).toMatchObject({ Status: "Ready", Size: bytes.length, ContentType: "video/mp4" });
      const url = new URL(String(Data["ContentUrl"]), media.httpUrl);
      const border = await fetch(url, { headers: { range: `bytes=${PART}-${PART + 3}` } });
      expect([border.status, await border.text()]).toEqual([206, bytes.toString("latin1", PART, PART + 4)]);
    });

    test("a file of at most one part's bytes is sent in one piece", async () => {
      const created = await create({ Size: PART });
      const { PK, PartSize } = created.data.createUpload;
      expect([PartSize, await list(PK)]).toEqual([null, []]);
      expect((await sign(PK, [1])).errors[0]?.extensions).toMatchObject({
        code: "VALIDATION",
        fields: [{ path: "parts", rule: "RANGE" }],
      });
    });

    test("of two calls at once with the same ClientKey, one upload is begun and the other is given up", async () => {
      const ClientKey = crypto.randomUUID();
      const answers = await Promise.all([1, 2, 3].map(() => create({ ClientKey })));
      const keys = new Set(answers.map(({ data }) => data.createUpload.PK));
      expect(keys.size).toBe(1);
      const [key = ""] = keys;
      await send(key, 1, 2);
      expect((await complete(key)).data.completeUpload.Data["Status"]).toBe("Ready");
    });

    test("the same ClientKey goes on with the same upload, and only what is missing is sent", async () => {
      const ClientKey = crypto.randomUUID();
      const key = await begin({ ClientKey });
      await send(key, 1);
      const again = await create({ ClientKey });
      expect(again.data.createUpload).toMatchObject({ PK: key, PartSize: PART });
      expect(await list(key)).toEqual([parts[0]]);
      await send(key, 2);
      expect((await complete(key)).data.completeUpload.Data).toMatchObject({ Status: "Ready" });
    });

    test("completing without all parts is a conflict, not a loss", async () => {
      const key = await begin();
      await send(key, 2);
      const early = await complete(key);
      expect(early.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "NOT_UPLOADED" });
      await send(key, 1);
      expect((await complete(key)).data.completeUpload.Data).toMatchObject({ Status: "Ready" });
    });

    test("completing twice, or after a crash between joining and saving, returns the same file", async () => {
      const key = await begin();
      await send(key, 1, 2);
      const joined = parts.map(({ Part, Size }) => ({ part: Part, size: Size }));
      const announced = { contentType: reel.ContentType, size: reel.Size };
      expect(await media.objects.parts.complete(await uploadOf(key), announced, joined)).toBe(true);
      const first = await complete(key);
      const second = await complete(key);
      expect(first.data.completeUpload.Data).toMatchObject({ Status: "Ready" });
      expect(second.data.completeUpload).toEqual(first.data.completeUpload);
    });

    test("bytes of another kind are refused for good, however they came", async () => {
      const key = await begin({ FileName: "a.webm", ContentType: "video/webm", Size: PART + 1 });
      for (const link of (await sign(key, [1, 2])).data.signUploadPart) {
        const body = new Uint8Array(link.Size).fill(60);
        const sent = await fetch(new URL(link.UploadUrl, media.httpUrl), { method: "PUT", body });
        expect(sent.status).toBe(200);
      }
      for (const attempt of ["first", "again"]) {
        const done = await complete(key);
        const { code, fields } = done.errors[0]?.extensions ?? {};
        expect([attempt, code, fields?.[0]?.rule]).toEqual([attempt, "VALIDATION", "VIDEO_KIND"]);
      }
    });

    test("aborting removes the sent parts and ends the links; a repeated call returns the same", async () => {
      const ClientKey = crypto.randomUUID();
      const key = await begin({ ClientKey });
      await send(key, 1);
      const upload = await uploadOf(key);
      const links = (await sign(key, [2])).data.signUploadPart;
      for (const attempt of ["first", "again"]) {
        const { data, errors } = await media.execute<{ abortUpload: unknown }>(owner, ABORT, { key });
        expect([attempt, errors, data.abortUpload]).toEqual([attempt, [], { Status: "OK" }]);
      }
      expect(await media.objects.parts.list(upload)).toBeNull();
      for (const link of links) expect(await put(link)).toBe(404);
      for (const query of [LIST, COMPLETE]) {
        expect((await media.execute(owner, query, { key })).errors[0]?.extensions.code).toBe("NOT_FOUND");
      }
      expect((await sign(key, [1])).errors[0]?.extensions.code).toBe("NOT_FOUND");
      const again = await create({ ClientKey });
      expect(again.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "UPLOAD_GONE" });
    });

    test("an upload that the store has discarded cannot be continued, and the refusal says why", async () => {
      const key = await begin();
      await media.objects.parts.abort(await uploadOf(key));
      const response = await media.execute(owner, LIST, { key });
      expect(response.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "UPLOAD_GONE" });
    });

    test("what has arrived whole is neither sent again nor aborted", async () => {
      const key = await begin();
      await send(key, 1, 2);
      await complete(key);
      const responses = [
        await sign(key, [1]),
        await media.execute(owner, LIST, { key }),
        await media.execute(owner, ABORT, { key }),
      ];
      for (const { errors } of responses) {
        expect(errors[0]?.extensions).toMatchObject({
          code: "CONFLICT",
          rule: "ILLEGAL_TRANSITION",
          state: "Ready",
        });
      }
    });

    test.each([
      ["none", [], "parts", "REQUIRED"],
      ["part 0", [0], "parts.0", "RANGE"],
      ["one after the last", [1, 3], "parts", "RANGE"],
      ["too many", Array.from({ length: 21 }, (_, index) => index + 1), "parts", "TOO_MANY"],
    ])("links for %s are VALIDATION", async (_case, numbers, path, rule) => {
      const response = await sign(await begin(), numbers);
      expect(response.errors[0]?.extensions).toMatchObject({
        code: "VALIDATION",
        fields: [{ path, rule }],
      });
    });

    const actors: readonly [string, Actor, string][] = [
      ["a guest", GUEST, "UNAUTHENTICATED"],
      ["a suspended colleague", { ...colleague, suspended: true }, "FORBIDDEN"],
      ["somebody without a role", member({ registered: false }), "FORBIDDEN"],
      ["a stranger", member({ roles: ["Talent"] }), "NOT_FOUND"],
      [
        "somebody of another company",
        member({ roles: ["Production"], organisationId: newId() }),
        "NOT_FOUND",
      ],
      ["the uploader", owner, "ok"],
      ["a colleague", colleague, "ok"],
      ["an admin", member({ roles: ["Admin"] }), "ok"],
    ];
    const operations: readonly [string, string][] = [
      ["signUploadPart", SIGN],
      ["listUploadParts", LIST],
      ["abortUpload", ABORT],
    ];
    const cells = operations.flatMap(([operation, query]) =>
      actors.map(([who, actor, cell]) => ({ operation, query, who, actor, cell })),
    );
    test.each(cells)("$operation by $who: $cell", async ({ query, actor, cell }) => {
      const key = await begin({ Purpose: "Gallery" });
      const { errors } = await media.execute(actor, query, { key, parts: [1] });
      expect(errors[0]?.extensions.code ?? "ok").toBe(cell);
      expect((await media.row(idOf(key)))?.status).toBe(
        query === ABORT && cell === "ok" ? "Deleted" : "Pending",
      );
    });

    test.each(operations)("%s with a key of another kind is VALIDATION on key", async (_operation, query) => {
      const { errors } = await media.execute(owner, query, { key: "PRJ#1", parts: [1] });
      expect(errors[0]?.extensions).toMatchObject({ code: "VALIDATION", fields: [{ path: "key" }] });
    });

    test("what nobody completed within a day is removed with its bytes; what is younger or complete stays", async () => {
      const [waiting, aborted, done] = [await begin(), await begin(), await begin()];
      const small = await begin({ Size: 4 });
      await media.objects.write(`uploads/${idOf(small)}`, Buffer.from("reel"), "video/mp4");
      await send(waiting, 1);
      await media.execute(owner, ABORT, { key: aborted });
      await send(done, 1, 2);
      await complete(done);
      const upload = await uploadOf(waiting);
      const orphan = { key: `uploads/${newId()}`, uploadId: "" };
      const announced = { contentType: reel.ContentType, size: reel.Size };
      const lost = { ...orphan, uploadId: await media.objects.parts.begin(orphan.key, announced, PART) };

      await media.sweep(new Date(Date.now() + 23 * HOUR_MS));
      expect(await media.objects.parts.list(upload)).toEqual([{ part: 1, size: PART }]);
      expect((await media.row(idOf(waiting)))?.status).toBe("Pending");
      expect(await media.objects.parts.list(lost)).toEqual([]);

      await media.sweep(new Date(Date.now() + 25 * HOUR_MS));
      expect(await media.objects.parts.list(upload)).toBeNull();
      expect(await media.objects.parts.list(lost)).toBeNull();
      expect(await media.objects.stat(`uploads/${idOf(small)}`)).toBeNull();
      for (const key of [waiting, aborted, small]) expect(await media.row(idOf(key))).toBeUndefined();
      expect((await media.row(idOf(done)))?.status).toBe("Ready");
      expect(await media.objects.stat(`uploads/${idOf(done)}`)).toEqual(announced);
    });
  });
}
