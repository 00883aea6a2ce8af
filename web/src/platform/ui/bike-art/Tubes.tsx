import type { ReactNode } from "react";
import type { BikeGeometry } from "./bike-geometry.ts";
import { line, move, along } from "./strokes.ts";
import { ink, metal } from "./paint.ts";

function Fork({ bike, paint }: { bike: BikeGeometry; paint: string }): ReactNode {
  const { headBottom, frontHub } = bike;
  if (bike.suspension) {
    return (
      <g>
        <path d={line(headBottom, along(headBottom, frontHub, 0.5))} stroke={metal} strokeWidth="6" />
        <path d={line(along(headBottom, frontHub, 0.42), frontHub)} stroke={ink} strokeWidth="9" />
      </g>
    );
  }
  const [x, y] = headBottom;
  const bend = `${x + 9} ${(y + frontHub[1]) / 2 + 8}`;
  return (
    <path
      d={`M${x} ${y}Q${bend} ${frontHub[0]} ${frontHub[1]}`}
      stroke={paint}
      strokeWidth={bike.tube - 1.5}
    />
  );
}

const mainTubes = ({ frame, headTop, headBottom, seatCluster, bottomBracket }: BikeGeometry): string => {
  if (frame === "diamond") {
    const topTube = line(move(seatCluster, 2, 4), move(headTop, 1, 5));
    return topTube + line(bottomBracket, headBottom);
  }
  const [headX, headY] = headTop;
  const [footX, footY] = bottomBracket;
  const join = `${(seatCluster[0] + footX) / 2 + 2} ${(seatCluster[1] + footY) / 2 + 4}`;
  const lower = `M${headBottom[0]} ${headBottom[1]}Q${headBottom[0] - 20} ${footY - 8} ${footX} ${footY}`;
  const upper = `M${headX} ${headY + 4}Q${headX - 22} ${footY - 34} ${join}`;
  return lower + upper;
};

/** The frame of every type except cargo bikes. */
export function Tubes({ bike, paint }: { bike: BikeGeometry; paint: string }): ReactNode {
  const { rearHub, bottomBracket, seatCluster, headTop, headBottom, tube } = bike;
  const stays = line(rearHub, bottomBracket) + line(rearHub, move(seatCluster, 3, 10));
  return (
    <g stroke={paint}>
      <path d={stays} strokeWidth={tube - 2} />
      <path d={mainTubes(bike) + line(seatCluster, bottomBracket)} strokeWidth={tube} />
      <Fork bike={bike} paint={paint} />
      <path d={line(headTop, headBottom)} strokeWidth={tube + 2} />
    </g>
  );
}
