import { Check, Store } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import "./store-card.css";

export function StoreCard(): ReactNode {
  const texts = useTexts(($) => $.storeApplication.card);
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
      <Link className="btn btn--sun" to="/register?for=store">
        {texts.apply}
      </Link>
    </section>
  );
}
