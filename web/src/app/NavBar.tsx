import { Ellipsis } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { CountBadge } from "#web/platform/ui/CountBadge.tsx";
import { type Badges, countedAs } from "./badges.ts";
import type { Menu } from "./menu.ts";
import type { MenuItem } from "./menu-items.ts";
import { NavLink } from "react-router-dom";
import { pageAddress } from "#web/platform/i18n/page-address.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import "./nav-bar.css";

type NavItemProps = { item: MenuItem; count: number | undefined; onPoints: () => void };

/** Points open a dialog here; in the sheet they link to the purchase page. */
function NavItem({ item, count, onPoints }: NavItemProps): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { id, path, Icon } = item;
  const content = (
    <>
      <span className="navbar__icon">
        <Icon size={24} aria-hidden="true" />
        <CountBadge count={count} of={countedAs(id)} />
      </span>
      <span className="navbar__text">{t(($) => $.common.menu[id])}</span>
    </>
  );
  if (id === "points") {
    return (
      <button type="button" className="navbar__item" aria-haspopup="dialog" onClick={onPoints}>
        {content}
      </button>
    );
  }
  return (
    <NavLink to={pageAddress(path, language)} end={path === "/"} className="navbar__item">
      {content}
    </NavLink>
  );
}

const MoreSheet = lazy(async () => ({ default: (await import("./MoreSheet.tsx")).MoreSheet }));

type Props = { menu: Menu; badges: Badges; onPoints: () => void };

/** Leaves receipts out, because waiting receipts are counted under approvals too. */
const countedIn = (items: readonly MenuItem[], badges: Badges): number =>
  items.reduce((sum, { id }) => sum + (id === "receipts" ? 0 : (badges[id] ?? 0)), 0);

/** Shown at the bottom of small screens and in the top bar of large ones. */
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
