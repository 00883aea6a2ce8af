import { Ellipsis } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import type { SettledSession } from "#web/auth/session.ts";
import { navItems } from "./nav-items.ts";
import "./nav-bar.css";

const MoreSheet = lazy(async () => ({ default: (await import("./MoreSheet.tsx")).MoreSheet }));

/** At the bottom of small screens, in the top bar of large ones. */
export function NavBar({ session }: { session: SettledSession }): ReactNode {
  const { t } = useTranslation();
  const [more, setMore] = useState<boolean>();
  return (
    <>
      <nav className="navbar" aria-label={t(($) => $.common.mainMenu)}>
        {navItems(session).map(({ path, text, Icon }) => (
          <NavLink key={path} to={path} className="navbar__item">
            <span className="navbar__icon">
              <Icon size={24} aria-hidden="true" />
            </span>
            <span>{t(($) => $.common.nav[text])}</span>
          </NavLink>
        ))}
        <button type="button" className="navbar__item" aria-haspopup="dialog" onClick={() => setMore(true)}>
          <span className="navbar__icon">
            <Ellipsis size={24} aria-hidden="true" />
          </span>
          <span>{t(($) => $.common.nav.more)}</span>
        </button>
      </nav>
      <Suspense>{more !== undefined && <MoreSheet open={more} onClose={() => setMore(false)} />}</Suspense>
    </>
  );
}
