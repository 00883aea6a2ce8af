import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pageAddress } from "#web/i18n/page-address.ts";
import { BikeArt } from "#web/ui/bike-art/BikeArt.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import type { Part } from "./empty-pages.ts";
import { steps } from "./steps.ts";

/** That there is nothing yet, what will be here, and where to go instead. */
export function EmptyState({ part }: { part: Part }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.pages.parts, { returnObjects: true })[part.text];
  const { Icon } = part;
  return (
    <section className="emptypage__state">
      {Icon === undefined ? (
        <div className="emptypage__art">
          <BikeArt type="hybrid" color="gul" />
        </div>
      ) : (
        <span className="emptypage__icon">
          <Icon size={40} strokeWidth={1.6} aria-hidden="true" />
        </span>
      )}
      <h2>{texts.empty}</h2>
      <p className="muted">{texts.text}</p>
      <div className="emptypage__steps">
        {part.steps.map((step, place) => (
          <Link
            key={step}
            className={place === 0 ? "btn btn--primary" : "btn btn--ghost"}
            to={pageAddress(steps[step], language)}
          >
            {t(($) => $.pages.steps[step])}
          </Link>
        ))}
      </div>
    </section>
  );
}
