import type { ReactNode } from "react";
import type { Bike } from "#contract/bike.ts";
import { BikeCard } from "./BikeCard.tsx";

export function BikeCards({ bikes }: { bikes: readonly Bike[] }): ReactNode {
  return (
    <ul className="mybikes__cards">
      {bikes.map((bike) => (
        <li key={bike.id}>
          <BikeCard bike={bike} />
        </li>
      ))}
    </ul>
  );
}
