import { Button } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Menus } from "#contract/menus.ts";
import { Outcome } from "#web/features/settings/Outcome.tsx";
import { MenuEntries } from "./MenuEntries.tsx";
import { idsIn, type MenuList } from "./menu-moves.ts";
import { useMenuDrag } from "./use-menu-drag.ts";
import { useMenuEditor } from "./use-menu-editor.ts";

const lists: readonly MenuList[] = ["top", "bottom", "rest"];

export function MenuEditor({ saved }: { saved: Menus }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.settings.menus, { returnObjects: true });
  const { menus, move, save, reset, root, news, busy, isSaved, failure } = useMenuEditor(saved);
  const dragging = useMenuDrag((wish) => move(wish, "drag"));
  return (
    <div className="menuedit" ref={root}>
      <div className="menuedit__lists">
        {lists.map((list) => (
          <MenuEntries key={list} list={list} ids={idsIn(menus, list)} dragging={dragging} onMove={move} />
        ))}
      </div>
      <output className="sr">{news}</output>
      <Outcome failure={failure} done={isSaved ? t(($) => $.settings.saved) : undefined} />
      <div className="settings__actions">
        <Button type="primary" loading={busy} onClick={save}>
          {texts.save}
        </Button>
        <Button onClick={reset}>{texts.reset}</Button>
      </div>
    </div>
  );
}
