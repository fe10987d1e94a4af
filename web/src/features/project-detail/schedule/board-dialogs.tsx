import { AddDrawer } from "./add-drawer.tsx";
import type { Draft, Placed } from "./board.ts";
import { CallSheetDialog } from "./call-sheet/call-sheet-dialog.tsx";
import { FillDialog } from "./filling/fill-dialog.tsx";
import { SendDialog } from "./filling/send-dialog.tsx";
import type { Cover } from "./filling/send-dialog.tsx";
import { SlotDrawer } from "./slot-drawer.tsx";
import type { Person, Schedule, Time } from "./use-schedule.ts";
import type { SlotActions } from "./use-slot-actions.ts";

export type Dialog = "add" | "fill" | "send" | "sheet";

type BoardDialogsProps = {
  readonly dialog: Dialog | null;
  readonly schedule: Schedule;
  readonly projectKey: string;
  readonly mayChange: boolean;
  readonly drafts: readonly Draft[];
  readonly placed: readonly Placed[];
  /** The people without a time, and the role whose they are. */
  readonly unplaced: {
    readonly role: string | null;
    readonly people: readonly Person[];
    readonly reading: { readonly loading: boolean; readonly error: unknown; readonly onRetry: () => void };
    readonly setRole: (role: string) => void;
  };
  /** The slot whose drawer is open. */
  readonly opened: Time | undefined;
  readonly actions: SlotActions;
  readonly onFill: (drafts: readonly Draft[]) => void;
  readonly onSend: (cover: Cover) => void;
  readonly onPlace: (person: Person, slot: string) => void;
  readonly onClose: () => void;
  readonly onCloseSlot: () => void;
};

/** What opens over the board. */
export function BoardDialogs({
  dialog,
  opened,
  unplaced,
  onFill,
  onSend,
  onPlace,
  ...board
}: BoardDialogsProps) {
  const { role, people, reading, setRole } = unplaced;
  return (
    <>
      {opened && (
        <SlotDrawer {...board} time={opened} free={people} onPlace={onPlace} onClose={board.onCloseSlot} />
      )}
      {dialog === "add" && <AddDrawer {...board} />}
      {dialog === "sheet" && <CallSheetDialog {...board} />}
      {dialog === "fill" && (
        <FillDialog {...board} {...{ role, people, reading }} onRole={setRole} onFill={onFill} />
      )}
      {dialog === "send" && <SendDialog {...board} onSend={onSend} />}
    </>
  );
}
