import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router-dom";
import { pageAddress } from "#web/i18n/page-address.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { countedAs } from "./badges.ts";
import { CountBadge } from "#web/ui/CountBadge.tsx";
import type { MenuItem } from "./menu-items.ts";

type Props = { item: MenuItem; count: number | undefined; onPoints: () => void };

/** An entry of a bar. The one of the points opens their dialog; in the sheet it leads to where they are bought. */
export function NavItem({ item, count, onPoints }: Props): ReactNode {
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
