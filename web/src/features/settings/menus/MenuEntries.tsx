import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MenuId } from "#contract/menus.ts";
import { MenuEntry } from "./MenuEntry.tsx";
import type { MenuList, Move } from "./menu-moves.ts";
import type { useMenuDrag } from "./use-menu-drag.ts";
import "./menus.css";

type Props = {
  list: MenuList;
  ids: readonly MenuId[];
  dragging: ReturnType<typeof useMenuDrag>;
  onMove: (move: Move, action: string) => void;
};

/** One of the lists. While something is dragged over it, a line shows where it would come. */
export function MenuEntries({ list, ids, dragging: { drag, handle }, onMove }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.settings.menus, { returnObjects: true });
  const over = drag?.over?.list === list ? drag.over.before : undefined;
  const drop = <li className="menuedit__drop" aria-hidden="true" />;
  return (
    <div className="menuedit__list" data-menu-list={list}>
      <h3 id={`menu-${list}`}>{texts[list]}</h3>
      {ids.length === 0 && <p className="muted">{list === "rest" ? texts.restEmpty : texts.listEmpty}</p>}
      <ol aria-labelledby={`menu-${list}`}>
        {ids.map((id, index) => (
          <Fragment key={id}>
            {over === index && list !== "rest" && drop}
            <MenuEntry
              id={id}
              list={list}
              index={index}
              count={ids.length}
              isDragged={drag?.id === id && drag.from === list}
              onMove={onMove}
              handle={handle(id, list)}
            />
          </Fragment>
        ))}
        {over !== undefined && (list === "rest" || over >= ids.length) && drop}
      </ol>
    </div>
  );
}
