import { Drawer, Grid } from "antd";
import { Contrast, Languages, LogOut, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { signOutEverywhere } from "#web/platform/auth/session.ts";
import { ThemeSwitch } from "#web/platform/ui/public/ThemeSwitch.tsx";
import { type Badges, countedAs } from "./badges.ts";
import { type MenuItem, menuItem } from "./menu-items.ts";
import { useChooseLanguage } from "./use-choose-language.ts";
import { Link } from "react-router-dom";
import { pageAddress } from "#web/platform/i18n/page-address.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { CountBadge } from "#web/platform/ui/CountBadge.tsx";
import "./more-sheet.css";

type MoreLinkProps = { item: MenuItem; count?: number | undefined; onClick: () => void };

function MoreLink({ item: { id, path, Icon }, count, onClick }: MoreLinkProps): ReactNode {
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

type MoreItemProps = { icon: LucideIcon; onClick: () => void; children: ReactNode };

function MoreItem({ icon: Icon, onClick, children }: MoreItemProps): ReactNode {
  return (
    <li>
      <button type="button" className="more__item" onClick={onClick}>
        <Icon size={22} strokeWidth={1.9} aria-hidden="true" />
        {children}
      </button>
    </li>
  );
}

const bottomSheet = {
  wrapper: { height: "auto", maxHeight: "85vh" },
  section: { borderRadius: "22px 22px 0 0" },
};

/** Shown to everybody who has a sheet. */
const always = [menuItem("settings"), menuItem("contact")];

type Props = { open: boolean; items: readonly MenuItem[]; badges: Badges; onClose: () => void };

export function MoreSheet({ open, items, badges, onClose }: Props): ReactNode {
  const { t, i18n } = useTranslation();
  const chooseLanguage = useChooseLanguage();
  const texts = t(($) => $.common.nav, { returnObjects: true });
  const otherLanguage = i18n.language === "en" ? "sv" : "en";
  const wide = Grid.useBreakpoint().lg === true;
  return (
    <Drawer
      title={texts.moreTitle}
      open={open}
      onClose={onClose}
      placement={wide ? "right" : "bottom"}
      closable={{ placement: "end" }}
      {...(wide ? {} : { styles: bottomSheet })}
    >
      <ul className="more">
        {[...items, ...always].map((item) => (
          <MoreLink key={item.id} item={item} count={badges[item.id]} onClick={onClose} />
        ))}
        <MoreItem icon={Languages} onClick={() => chooseLanguage(otherLanguage)}>
          <span lang={otherLanguage}>{texts.language}</span>
        </MoreItem>
        <li className="more__item more__theme">
          <Contrast size={22} strokeWidth={1.9} aria-hidden="true" />
          {texts.theme}
          <ThemeSwitch texts={texts} />
        </li>
        <MoreItem icon={LogOut} onClick={() => void signOutEverywhere()}>
          {texts.signOut}
        </MoreItem>
      </ul>
    </Drawer>
  );
}
