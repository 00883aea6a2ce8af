import { type PointerEvent, useState } from "react";
import type { MenuId } from "#contract/platform/menus.ts";
import type { MenuList, Move } from "./menu-moves.ts";

export type DropPlace = { readonly list: MenuList; readonly before: number };

const lists: readonly MenuList[] = ["top", "bottom", "rest"];

/** The position under the pointer: before or after an entry by its nearer half, else the list's end. */
const placeAt = (x: number, y: number): DropPlace | undefined => {
  const under = document.elementFromPoint(x, y);
  const holder = under?.closest<HTMLElement>("[data-menu-list]");
  const list = lists.find((each) => each === holder?.dataset["menuList"]);
  if (holder === null || holder === undefined || list === undefined) return undefined;
  const entries = [...holder.querySelectorAll("[data-menu-entry]")];
  const before = entries.findIndex((entry) => {
    const { top, height } = entry.getBoundingClientRect();
    return y < top + height / 2;
  });
  return { list, before: before === -1 ? entries.length : before };
};

type Drag = { readonly id: MenuId; readonly from: MenuList; readonly over?: DropPlace };

/** Drags by mouse, pen or finger. The lists change only on drop. */
export const useMenuDrag = (onMove: (move: Move) => void) => {
  const [drag, set] = useState<Drag>();
  const handle = (id: MenuId, from: MenuList) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      set({ id, from });
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent): void => {
      if (drag === undefined) return;
      const over = placeAt(clientX, clientY);
      set({ id, from, ...(over && { over }) });
    },
    onPointerUp: (): void => {
      set(undefined);
      if (drag?.over) onMove({ id, from, to: drag.over.list, before: drag.over.before });
    },
    onPointerCancel: (): void => set(undefined),
  });
  return { drag, handle };
};
