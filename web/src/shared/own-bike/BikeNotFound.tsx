import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { BikeArt } from "#web/ui/bike-art/BikeArt.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";

export function BikeNotFound(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.bikes.notFound, { returnObjects: true });
  usePageTitle(texts.title);
  return (
    <section className="mybikes__state">
      <div className="mybikes__art mybikes__art--faded">
        <BikeArt type="herr" />
      </div>
      <h1>{texts.title}</h1>
      <p className="muted">{texts.text}</p>
      <Link to="/my-bikes" className="btn btn--primary btn--lg">
        {texts.back}
      </Link>
    </section>
  );
}
