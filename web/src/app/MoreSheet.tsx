import { Drawer, Grid } from "antd";
import { Contrast, Languages, LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { signOutEverywhere } from "#web/auth/session.ts";
import { ThemeSwitch } from "#web/ui/public/ThemeSwitch.tsx";
import type { Badges } from "./badges.ts";
import { type MenuItem, menuItem } from "./menu-items.ts";
import { MoreItem } from "./MoreItem.tsx";
import { MoreLink } from "./MoreLink.tsx";
import { useChooseLanguage } from "./use-choose-language.ts";
import "./more-sheet.css";

const bottomSheet = {
  wrapper: { height: "auto", maxHeight: "85vh" },
  section: { borderRadius: "22px 22px 0 0" },
};

/** For everybody who has the sheet. */
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
