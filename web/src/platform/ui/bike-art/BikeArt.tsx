import { type ReactNode, useId } from "react";
import { type Point, bikeGeometry, type BikeGeometry } from "./bike-geometry.ts";
import { ink, metal } from "./paint.ts";
import type { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { bikeColours } from "./bike-colours.ts";
import { Handlebar } from "./Handlebar.tsx";
import { Tubes } from "./Tubes.tsx";
import { arc, line, move } from "./strokes.ts";

const spokes = 18;

/** Width of a spoke, as a share of the distance between two. */
const share = 0.08;

type WheelProps = { hub: Point; radius: number; tyre: number; turned: number; motor?: boolean };

/** Draws the spokes as dashes of one broad circle: single lines would double the size of prerendered pages. */
function Wheel({ hub, radius, tyre, turned, motor = false }: WheelProps): ReactNode {
  const [cx, cy] = hub;
  const reach = radius - tyre / 2 - 2;
  return (
    <g>
      <circle cx={cx} cy={cy} r={radius} stroke={ink} strokeWidth={tyre} />
      <circle cx={cx} cy={cy} r={reach + 0.5} stroke={metal} strokeWidth="1.6" />
      <circle
        cx={cx}
        cy={cy}
        r={reach / 2}
        stroke={metal}
        strokeWidth={reach}
        strokeLinecap="butt"
        strokeDasharray={`${share} ${1 - share}`}
        strokeDashoffset={turned}
        pathLength={spokes}
        opacity=".65"
      />
      <circle cx={cx} cy={cy} r={motor ? 9 : 4.5} fill={motor ? ink : metal} />
    </g>
  );
}

const box = "M166 84H276L264 152Q262 157 256 157H188Q181 157 180 151Z";

function CargoFrame({ bike, paint }: { bike: BikeGeometry; paint: string }): ReactNode {
  const sheen = useId();
  const { rearHub, bottomBracket, seatCluster, tube } = bike;
  const tubes = [
    line(bottomBracket, [184, 150]),
    line(seatCluster, [164, 106]),
    line(seatCluster, bottomBracket),
    line(rearHub, bottomBracket),
    line(rearHub, [109, 104]),
  ].join("");
  return (
    <g>
      <linearGradient id={sheen} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity=".28" />
        <stop offset=".6" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <path d={box} fill={paint} />
      <path d={box} fill={`url(#${sheen})`} />
      <path d="M160 84H282" stroke={ink} strokeWidth="6" />
      <path d="M174 112H271M177 134H267" stroke={ink} strokeOpacity=".18" strokeWidth="2" />
      <path d={tubes} stroke={paint} strokeWidth={tube} />
      <path d={line([158, 72], [170, 108])} stroke={ink} strokeWidth="5" />
    </g>
  );
}

function Drivetrain({ bike }: { bike: BikeGeometry }): ReactNode {
  const crank = bike.bottomBracket;
  const [x, y] = crank;
  const chain = [
    line(move(crank, 0, -11), move(bike.rearHub, 0, -5)),
    line(move(crank, 0, 11), move(bike.rearHub, 0, 5)),
  ].join("");
  const pedals = `${line(crank, move(crank, 13, 19))}m-7 1h14${line(crank, move(crank, -13, -19))}m-7 -1h14`;
  return (
    <g stroke={ink}>
      <path d={chain} strokeWidth="1.6" />
      <circle cx={x} cy={y} r="11.5" strokeWidth="3.5" />
      <circle cx={x} cy={y} r="4" fill={ink} stroke="none" />
      <path d={pedals} strokeWidth="4" />
    </g>
  );
}

function Battery({ bike }: { bike: BikeGeometry }): ReactNode {
  const [x, y] = bike.bottomBracket;
  const [headX, headY] = bike.headBottom;
  const tilt = ((Math.atan2(headY - y, headX - x) * 180) / Math.PI).toFixed(2);
  return (
    <g transform={`rotate(${tilt} ${x} ${y})`}>
      <rect x={x + 17} y={y - 13} width="54" height="15" rx="5" fill={ink} />
      <rect x={x + 59} y={y - 8} width="6" height="5" rx="2" fill="#6fe0b8" />
    </g>
  );
}

function FrontLoad({ bike }: { bike: BikeGeometry }): ReactNode {
  const [x, y] = bike.headTop;
  return (
    <g>
      {bike.lamp && <circle cx={x + 15} cy={y + 2} r="7" fill={ink} />}
      {bike.lamp && <path d={`M${x + 18} ${y - 5}q9 7 0 14Z`} fill="#ffd562" />}
      {bike.basket && (
        <path d={`M${x + 12} ${y - 14}h40l-6 32h-29Z`} fill="#b98a52" stroke="#8a6337" strokeWidth="2.5" />
      )}
    </g>
  );
}

function Saddle({ bike }: { bike: BikeGeometry }): ReactNode {
  const [x, y] = bike.saddle;
  return (
    <g>
      <path d={line(bike.seatCluster, move(bike.saddle, 2, 4))} stroke={metal} strokeWidth="4.5" />
      <path d={`M${x - 17} ${y + 1}q3 -6 13 -4l22 3q5 1 0 4l-14 2q-6 1 -10 3q-10 3 -11 -8Z`} fill={ink} />
    </g>
  );
}

function Rack({ bike }: { bike: BikeGeometry }): ReactNode {
  const [x, y] = bike.rearHub;
  const top = y - 63;
  return (
    <g>
      <path d={`M${x - 34} ${top}h62`} stroke={ink} strokeWidth="4" />
      <path d={`M${x - 20} ${top}L${x} ${y}L${x + 14} ${top}`} stroke={metal} strokeWidth="2" />
      <rect x={x - 40} y={top + 1} width="7" height="9" rx="2" fill="#c8402f" />
    </g>
  );
}

function GroundShadow({ bike }: { bike: BikeGeometry }): ReactNode {
  const rear = bike.rearHub[0];
  const front = bike.frontHub[0];
  return (
    <ellipse cx={(rear + front) / 2} cy="197" rx={(front - rear) / 2 + 58} ry="5" fill={ink} opacity=".13" />
  );
}

function Fenders({ bike, paint }: { bike: BikeGeometry; paint: string }): ReactNode {
  const gap = bike.tyre / 2 + 4;
  const rear = arc(bike.rearHub, bike.wheelRadius + gap, Math.PI * 1.02, Math.PI * 1.72);
  const front = arc(bike.frontHub, bike.frontWheelRadius + gap, Math.PI * 1.18, Math.PI * 1.8);
  return <path d={rear + front} stroke={paint} strokeWidth="4.5" />;
}

const stroke = { strokeLinecap: "round", strokeLinejoin: "round" } as const;

type Props = {
  type?: BikeType | undefined;
  color?: BikeColour | undefined;
  /** Alternative text; without it the drawing is decorative. */
  title?: string;
  className?: string;
  ground?: boolean;
};

/** A bicycle drawn from its type and colour. `--art-paint`, `--art-ink` and `--art-metal` repaint it. */
export function BikeArt({ type = "herr", color = "grön", ground = true, ...props }: Props): ReactNode {
  const { title, className } = props;
  const bike = bikeGeometry[type];
  const { rearHub, frontHub, wheelRadius, frontWheelRadius, tyre, battery } = bike;
  const paint = `var(--art-paint, ${bikeColours[color]})`;
  const role = title === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": title };
  return (
    <svg viewBox="0 0 320 206" className={className} fill="none" {...stroke} {...role}>
      {ground && <GroundShadow bike={bike} />}
      <Wheel hub={rearHub} radius={wheelRadius} tyre={tyre} turned={0.7} motor={battery} />
      <Wheel hub={frontHub} radius={frontWheelRadius} tyre={tyre} turned={0.2} />
      {bike.fenders && <Fenders bike={bike} paint={paint} />}
      {bike.rack && <Rack bike={bike} />}
      {bike.frame === "cargo" ? (
        <CargoFrame bike={bike} paint={paint} />
      ) : (
        <Tubes bike={bike} paint={paint} />
      )}
      {battery && <Battery bike={bike} />}
      <Saddle bike={bike} />
      <Handlebar bike={bike} />
      <FrontLoad bike={bike} />
      <Drivetrain bike={bike} />
    </svg>
  );
}
