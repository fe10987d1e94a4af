/** Maximum duration of a drill of the demo market. */
const MAX_MINUTES = 10;

/** Prints the minutes of each step. */
export interface Clock {
  step(what: string): void;
  /** Prints the time since the backup began. Throws if the total is too long. */
  end(backupBegan: number): void;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const minutes = (milliseconds: number): string => `${(milliseconds / 60_000).toFixed(2).padStart(5)} min`;

export function openClock(): Clock {
  const began = Date.now();
  let last = began;
  return {
    step(what) {
      print(`${minutes(Date.now() - last)}  ${what}`);
      last = Date.now();
    },
    end(backupBegan) {
      print(`${minutes(Date.now() - backupBegan)}  from the backup to the last comparison`);
      print(`${minutes(Date.now() - began)}  all of it`);
      if (Date.now() - began > MAX_MINUTES * 60_000) throw new Error(`Over ${MAX_MINUTES} minutes.`);
    },
  };
}
