import { LIMITS } from "@callboard/catalog/limits.ts";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { failureOf } from "#lib/graph/failure.ts";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { runUpload } from "#lib/uploads/run-upload.ts";
import { AbortUpload } from "#lib/uploads/upload-documents.ts";
import { kindOf } from "./attached-file.ts";
import type { AttachedFile } from "./attached-file.ts";
import { DropAttachment } from "./attachment-documents.ts";

/** A file of a message that is being written. */
export type Attaching = {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** 0 to 1 while it is on its way. */
  readonly progress: number | null;
  /** Why it did not arrive, in words. */
  readonly refusal: string | null;
  readonly file: AttachedFile | null;
};

type Running = { readonly source: File; readonly cut: AbortController };

const there = (file: AttachedFile): Attaching => ({
  id: file.key,
  name: file.name,
  size: file.size,
  progress: null,
  refusal: null,
  file,
});

const begun = (id: string, { name, size }: File): Attaching => ({
  id,
  name,
  size,
  progress: 0,
  refusal: null,
  file: null,
});

const arrivedOf = (items: readonly Attaching[]): readonly AttachedFile[] =>
  items.flatMap(({ file }) => file ?? []);

/** The files of a message that is being written, as a list that outlives what is on its way. */
function useItems(kept: () => readonly AttachedFile[], onChange: (files: readonly AttachedFile[]) => void) {
  const [items, setItems] = useState(() => kept().map(there));
  const now = useRef(items);
  const waiting = useRef<Array<() => void>>([]);
  const put = (next: readonly Attaching[]): void => {
    const before = arrivedOf(now.current);
    now.current = [...next];
    setItems([...next]);
    const arrived = arrivedOf(next);
    if (arrived.length !== before.length || arrived.some(({ key }, place) => key !== before[place]?.key))
      onChange(arrived);
    if (next.every(({ progress }) => progress === null)) for (const go of waiting.current.splice(0)) go();
  };
  return {
    items,
    now,
    put,
    change: (id: string, change: Partial<Attaching>) =>
      put(now.current.map((one) => (one.id === id ? { ...one, ...change } : one))),
    /** Until nothing is on its way. */
    atRest: () =>
      new Promise<void>((resolve) => {
        if (now.current.every(({ progress }) => progress === null)) resolve();
        else waiting.current.push(resolve);
      }),
  };
}

/** Sends the bytes of one file; what arrived, or why it did not, in words; null where it was cut. */
function useSendFile() {
  const graph = useApolloClient();
  const words = useFailureTexts();
  return async (
    { source, cut }: Running,
    ClientKey: string,
    onProgress: (done: number) => void,
  ): Promise<AttachedFile | string | null> => {
    const { name, size } = source;
    const declared = {
      FileName: name,
      ContentType: kindOf(source),
      Size: size,
      Purpose: "Attachment",
      ClientKey,
    };
    try {
      const ran = await runUpload(graph, {
        file: source,
        declared,
        signal: cut.signal,
        onKey: () => undefined,
        onProgress,
        onSent: () => undefined,
      });
      if (ran.kind === "stopped") {
        // Whatever the answer: what nobody goes on with is given up a day later.
        await graph.mutate({ mutation: AbortUpload, variables: { key: ran.key } }).catch(() => undefined);
        return null;
      }
      if (ran.kind === "broken")
        return words.errorText({ errors: [{ extensions: { code: "UNAVAILABLE", rule: null } }] });
      const { PK, Data } = ran.media;
      return { key: PK, name: Data.FileName ?? name, size, type: Data.ContentType ?? kindOf(source) };
    } catch (error) {
      const failure = failureOf(error);
      // The server's sentence names kinds as machines do; the rule's words are for people.
      return words.sentence({ ...failure, rule: failure.rule ?? failure.fields[0]?.rule ?? null });
    }
  };
}

/** The uploads of a list: what is on its way, and what could be tried again. What the page leaves behind is given up. */
function useRuns({ change }: Pick<ReturnType<typeof useItems>, "change">) {
  const sendFile = useSendFile();
  const running = useRef(new Map<string, Running>());
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const { cut } of all.values()) cut.abort();
    };
  }, []);

  async function run(id: string, source: File): Promise<void> {
    const one = { source, cut: new AbortController() };
    running.current.set(id, one);
    const came = await sendFile(one, id, (progress) => change(id, { progress }));
    if (came === null) return;
    if (typeof came === "string") return change(id, { progress: null, refusal: came });
    running.current.delete(id);
    change(id, { progress: null, file: came });
  }

  return {
    run,
    again: (id: string) => {
      const source = running.current.get(id)?.source;
      if (source === undefined) return;
      change(id, { progress: 0, refusal: null });
      void run(id, source);
    },
    stop: (id: string) => {
      running.current.get(id)?.cut.abort();
      running.current.delete(id);
    },
  };
}

/**
 * Files of a message that is being written: each is uploaded as soon as it is chosen, and `onChange` hears of those
 * that are there. What is still on its way when the page goes is given up.
 */
export function useAttachments(
  kept: () => readonly AttachedFile[],
  onChange: (files: readonly AttachedFile[]) => void,
) {
  const { t } = useTranslation("mail");
  const graph = useApolloClient();
  const list = useItems(kept, onChange);
  const runs = useRuns(list);
  const { now, put } = list;

  return {
    items: list.items,
    /** Takes files as far as there is room. */
    add: (files: readonly File[]) => {
      const room = LIMITS.attachmentsPerMessage - now.current.length;
      if (files.length > room) notify("error", t("attach.tooMany", { count: LIMITS.attachmentsPerMessage }));
      const taken = files.slice(0, Math.max(0, room)).map((source) => ({ id: crypto.randomUUID(), source }));
      put([...now.current, ...taken.map(({ id, source }) => begun(id, source))]);
      for (const { id, source } of taken) void runs.run(id, source);
    },
    retry: runs.again,
    /** Whether there is any file, also one that is on its way. */
    hasAny: () => now.current.length > 0,
    remove: (id: string) => {
      const key = now.current.find((one) => one.id === id)?.file?.key;
      runs.stop(id);
      put(now.current.filter((one) => one.id !== id));
      // What stays is deleted by the server after a while.
      if (key !== undefined)
        graph.mutate({ mutation: DropAttachment, variables: { key } }).catch(() => undefined);
    },
    /** The files once all are there; null where one did not arrive. */
    settled: async (): Promise<readonly AttachedFile[] | null> => {
      await list.atRest();
      return now.current.some(({ refusal }) => refusal !== null) ? null : arrivedOf(now.current);
    },
    /** Shows these in place of what is shown. */
    show: (files: readonly AttachedFile[]) => put(files.map(there)),
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
