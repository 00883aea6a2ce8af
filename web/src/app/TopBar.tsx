import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { defaultMenus } from "#contract/menus.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { type SettledSession, useSession } from "#web/auth/session.ts";
import { Logo } from "#web/ui/Logo.tsx";
import type { Badges } from "./badges.ts";
import { hasTopNavigation } from "./chrome.ts";
import { menuOf } from "./menu.ts";
import { NavBar } from "./NavBar.tsx";
import { countsQuery } from "#web/shared/counts-query.ts";
import { NotificationsButton } from "./NotificationsButton.tsx";
import { PointsButton } from "./PointsButton.tsx";
import { SignOutButton } from "./SignOutButton.tsx";
import { TopItems } from "./TopItems.tsx";

const PointsDialog = lazy(async () => ({
  default: (await import("../features/points/PointsDialog.tsx")).PointsDialog,
}));

type Props = { session: Extract<SettledSession, { state: "signed-in" }> };

function Navigation({ session }: Props): ReactNode {
  const { pathname } = useLocation();
  /** Undefined until it is first asked for. */
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
