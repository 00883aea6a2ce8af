import { Button } from "antd";
import { type ReactNode, useEffect, useRef, useState, Fragment } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { type Menus, defaultMenus, type MenuId } from "#contract/platform/menus.ts";
import { Outcome } from "#web/people/settings/Outcome.tsx";
import { steadyList } from "#web/platform/ui/steady-list.ts";
import { ruleText } from "#web/platform/i18n/problem-text.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { settingsApi } from "#web/people/settings/settings-api.ts";
import { useAccountChange } from "#web/people/settings/use-account-change.ts";
import { MenuEntry } from "./MenuEntry.tsx";
import { type MenuList, type Move, idsIn, areTooShort, moved } from "./menu-moves.ts";
import { useMenuDrag } from "./use-menu-drag.ts";
import "./menus.css";

type Props = {
  list: MenuList;
  ids: readonly MenuId[];
  dragging: ReturnType<typeof useMenuDrag>;
  onMove: (move: Move, action: string) => void;
};

/** One list; while dragging over it, a line marks the drop position. */
function MenuEntries({ list, ids, dragging: { drag, handle }, onMove }: Props): ReactNode {
  const texts = useTexts(($) => $.settings.menus);
  const over = drag?.over?.list === list ? drag.over.before : undefined;
  const drop = <li className="menuedit__drop" aria-hidden="true" />;
  return (
    <div className="menuedit__list" data-menu-list={list}>
      <h3 id={`menu-${list}`}>{texts[list]}</h3>
      {ids.length === 0 && <p className="muted">{list === "rest" ? texts.restEmpty : texts.listEmpty}</p>}
      <ol ref={steadyList} aria-labelledby={`menu-${list}`}>
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

type Moving = { readonly move: Move; readonly action: string };

/** Moves the focus along with an entry: to the same button in the new place, or to the entry itself. */
const useFocusOnMoved = (moving: Moving | undefined) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (moving === undefined) return;
    const { move, action } = moving;
    const list = root.current?.querySelector(`[data-menu-list="${move.to}"]`);
    const entry = list?.querySelector<HTMLElement>(`[data-menu-entry="${move.id}"]`);
    const button = entry?.querySelector<HTMLElement>(`[data-menu-action="${action}"]:not(:disabled)`);
    (button ?? entry)?.focus();
  }, [moving]);
  return root;
};

const useAnnouncement = (menus: Menus, moving: Moving | undefined): string | undefined => {
  const { t } = useTranslation();
  if (moving === undefined) return undefined;
  const { id, to } = moving.move;
  const ids = idsIn(menus, to);
  const item = t(($) => $.common.menu[id]);
  const list = t(($) => $.settings.menus[to]);
  return t(($) => $.settings.menus.moved, { item, list, place: ids.indexOf(id) + 1, count: ids.length });
};

const useMenuEditor = (saved: Menus) => {
  const [menus, edit] = useState(saved);
  const [moving, setMoving] = useState<Moving>();
  const [fault, setFault] = useState<string>();
  const root = useFocusOnMoved(moving);
  const announcement = useAnnouncement(menus, moving);
  const change = useAccountChange((wanted: Menus) => settingsApi.changeMe({ body: { menus: wanted } }));

  const put = (next: Menus): void => {
    change.reset();
    setFault(undefined);
    edit(next);
  };
  const move = (wish: Move, action: string): void => {
    put(moved(menus, wish));
    setMoving({ move: wish, action });
  };
  const save = (): void => {
    if (areTooShort(menus)) return setFault(ruleText("menu-too-short"));
    change.mutate(menus);
  };
  return {
    menus,
    move,
    save,
    reset: () => put(defaultMenus),
    root,
    announcement,
    busy: change.isPending,
    isSaved: change.isSuccess,
    failure: fault ?? (change.error === null ? undefined : failureText(change.error)),
  };
};

const lists: readonly MenuList[] = ["top", "bottom", "rest"];

export function MenuEditor({ saved }: { saved: Menus }): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.settings.menus);
  const { menus, move, save, reset, root, announcement, busy, isSaved, failure } = useMenuEditor(saved);
  const dragging = useMenuDrag((wish) => move(wish, "drag"));
  return (
    <div className="stack" ref={root}>
      <div className="menuedit__lists">
        {lists.map((list) => (
          <MenuEntries key={list} list={list} ids={idsIn(menus, list)} dragging={dragging} onMove={move} />
        ))}
      </div>
      <output className="sr">{announcement}</output>
      <Outcome failure={failure} done={isSaved ? t(($) => $.settings.saved) : undefined} />
      <div className="ways ways--apart">
        <Button type="primary" loading={busy} onClick={save}>
          {texts.save}
        </Button>
        <Button onClick={reset}>{texts.reset}</Button>
      </div>
    </div>
  );
}
