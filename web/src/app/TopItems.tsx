import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router-dom";
import { pageAddress } from "#web/i18n/page-address.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { type Badges, countedAs } from "./badges.ts";
import { CountBadge } from "#web/ui/CountBadge.tsx";
import type { MenuItem } from "./menu-items.ts";

type Props = { items: readonly MenuItem[]; badges: Badges; onPoints: () => void };

/** What a person keeps at hand at the top, as icons. */
export function TopItems({ items, badges, onPoints }: Props): ReactNode {
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
