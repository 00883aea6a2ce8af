import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { defaultMenus, type Menus } from "#contract/menus.ts";
import { ruleText } from "#web/i18n/problem-text.ts";
import { failureText } from "#web/api/failure-text.ts";
import { settingsApi } from "#web/features/settings/settings-api.ts";
import { useAccountChange } from "#web/features/settings/use-account-change.ts";
import { areTooShort, idsIn, type Move, moved } from "./menu-moves.ts";

type Moving = { readonly move: Move; readonly action: string };

/** A button that moves an entry goes away with it: the focus follows to the same button in the new place, or to the entry. */
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

/** What the list that an entry was moved to is told of it. */
const useNews = (menus: Menus, moving: Moving | undefined): string | undefined => {
  const { t } = useTranslation();
  if (moving === undefined) return undefined;
  const { id, to } = moving.move;
  const ids = idsIn(menus, to);
  const item = t(($) => $.common.menu[id]);
  const list = t(($) => $.settings.menus[to]);
  return t(($) => $.settings.menus.moved, { item, list, place: ids.indexOf(id) + 1, count: ids.length });
};

/** The menus as the person has them on the page, until they are saved. */
export const useMenuEditor = (saved: Menus) => {
  const [menus, edit] = useState(saved);
  const [moving, setMoving] = useState<Moving>();
  const [fault, setFault] = useState<string>();
  const root = useFocusOnMoved(moving);
  const news = useNews(menus, moving);
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
    news,
    busy: change.isPending,
    isSaved: change.isSuccess,
    failure: fault ?? (change.error === null ? undefined : failureText(change.error)),
  };
};
