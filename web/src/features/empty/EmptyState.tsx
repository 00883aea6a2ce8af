import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { pageAddress } from "#web/i18n/page-address.ts";
import { BikeArt } from "#web/ui/bike-art/BikeArt.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import type { Part } from "./empty-pages.ts";
import { steps } from "./steps.ts";

/** That the page is not built yet, what will be on it, and where to go meanwhile. */
export function EmptyState({ part }: { part: Part }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const text = t(($) => $.pages.parts[part.text].text);
  const heading =
    part.text === "qrMissing" ? t(($) => $.pages.parts.qrMissing.heading) : t(($) => $.pages.notBuilt);
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
      <h2>{heading}</h2>
      <p className="muted">{text}</p>
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
