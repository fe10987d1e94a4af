import type { DragEvent } from "react";

/** Makes one of `count` files one that is dragged onto another, which takes its place; the menus do the same by keys. */
export function dragOf(key: string, count: number, onDrop: (dropped: string) => void) {
  return {
    draggable: count > 1,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData("text/plain", key),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      // Files from the machine are for the part around.
      if (event.dataTransfer.files.length > 0) return;
      event.preventDefault();
      event.stopPropagation();
      onDrop(event.dataTransfer.getData("text/plain"));
    },
  };
}
