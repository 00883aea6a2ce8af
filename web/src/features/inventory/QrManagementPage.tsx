import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { LinkTabs } from "#web/ui/tabs/LinkTabs.tsx";
import { loadTexts } from "#web/i18n/i18n.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { Generator } from "./generator/Generator.tsx";
import { Runs } from "./generator/Runs.tsx";
import { WaitingOrders } from "./generator/WaitingOrders.tsx";
import { InventoryTab } from "./stock/InventoryTab.tsx";
import "./inventory.css";

const RollCard = lazy(async () => {
  const [{ RollCard }] = await Promise.all([import("./rolls/RollCard.tsx"), loadTexts(["rolls"])]);
  return { default: RollCard };
});

/** /admin-qr-management: makes codes, prints them, and keeps count of stickers. */
export function QrManagementPage(): ReactNode {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const id = parameters.get("id");
  const shown = parameters.get("tab") === "inventory" ? "inventory" : "generator";
  const title = t(($) => $.inventory.title);
  usePageTitle(title);
  return (
    <main className="wrap qrmanagement" id="content">
      <h1>{title}</h1>
      <LinkTabs
        label={title}
        shown={shown}
        tabs={[
          { id: "generator", text: t(($) => $.inventory.tabs.generator), to: "" },
          { id: "inventory", text: t(($) => $.inventory.tabs.inventory), to: "tab=inventory" },
        ]}
      />
      {shown === "inventory" ? (
        <>
          <Suspense>{id !== null && <RollCard id={id} />}</Suspense>
          <InventoryTab />
        </>
      ) : (
        <>
          <div className="qrmanagement__beside">
            <Generator />
            <WaitingOrders />
          </div>
          <Runs />
        </>
      )}
    </main>
  );
}
