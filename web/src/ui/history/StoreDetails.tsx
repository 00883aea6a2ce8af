import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { StoreInfo } from "#contract/history.ts";

/** The shop that a bike came from, opened by the person who wants to know. */
export function StoreDetails({ store }: { store: StoreInfo }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.history.store, { returnObjects: true });
  const facts = [
    [texts.chain, store.storeChainName],
    [texts.location, store.storeLocationId],
    [texts.address, store.storeAddress],
    [texts.phone, store.storePhone],
    [texts.contact, store.storeContactInfo],
    [texts.organisation, store.organizationNumber],
  ].filter(([, value]) => value !== undefined);
  if (facts.length === 0) return <p className="period__store">{store.storeName}</p>;
  return (
    <details className="period__details">
      <summary>
        {store.storeName}
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      <dl>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
