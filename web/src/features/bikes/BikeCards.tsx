import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Bike } from "#contract/bike.ts";
import { BikeCard } from "./BikeCard.tsx";
import { RegisterButton } from "./RegisterButton.tsx";

type Props = { bikes: readonly Bike[]; isWhole: boolean };

export function BikeCards({ bikes, isWhole }: Props): ReactNode {
  const { t } = useTranslation();
  const { length: count } = bikes;
  return (
    <>
      <div className="mybikes__bar">
        <output className="mybikes__count">
          {isWhole ? t(($) => $.bikes.count, { count }) : t(($) => $.bikes.countSoFar, { count })}
        </output>
        <RegisterButton />
      </div>
      <ul className="mybikes__cards">
        {bikes.map((bike) => (
          <li key={bike.id}>
            <BikeCard bike={bike} />
          </li>
        ))}
      </ul>
    </>
  );
}
