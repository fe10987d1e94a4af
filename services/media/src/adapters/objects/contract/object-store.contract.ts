import { newId } from "@callboard/kit/ids.ts";
import { testParts } from "./object-parts.contract.ts";
import { DOWNLOAD_WINDOW_SECONDS, MAX_DOWNLOAD_SECONDS, UPLOAD_SECONDS } from "../object-store.ts";
import type { OpenedStore } from "./opened-store.ts";

const bytes = Buffer.from("0123456789".repeat(100));
const announced = { contentType: "image/png", size: bytes.length };
const png = { fileName: "a.png", contentType: "image/png" };

/** The contract of every object store. */
export function describeObjectStore(name: string, open: () => Promise<OpenedStore>): void {
  describe(`object store: ${name}`, () => {
    let opened: OpenedStore;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    const at = (link: string): URL => new URL(link, opened.origin);
    const put = (link: string, body: Buffer, type: string): Promise<Response> =>
      fetch(at(link), { method: "PUT", body: new Uint8Array(body), headers: { "content-type": type } });
    const key = (): string => `uploads/${newId()}`;

    test("bytes that were put by a link come back by a link, whole and in ranges", async () => {
      const one = key();
      const { url, expiresAt } = await opened.store.signUpload(one, announced);
      expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(UPLOAD_SECONDS * 1_000);
      expect((await put(url, bytes, "image/png")).status).toBe(200);
      const link = opened.store.signDownload(one, { ...png, fileName: "a b.png" });
      const whole = await fetch(at(link));
      expect(whole.headers.get("content-type")).toBe("image/png");
      expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
      const part = await fetch(at(link), { headers: { range: "bytes=10-19" } });
      expect(part.status).toBe(206);
      expect(await part.text()).toBe("0123456789");
      expect(await opened.store.stat(one)).toEqual({ size: bytes.length, contentType: "image/png" });
      expect((await opened.store.readPart(one, 0, 4))?.toString()).toBe("0123");
      expect((await opened.store.readPart(one, 12, 4))?.toString()).toBe("2345");
      expect((await opened.store.readPart(one, bytes.length - 2, 100))?.length).toBe(2);
    });

    test("the same link is returned within its window, and lives at most five minutes by one clock", () => {
      const one = key();
      const before = Date.now();
      const links = [1, 2, 3].map(() => opened.store.signDownload(one, png));
      const after = Date.now();
      // At most one window can end between the three.
      expect(new Set(links).size).toBeLessThanOrEqual(2);
      const end = opened.endOf(at(links[2]!)).getTime() - opened.marginSeconds * 1_000;
      expect(end - after).toBeLessThanOrEqual(MAX_DOWNLOAD_SECONDS * 1_000);
      expect(end - before).toBeGreaterThan((MAX_DOWNLOAD_SECONDS - DOWNLOAD_WINDOW_SECONDS - 5) * 1_000);
    });

    test("an object is served as the kind that its link names, whatever was declared for its bytes", async () => {
      const one = key();
      await opened.store.write(one, bytes, "image/png");
      const link = opened.store.signDownload(one, { fileName: "a.mp4", contentType: "video/mp4" });
      expect((await fetch(at(link))).headers.get("content-type")).toBe("video/mp4");
      const changed = at(link);
      for (const name of ["t", "response-content-type"])
        if (changed.searchParams.has(name)) changed.searchParams.set(name, "text/html");
      expect([400, 403]).toContain((await fetch(changed)).status);
    });

    test("bytes of an object are replaced, and its copies, its length and its type stay", async () => {
      const [one, copy] = [key(), key()];
      await opened.store.write(one, bytes, "image/png");
      await opened.store.copy(one, copy);
      await opened.store.blank(one, [{ from: 10, to: 20, head: Uint8Array.from([1, 2]) }]);
      const expected = Buffer.from(bytes).fill(0, 10, 20);
      expected.set([1, 2], 10);
      expect(await opened.store.read(one)).toEqual(expected);
      expect(await opened.store.read(copy)).toEqual(bytes);
      expect(await opened.store.stat(one)).toEqual({ size: bytes.length, contentType: "image/png" });
    });

    test("uploads that were last written before a moment are listed in their order, in pages", async () => {
      const keys = [key(), key(), key()].toSorted();
      for (const one of keys) await opened.store.write(one, bytes, "image/png");
      const later = new Date(Date.now() + 60_000);
      const found: string[] = [];
      for (let after: string | null = null; ;) {
        const page: readonly string[] = await opened.store.listUploads(later, { after, max: 2 });
        found.push(...page);
        after = page.at(-1) ?? null;
        if (page.length < 2) break;
      }
      expect(found.filter((one) => keys.includes(one))).toEqual(keys);
      expect(found).toEqual(found.toSorted());
      const earlier = new Date(Date.now() - 3_600_000);
      const none = await opened.store.listUploads(earlier, { after: null, max: 100 });
      expect(none.filter((one) => keys.includes(one))).toEqual([]);
    });

    test.each([
      [
        "another key",
        (url: URL) => (url.pathname = url.pathname.replace(/.$/, (last) => (last === "0" ? "1" : "0"))),
      ],
      [
        "another end",
        (url: URL) => {
          const { end } = opened.parameters;
          url.searchParams.set(end, String(Number(url.searchParams.get(end)) + 1));
        },
      ],
      ["no signature", (url: URL) => url.searchParams.delete(opened.parameters.signature)],
    ])("a link with %s is refused", async (_case, change) => {
      const one = key();
      await opened.store.write(one, bytes, "image/png");
      const link = at(opened.store.signDownload(one, png));
      change(link);
      // Some servers treat a missing signature as a bad request.
      expect([400, 403]).toContain((await fetch(link)).status);
    });

    test("an upload of another kind, or of more or fewer bytes, is refused and leaves nothing", async () => {
      const one = key();
      const { url } = await opened.store.signUpload(one, { contentType: "image/png", size: 999 });
      expect((await put(url, bytes.subarray(0, 999), "text/html")).status).toBe(403);
      expect((await put(url, bytes, "image/png")).status).toBe(403);
      expect((await put(url, bytes.subarray(0, 998), "image/png")).status).toBe(403);
      expect(await opened.store.stat(one)).toBeNull();
    });

    test("an upload link does not read, and a download link does not write", async () => {
      const one = key();
      await opened.store.write(one, bytes, "image/png");
      const { url } = await opened.store.signUpload(one, { contentType: "image/png", size: 10 });
      // MinIO responds with a bad request, because a signed header is missing.
      expect([400, 403]).toContain((await fetch(at(url))).status);
      expect((await put(opened.store.signDownload(one, png), bytes, "image/png")).status).toBe(403);
    });

    test("what is not shown inline is offered as a download, sandboxed", async () => {
      const one = key();
      await opened.store.write(one, Buffer.from("<script>alert(1)</script>"), "text/html");
      const response = await fetch(
        at(opened.store.signDownload(one, { fileName: "x.html", contentType: "text/html" })),
      );
      expect(response.headers.get("content-disposition")).toMatch(/^attachment/);
      expect(response.headers.get("content-security-policy")).toContain("sandbox");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    });

    test("a copy keeps its bytes and kind whatever becomes of what was copied", async () => {
      const [from, to] = [key(), `content/${newId()}`];
      expect(await opened.store.copy(from, to)).toBe(false);
      await opened.store.write(from, bytes, "application/pdf");
      expect(await opened.store.copy(from, to)).toBe(true);
      await opened.store.write(from, Buffer.alloc(bytes.length), "application/pdf");
      expect((await opened.store.read(to)).equals(bytes)).toBe(true);
      await opened.store.remove([from]);
      expect(await opened.store.stat(to)).toEqual({ size: bytes.length, contentType: "application/pdf" });
      expect(await opened.store.stat(from)).toBeNull();
    });

    test("removing twice is no error", async () => {
      const one = key();
      await opened.store.write(one, bytes, "image/png");
      await opened.store.remove([one]);
      await opened.store.remove([one]);
      expect(await opened.store.stat(one)).toBeNull();
    });

    testParts(() => opened);
  });
}
