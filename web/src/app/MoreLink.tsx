import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { pageAddress } from "#web/i18n/page-address.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { countedAs } from "./badges.ts";
import { CountBadge } from "#web/ui/CountBadge.tsx";
import type { MenuItem } from "./menu-items.ts";

type Props = { item: MenuItem; count?: number | undefined; onClick: () => void };

export function MoreLink({ item: { id, path, Icon }, count, onClick }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  return (
    <li>
      <Link className="more__item" to={pageAddress(path, language)} onClick={onClick}>
        <Icon size={22} aria-hidden="true" />
        {t(($) => $.common.menu[id])}
        <CountBadge count={count} of={countedAs(id)} />
      </Link>
    </li>
  );
}
