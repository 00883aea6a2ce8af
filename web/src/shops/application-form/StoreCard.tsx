import { Check, Store } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import "./store-card.css";

export function StoreCard(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.storeApplication.card, { returnObjects: true });
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
