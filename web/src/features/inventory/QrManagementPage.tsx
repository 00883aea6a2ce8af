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

const CodesTab = lazy(async () => {
  const [{ CodesTab }] = await Promise.all([import("./codes/CodesTab.tsx"), loadTexts(["codes", "rolls"])]);
  return { default: CodesTab };
});

const tabs = ["generator", "codes", "inventory"] as const;

function Tab({ shown, id }: { shown: (typeof tabs)[number]; id: string | null }): ReactNode {
  if (shown === "codes")
    return (
      <Suspense>
        <CodesTab />
      </Suspense>
    );
  if (shown === "inventory")
    return (
      <>
        <Suspense>{id !== null && <RollCard id={id} />}</Suspense>
        <InventoryTab />
      </>
    );
  return (
    <>
      <Generator>
        <WaitingOrders />
      </Generator>
      <Runs />
    </>
  );
}

/** /admin-qr-management: makes codes, prints them, and keeps count of stickers. */
export function QrManagementPage(): ReactNode {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const id = parameters.get("id");
  const shown = tabs.find((tab) => tab === parameters.get("tab")) ?? "generator";
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
          { id: "codes", text: t(($) => $.inventory.tabs.codes), to: "tab=codes" },
          { id: "inventory", text: t(($) => $.inventory.tabs.inventory), to: "tab=inventory" },
        ]}
      />
      <Tab shown={shown} id={id} />
    </main>
  );
}
