import type { DragEvent } from "react";

/** Makes one of `count` files draggable onto another, whose place it takes; the menus do the same by keyboard. */
export function dragOf(key: string, count: number, onDrop: (dropped: string) => void) {
  return {
    draggable: count > 1,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData("text/plain", key),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      // The browser would open a file in place of the page.
      event.preventDefault();
      // Files from the machine are handled by the surrounding part.
      if (event.dataTransfer.files.length > 0) return;
      event.stopPropagation();
      onDrop(event.dataTransfer.getData("text/plain"));
    },
  };
}
