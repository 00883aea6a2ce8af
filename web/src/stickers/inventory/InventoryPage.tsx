import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { InventoryTab } from "./stock/InventoryTab.tsx";
import "./inventory.css";

/** /admin-inventory: the stock of stickers, also for printing. */
export function InventoryPage(): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.inventory.tabs.inventory);
  usePageTitle(title);
  return (
    <main className="wrap page" id="content">
      <div className="ways ways--ends">
        <h1>{title}</h1>
        <button type="button" className="btn btn--ghost qrmanagement__print" onClick={() => window.print()}>
          {t(($) => $.inventory.print)}
        </button>
      </div>
      <InventoryTab />
    </main>
  );
}
