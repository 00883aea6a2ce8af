import { Button } from "antd";
import { ArrowDown, ArrowUp, GripVertical, type LucideIcon, PanelBottom, PanelTop, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MenuId } from "#contract/platform/menus.ts";
import type { MenuList, Move } from "./menu-moves.ts";
import type { useMenuDrag } from "./use-menu-drag.ts";

type Action = "up" | "down" | "toTop" | "toBottom" | "remove";

const icons: Record<Action, LucideIcon> = {
  up: ArrowUp,
  down: ArrowDown,
  toTop: PanelTop,
  toBottom: PanelBottom,
  remove: X,
};

const actionsIn: Record<MenuList, readonly Action[]> = {
  top: ["up", "down", "toBottom", "remove"],
  bottom: ["up", "down", "toTop", "remove"],
  rest: ["toTop", "toBottom"],
};

type Place = { list: MenuList; index: number; count: number };

const targetOf = (action: Action, { list, index }: Place): Pick<Move, "to" | "before"> => {
  switch (action) {
    case "up":
      return { to: list, before: index - 1 };
    case "down":
      return { to: list, before: index + 2 };
    case "toTop":
      return { to: "top", before: Infinity };
    case "toBottom":
      return { to: "bottom", before: Infinity };
    case "remove":
      return { to: "rest", before: 0 };
  }
};

const isPossible = (action: Action, { index, count }: Place): boolean =>
  action === "up" ? index > 0 : action !== "down" || index < count - 1;

export type EntryProps = Place & {
  id: MenuId;
  isDragged: boolean;
  onMove: (move: Move, action: string) => void;
  handle: ReturnType<ReturnType<typeof useMenuDrag>["handle"]>;
};

export function MenuEntry({ id, isDragged, onMove, handle, ...place }: EntryProps): ReactNode {
  const { t } = useTranslation();
  const item = t(($) => $.common.menu[id]);
  return (
    <li
      className={`menuedit__entry${isDragged ? " menuedit__entry--dragged" : ""}`}
      data-menu-entry={id}
      tabIndex={-1}
    >
      <span className="menuedit__handle" title={t(($) => $.settings.menus.drag, { item })} {...handle}>
        <GripVertical size={20} aria-hidden="true" />
      </span>
      <span className="menuedit__name">{item}</span>
      <span className="menuedit__actions">
        {actionsIn[place.list].map((action) => {
          const Icon = icons[action];
          const label = t(($) => $.settings.menus[action], { item });
          return (
            <Button
              key={action}
              type="text"
              data-menu-action={action}
              aria-label={label}
              title={label}
              disabled={!isPossible(action, place)}
              icon={<Icon size={20} aria-hidden="true" />}
              onClick={() => onMove({ id, from: place.list, ...targetOf(action, place) }, action)}
            />
          );
        })}
      </span>
    </li>
  );
}
