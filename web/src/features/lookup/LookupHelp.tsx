import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FrameSpots } from "#web/ui/FrameSpots.tsx";

export function LookupHelp(): ReactNode {
  const { t } = useTranslation();
  const places = t(($) => $.lookup.where.places, { returnObjects: true });
  return (
    <aside className="lookup__help" aria-label={t(($) => $.lookup.where.title)}>
      <section className="tip tip--sun">
        <h2>{t(($) => $.lookup.found.title)}</h2>
        <p>{t(($) => $.lookup.found.text)}</p>
      </section>
      <section className="tip">
        <h2>{t(($) => $.lookup.where.title)}</h2>
        <FrameSpots places={places} />
      </section>
    </aside>
  );
}
