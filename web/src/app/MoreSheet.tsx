import { Drawer, Grid } from "antd";
import { Languages, LogOut, Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { signOutEverywhere } from "#web/auth/session.ts";
import { chooseTheme, useThemeMode } from "#web/ui/theme-mode.ts";
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
  const otherLanguage = i18n.language === "en" ? "sv" : "en";
  const mode = useThemeMode();
  const wide = Grid.useBreakpoint().lg === true;
  const dark = mode === "dark";
  const Appearance = dark ? Sun : Moon;
  return (
    <Drawer
      title={t(($) => $.common.nav.moreTitle)}
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
          <span lang={otherLanguage}>{t(($) => $.common.nav.language)}</span>
        </MoreItem>
        <MoreItem icon={Appearance} onClick={() => chooseTheme(dark ? "light" : "dark")}>
          {dark ? t(($) => $.common.nav.lightTheme) : t(($) => $.common.nav.darkTheme)}
        </MoreItem>
        <MoreItem icon={LogOut} onClick={() => void signOutEverywhere()}>
          {t(($) => $.common.nav.signOut)}
        </MoreItem>
      </ul>
    </Drawer>
  );
}
