import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BikeArt } from "#web/ui/bike-art/BikeArt.tsx";
import { meQuery } from "#web/auth/me-query.ts";
import { PriceNote } from "#web/shared/points/PriceNote.tsx";
import { prices } from "#contract/points/prices.ts";
import { RegisterButton } from "./RegisterButton.tsx";

export function NoBikes(): ReactNode {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  return (
    <section className="mybikes__state">
      <div className="mybikes__art">
        <BikeArt type="hybrid" color="gul" />
      </div>
      <h2>{t(($) => $.bikes.empty.title)}</h2>
      <p className="muted">{t(($) => $.bikes.empty.text)}</p>
      {me && <PriceNote cost={prices.registration} points={me.points} next="/bike-registration" />}
      <RegisterButton />
    </section>
  );
}
