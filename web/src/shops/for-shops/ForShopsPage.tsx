import { ChartColumn, QrCode, ScanLine, Store } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import { prices } from "#contract/points/prices.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import "./for-shops.css";

const gains = { till: ScanLine, back: Store, stock: QrCode, figures: ChartColumn } as const;

function TillPicture(): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  return (
    <picture className="forshops__picture">
      <source media="(max-width: 767px)" srcSet={`/till-phone-${language}.webp`} width="390" height="560" />
      <img src={`/till-${language}.webp`} width="1240" height="634" alt={t(($) => $.forShops.picture)} />
    </picture>
  );
}

function Gains(): ReactNode {
  const texts = useTexts(($) => $.forShops.gains);
  return (
    <ul className="forshops__gains">
      {(["till", "back", "stock", "figures"] as const).map((gain) => {
        const Icon = gains[gain];
        return (
          <li key={gain}>
            <Icon size={28} strokeWidth={1.8} aria-hidden="true" />
            <h2>{texts[gain].title}</h2>
            <p>{texts[gain].text}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** The page /for-shops, which tells a shop what it gets and leads to its application and sign-in. */
export function ForShopsPage(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.forShops, { returnObjects: true, skipInterpolation: true });
  usePageTitle(texts.title);
  return (
    <main className="wrap forshops" id="content">
      <div className="forshops__head">
        <h1>{texts.heading}</h1>
        <p>{texts.lead}</p>
        <div className="ways">
          <Link className="btn btn--primary btn--lg" to="/register?for=store">
            {texts.apply}
          </Link>
          <Link className="btn btn--ghost btn--lg" to="/store-login">
            {texts.signIn}
          </Link>
        </div>
        <p className="muted">{texts.review}</p>
      </div>
      <TillPicture />
      <Gains />
      <section className="forshops__price">
        <h2>{texts.priceTitle}</h2>
        <p>{t(($) => $.forShops.price, { points: prices.registration })}</p>
      </section>
    </main>
  );
}
