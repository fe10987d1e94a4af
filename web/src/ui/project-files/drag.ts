import type { DragEvent } from "react";

/** Makes one of `count` files draggable onto another, whose place it takes; the menus do the same by keyboard. */
export function dragOf(key: string, count: number, onDrop: (dropped: string) => void) {
  return {
    draggable: count > 1,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData("text/plain", key),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      // Files from the machine are handled by the surrounding part.
      if (event.dataTransfer.files.length > 0) return;
      event.preventDefault();
      event.stopPropagation();
      onDrop(event.dataTransfer.getData("text/plain"));
    },
  };
}
