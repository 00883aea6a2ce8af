import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, NavLink } from "react-router-dom";
import { LogOut } from "lucide-react";
import { defaultMenus } from "#contract/platform/menus.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { type SettledSession, useSession, signOutEverywhere } from "#web/platform/auth/session.ts";
import { Logo } from "#web/platform/ui/Logo.tsx";
import { countsQuery } from "#web/platform/api/counts-query.ts";
import { pageAddress } from "#web/platform/i18n/page-address.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { CountBadge } from "#web/platform/ui/CountBadge.tsx";
import { type Badges, countedAs } from "./badges.ts";
import { hasTopNavigation } from "./chrome.ts";
import { menuOf } from "./menu.ts";
import { NavBar } from "./NavBar.tsx";
import { NotificationsButton } from "./NotificationsButton.tsx";
import type { MenuItem } from "./menu-items.ts";
import "./points.css";

type TopItemsProps = { items: readonly MenuItem[]; badges: Badges; onPoints: () => void };

function TopItems({ items, badges, onPoints }: TopItemsProps): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  if (items.length === 0) return null;
  return (
    <nav className="topitems" aria-label={t(($) => $.common.nav.shortcuts)}>
      {items.map(({ id, path, Icon }) => {
        const name = t(($) => $.common.menu[id]);
        const content = (
          <>
            <Icon size={23} aria-hidden="true" />
            <span className="sr">{name}</span>
            <CountBadge count={badges[id]} of={countedAs(id)} />
          </>
        );
        return id === "points" ? (
          <button key={id} type="button" className="iconbtn" title={name} onClick={onPoints}>
            {content}
          </button>
        ) : (
          <NavLink
            key={id}
            to={pageAddress(path, language)}
            end={path === "/"}
            className="iconbtn"
            title={name}
          >
            {content}
          </NavLink>
        );
      })}
    </nav>
  );
}

function PointsButton({ onOpen }: { onOpen: () => void }): ReactNode {
  const { t } = useTranslation();
  const { data } = useQuery(meQuery);
  return (
    <button type="button" className="points" aria-haspopup="dialog" onClick={onOpen}>
      <i className="points__coin" aria-hidden="true" />
      <span className="sr">{t(($) => $.common.points.title)}: </span>
      {data === undefined ? "..." : t(($) => $.common.points.balance, { points: data.points })}
    </button>
  );
}

/** For roles without a sheet. */
function SignOutButton(): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="topbar__end">
      <button type="button" className="signout" onClick={() => void signOutEverywhere()}>
        <LogOut size={20} aria-hidden="true" />
        {t(($) => $.common.nav.signOut)}
      </button>
    </div>
  );
}

const PointsDialog = lazy(async () => ({
  default: (await import("#web/points/purchases/PointsDialog.tsx")).PointsDialog,
}));

type Props = { session: Extract<SettledSession, { state: "signed-in" }> };

function Navigation({ session }: Props): ReactNode {
  const { pathname } = useLocation();
  /** Undefined until first opened. */
  const [points, setPoints] = useState<boolean>();
  const { data: me } = useQuery(meQuery);
  const { data: counts } = useQuery(countsQuery);
  const badges: Badges = {
    messages: counts?.messages ?? 0,
    receipts: counts?.receipts ?? 0,
    register: counts?.approvals ?? 0,
    "bike-ads": counts?.alerts ?? 0,
  };
  const menu = menuOf(session, me?.menus ?? defaultMenus);
  const shared = { badges, onPoints: () => setPoints(true) };
  return (
    <>
      {menu.bottom.length > 0 && <NavBar menu={menu} {...shared} />}
      {hasTopNavigation(pathname, session) && (
        <div className="topbar__end">
          <TopItems items={menu.top} {...shared} />
          {session.role === "customer" && <PointsButton onOpen={shared.onPoints} />}
          <NotificationsButton />
        </div>
      )}
      {session.role === "store" && <SignOutButton />}
      <Suspense>
        {points !== undefined && <PointsDialog open={points} onClose={() => setPoints(false)} />}
      </Suspense>
    </>
  );
}

export function TopBar(): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <header className="topbar">
      <div className="topbar__row">
        <Link className="topbar__logo" to="/" aria-label={t(($) => $.common.nav.home)}>
          <Logo />
        </Link>
        {session.state === "signed-in" && <Navigation session={session} />}
      </div>
    </header>
  );
}
