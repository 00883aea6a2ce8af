import { lazy, type ReactNode, Suspense, useId } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams, Link } from "react-router-dom";
import { LinkTabs } from "#web/platform/ui/tabs/LinkTabs.tsx";
import { loadTexts } from "#web/platform/i18n/i18n.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { Generator } from "#web/stickers/inventory/generator/Generator.tsx";
import { InventoryTab } from "./stock/InventoryTab.tsx";
import "./inventory.css";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { failureText } from "#web/platform/api/failure-text.ts";
import { runsQuery, waitingCodesQuery } from "#web/stickers/inventory/inventory-api.ts";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { RunCard } from "./generator/RunCard.tsx";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

/**
 * Lists stores that wait for ordered codes. Administrators make these codes in the order, so that
 * they count towards it.
 */
function WaitingOrders(): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const language = usePageLanguage();
  const { data = [], error } = useQuery(waitingCodesQuery);
  if (error === null && data.length === 0) return null;
  const words = t(($) => $.inventory.waiting, { returnObjects: true, skipInterpolation: true });
  return (
    <section aria-labelledby={heading} className="stack stack--near qrwaiting">
      <h2 id={heading}>{words.title}</h2>
      {error !== null && <p role="alert">{failureText(error)}</p>}
      <ul>
        {data.map(({ orderNumber, store, count, createdAt }) => (
          <li key={orderNumber}>
            <span>
              <b>{store}</b>{" "}
              {t(($) => $.inventory.waiting.what, { count, date: dayText(createdAt, language) })}
            </span>
            <Link
              className="btn btn--ghost"
              to={`/admin-orders?order=${orderNumber}`}
              aria-label={`${words.open} ${orderNumber}`}
            >
              {words.open}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lists earlier runs, newest first, to continue, print or mark as printed. */
function Runs(): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const query = useInfiniteQuery(runsQuery);
  return (
    <section aria-labelledby={heading} className="stack qrmanagement__section">
      <h2 id={heading}>{t(($) => $.inventory.runs.title)}</h2>
      <PagedList
        query={query}
        why={failureText}
        empty={<p className="muted">{t(($) => $.inventory.runs.empty)}</p>}
        keyOf={({ id }) => id}
      >
        {(run) => <RunCard run={run} />}
      </PagedList>
    </section>
  );
}

const RollCard = lazy(async () => ({
  default: (await import("#web/stickers/inventory/rolls/RollCard.tsx")).RollCard,
}));

const CodesTab = lazy(async () => {
  const [{ CodesTab }] = await Promise.all([
    import("#web/stickers/inventory/codes/CodesTab.tsx"),
    loadTexts(["codes"]),
  ]);
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

/** /admin-qr-management: makes, prints, finds and counts codes. */
export function QrManagementPage(): ReactNode {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const id = parameters.get("id");
  const shown = tabs.find((tab) => tab === parameters.get("tab")) ?? "generator";
  const title = t(($) => $.inventory.title);
  usePageTitle(title);
  return (
    <main className="wrap page" id="content">
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
