import { lazy, type ReactNode, Suspense } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useSearchParams } from "react-router-dom";
import { loadTexts } from "#web/platform/i18n/i18n.ts";
import { LinkTabs } from "#web/platform/ui/tabs/LinkTabs.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { withParameters } from "#web/platform/ui/use-address-parameters.ts";
import { orderAddress } from "./order-address.ts";
import { Packages } from "./Packages.tsx";
import "./order.css";

const WaitingPage = lazy(async () => {
  const [{ WaitingPage }] = await Promise.all([
    import("#web/points/purchases/purchases/waiting/WaitingPage.tsx"),
    loadTexts(["purchases"]),
  ]);
  return { default: WaitingPage };
});
const Stickers = lazy(async () => {
  const [{ Stickers }] = await Promise.all([
    import("#web/stickers/order-parts/stickers/Stickers.tsx"),
    loadTexts(["orders", "stickers"]),
  ]);
  return { default: Stickers };
});

function Shop(): ReactNode {
  const [parameters] = useSearchParams();
  const { tab } = orderAddress(parameters);
  const { title, tabs, lead } = useTexts(($) => $.order);
  usePageTitle(title);
  const to = (wanted: string | undefined) => withParameters(parameters, { tab: wanted }).toString();
  return (
    <main className="wrap page order" id="content">
      <h1>{title}</h1>
      <LinkTabs
        label={title}
        shown={tab}
        tabs={[
          { id: "points", text: tabs.points, to: to(undefined) },
          { id: "stickers", text: tabs.stickers, to: to("stickers") },
        ]}
      />
      {tab === "points" && (
        <>
          <p className="order__lead">{lead}</p>
          <Packages />
        </>
      )}
      <Suspense>{tab === "stickers" && <Stickers />}</Suspense>
    </main>
  );
}

/** /order: points and stickers for sale; with `?purchase`, the progress of a payment. */
export function OrderPage(): ReactNode {
  const [parameters] = useSearchParams();
  const purchaseId = parameters.get("purchase");
  if (purchaseId === null) return <Shop />;
  return (
    <Suspense fallback={<main className="wrap page order" id="content" aria-busy="true" />}>
      <WaitingPage key={purchaseId} purchaseId={purchaseId} left={parameters.has("left")} />
    </Suspense>
  );
}
