import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BikeArt } from "#web/ui/bike-art/BikeArt.tsx";
import { RegisterButton } from "./RegisterButton.tsx";

export function NoBikes(): ReactNode {
  const { t } = useTranslation();
  return (
    <section className="mybikes__state">
      <div className="mybikes__art">
        <BikeArt type="hybrid" color="gul" />
      </div>
      <h2>{t(($) => $.bikes.empty.title)}</h2>
      <p className="muted">{t(($) => $.bikes.empty.text)}</p>
      <RegisterButton />
    </section>
  );
}
