import type { ReactNode } from "react";
import { BikeArt } from "#web/platform/ui/bike-art/BikeArt.tsx";
import "./frame-spots.css";

/** Common places of frame numbers: 1 under the bottom bracket, 2 on the seat tube, 3 on the head tube. */
export function FrameSpots({ places }: { places: readonly [string, string, string] }): ReactNode {
  return (
    <div className="spots">
      <div className="spots__art" aria-hidden="true">
        <BikeArt type="herr" color="grön" />
        {places.map((place, index) => (
          <i key={place} className={`spots__dot spots__dot--${index + 1}`}>
            {index + 1}
          </i>
        ))}
      </div>
      <ol className="spots__list">
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ol>
    </div>
  );
}
