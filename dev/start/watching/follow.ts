import type { MaybeApart } from "../programs.ts";
import type { Running } from "../processes.ts";
import { watchSources } from "./watch-sources.ts";
import { startWebServer } from "./web-server.ts";

interface Followed {
  readonly processes: ReadonlyMap<string, MaybeApart>;
  readonly publicUrl: string;
  /** Whether pages are served. */
  readonly web: boolean;
  readonly progress: (step: string) => void;
}

/** When a restart is called late: its sources may be wrong, and its log says how. */
const LATE_MS = 10_000;

/** A process that does not start with its new sources is named; its supervisor goes on trying. */
async function restart(name: string, { processes, progress }: Followed): Promise<void> {
  const began = Date.now();
  const late = setTimeout(() => progress(`${name} is not ready yet: see its log`), LATE_MS);
  try {
    await processes.get(name)?.restart?.();
    progress(`${name} again, after ${((Date.now() - began) / 1000).toFixed(1)} s`);
  } catch (error) {
    progress(error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(late);
  }
}

/** Follows changes of the sources: restarts the services that they concern, and serves the client with hot reload. */
export async function follow(followed: Followed): Promise<Running & { readonly url: string | undefined }> {
  const pages = followed.web ? await startWebServer(followed.publicUrl) : null;
  const sources = watchSources((names) => {
    for (const name of names) void restart(name, followed);
  });
  return {
    url: pages?.url,
    async stop() {
      await sources.stop();
      await pages?.stop();
    },
  };
}
