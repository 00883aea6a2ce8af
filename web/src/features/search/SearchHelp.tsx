import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FrameSpots } from "#web/ui/FrameSpots.tsx";

export function SearchHelp(): ReactNode {
  const { t } = useTranslation();
  const places = t(($) => $.search.where.places, { returnObjects: true });
  return (
    <aside className="search__help" aria-label={t(($) => $.search.where.title)}>
      <section className="tip tip--sun">
        <h2>{t(($) => $.search.buying.title)}</h2>
        <p>{t(($) => $.search.buying.text)}</p>
      </section>
      <section className="tip">
        <h2>{t(($) => $.search.where.title)}</h2>
        <FrameSpots places={places} />
      </section>
    </aside>
  );
}
