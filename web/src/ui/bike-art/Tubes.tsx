import type { ReactNode } from "react";
import type { BikeGeometry } from "./bike-geometry.ts";
import { Fork } from "./Fork.tsx";
import { line, move } from "./strokes.ts";

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

/** The frame of every bicycle but the cargo bike. */
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
