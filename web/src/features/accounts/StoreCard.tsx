import { Check, Store } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { documentAddress } from "#contract/documents.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import "./store-card.css";

/** What a shop gains as a partner, and whom to ask. */
export function StoreCard(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.accounts.store, { returnObjects: true });
  const contact = documentAddress("/contact", usePageLanguage());
  return (
    <section className="storecard">
      <Store size={34} aria-hidden="true" />
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <ul>
        {texts.gains.map((gain) => (
          <li key={gain}>
            <Check size={20} aria-hidden="true" />
            {gain}
          </li>
        ))}
      </ul>
      <p>{texts.review}</p>
      <a className="btn btn--sun" href={`${contact}?topic=store`}>
        {texts.ask}
      </a>
    </section>
  );
}
