import { Ellipsis } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { CountBadge } from "#web/ui/CountBadge.tsx";
import type { Badges } from "./badges.ts";
import type { Menu } from "./menu.ts";
import type { MenuItem } from "./menu-items.ts";
import { NavItem } from "./NavItem.tsx";
import "./nav-bar.css";

const MoreSheet = lazy(async () => ({ default: (await import("./MoreSheet.tsx")).MoreSheet }));

type Props = { menu: Menu; badges: Badges; onPoints: () => void };

/** What waits behind the sheet. A receipt that waits is among what is to be approved, whose entry stands in the sheet too. */
const countedIn = (items: readonly MenuItem[], badges: Badges): number =>
  items.reduce((sum, { id }) => sum + (id === "receipts" ? 0 : (badges[id] ?? 0)), 0);

/** At the bottom of small screens, in the top bar of large ones. */
export function NavBar({ menu, badges, onPoints }: Props): ReactNode {
  const { t } = useTranslation();
  const [more, setMore] = useState<boolean>();
  return (
    <>
      <nav className="navbar" aria-label={t(($) => $.common.mainMenu)}>
        {menu.bottom.map((item) => (
          <NavItem key={item.id} item={item} count={badges[item.id]} onPoints={onPoints} />
        ))}
        {menu.more && (
          <button type="button" className="navbar__item" aria-haspopup="dialog" onClick={() => setMore(true)}>
            <span className="navbar__icon">
              <Ellipsis size={24} aria-hidden="true" />
              <CountBadge count={countedIn(menu.more, badges)} of="waiting" />
            </span>
            <span className="navbar__text">{t(($) => $.common.nav.more)}</span>
          </button>
        )}
      </nav>
      <Suspense>
        {menu.more && more !== undefined && (
          <MoreSheet open={more} items={menu.more} badges={badges} onClose={() => setMore(false)} />
        )}
      </Suspense>
    </>
  );
}
