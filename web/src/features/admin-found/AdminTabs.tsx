import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { type Tab, tabs } from "./tabs.ts";

export function AdminTabs({ shown }: { shown: Tab }): ReactNode {
  const { t } = useTranslation();
  return (
    <nav className="adminfound__tabs" aria-label={t(($) => $.adminFound.title)}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={{ search: tab === "reports" ? "" : `?tab=${tab}` }}
          aria-current={tab === shown ? "page" : undefined}
        >
          {t(($) => $.adminFound.tabs[tab])}
        </Link>
      ))}
    </nav>
  );
}
