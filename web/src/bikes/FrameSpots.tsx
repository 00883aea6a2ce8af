import type { ReactNode } from "react";
import type { BikeType } from "#contract/bikes/bike-types.ts";
import { BikeArt } from "#web/platform/ui/bike-art/BikeArt.tsx";
import { bikeGeometry, type Point } from "#web/platform/ui/bike-art/bike-geometry.ts";
import "./frame-spots.css";

const between = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];

const spotsOf = (type: BikeType): readonly [Point, Point, Point] => {
  const { bottomBracket, seatCluster, headTop, headBottom } = bikeGeometry[type];
  return [bottomBracket, between(bottomBracket, seatCluster), between(headTop, headBottom)];
};

type Props = { places: readonly [string, string, string]; type?: BikeType };

/** Common places of frame numbers: 1 under the bottom bracket, 2 on the seat tube, 3 on the head tube. */
export function FrameSpots({ places, type = "herr" }: Props): ReactNode {
  return (
    <div className="spots">
      <div className="spots__art" aria-hidden="true">
        <BikeArt type={type} color="grön" />
        <svg viewBox="0 0 320 206">
          {spotsOf(type).map(([x, y], index) => (
            <g key={places[index]}>
              <circle cx={x} cy={y} r="13" />
              <text x={x} y={y}>
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <ol className="spots__list">
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ol>
    </div>
  );
}
