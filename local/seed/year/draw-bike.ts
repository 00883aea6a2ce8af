import type { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";

const paints: Readonly<Record<BikeColour, string>> = {
  svart: "#23252a",
  vit: "#f1efe8",
  grå: "#868b90",
  silver: "#b9bfc4",
  röd: "#b3302c",
  blå: "#24549c",
  ljusblå: "#7fb2d6",
  grön: "#2f6b46",
  gul: "#e0b526",
  orange: "#d8722a",
  rosa: "#d98aa4",
  lila: "#6d4a93",
  brun: "#6b4a33",
  turkos: "#2f9c98",
  beige: "#cdbd9a",
};

/** Lengths are percent of the picture's width. */
type Shape = {
  readonly wheel: number;
  readonly tyre: number;
  /** A low top tube, to step through. */
  readonly low?: true;
  readonly bar: "upright" | "flat" | "drop";
  readonly battery?: true;
  readonly box?: true;
  readonly guards?: true;
};

const shapes: Readonly<Record<BikeType, Shape>> = {
  dam: { wheel: 15, tyre: 1.3, low: true, bar: "upright", guards: true },
  herr: { wheel: 15, tyre: 1.3, bar: "upright", guards: true },
  hybrid: { wheel: 15, tyre: 1.2, bar: "flat", guards: true },
  elcykel: { wheel: 15, tyre: 1.6, low: true, bar: "upright", battery: true, guards: true },
  lådcykel: { wheel: 12, tyre: 1.8, low: true, bar: "upright", box: true, guards: true },
  mtb: { wheel: 15.5, tyre: 2.4, bar: "flat" },
  gravel: { wheel: 15, tyre: 1.7, bar: "drop" },
  landsväg: { wheel: 15, tyre: 0.9, bar: "drop" },
  bmx: { wheel: 10.5, tyre: 2, bar: "upright" },
  barn: { wheel: 9.5, tyre: 1.5, low: true, bar: "upright" },
};

const bars = {
  upright: "M0 0 L-1.5 -3 Q-3.5 -5 -6.5 -3.6",
  flat: "M0 0 L0.6 -1.6 L-3.4 -1.8",
  drop: "M0 0 L0.4 -1 L3.4 -1 Q5.6 0.6 4 2.6 L1.6 2.8",
} as const;

const wheel = (x: number, y: number, { wheel: radius, tyre }: Shape): string => {
  const spokes = Array.from({ length: 14 }, (_, place) => {
    const angle = (place / 14) * 2 * Math.PI;
    return `M${x} ${y} l${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
  }).join(" ");
  return `<path d="${spokes}" stroke="#9aa0a4" stroke-width=".18"/>
    <circle cx="${x}" cy="${y}" r="${radius}" stroke="#1c1d20" stroke-width="${tyre}"/>
    <circle cx="${x}" cy="${y}" r=".9" fill="#77797d"/>`;
};

const backgrounds = [
  ["#cfd8d3", "#a9a597"],
  ["#e3d3bd", "#98948c"],
  ["#c3ccd6", "#8d9192"],
  ["#d7c3b4", "#a39d92"],
] as const;

/** The view box of a photo: the whole bike or a detail. */
const views = {
  whole: "0 0 100 75",
  drive: "20 37 42 31.5",
  front: "52 33 46 34.5",
  saddle: "22 10 54 40.5",
} as const;

export type View = keyof typeof views;
export const viewNames: readonly View[] = ["whole", "drive", "front", "saddle"];

/** Draws an SVG with the right side of a bike before a wall, 4:3. */
export const drawBike = (type: BikeType, colour: BikeColour, place: number, view: View = "whole"): string => {
  const shape = shapes[type];
  const paint = paints[colour];
  const [wall, street] = backgrounds[place % backgrounds.length] ?? backgrounds[0];
  const ground = 66;
  const y = ground - shape.wheel - shape.tyre / 2;
  const [rear, front] = shape.box ? [26, 82] : [50 - shape.wheel * 1.42, 50 + shape.wheel * 1.42];
  const crank = { x: rear + (shape.box ? 17 : shape.wheel * 1.15), y: y + 1.2 };
  const seat = { x: crank.x - shape.wheel * 0.38, y: y - shape.wheel * (shape.low ? 1.05 : 1.2) };
  const head = { x: shape.box ? 52 : front - shape.wheel * 0.62, y: y - shape.wheel * 1.28 };
  const top = shape.low ? { x: crank.x + 1.5, y: crank.y - shape.wheel * 0.42 } : seat;
  const fork = shape.box
    ? `M${head.x} ${head.y} L${head.x + 3} ${y - 2} L${front} ${y}`
    : `M${head.x} ${head.y} Q${head.x + 2} ${y - 4} ${front} ${y}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${views[view]}" width="800" height="600" fill="none">
    <rect width="100" height="75" fill="${wall}"/>
    <rect y="${ground - 6}" width="100" height="${75 - ground + 6}" fill="${street}"/>
    <ellipse cx="50" cy="${ground + 0.4}" rx="38" ry="1.6" fill="#000" opacity=".18"/>
    ${wheel(rear, y, shape)}${wheel(front, y, shape)}
    ${shape.guards ? `<path d="M${rear - shape.wheel - 1.6} ${y} A${shape.wheel + 1.6} ${shape.wheel + 1.6} 0 0 1 ${rear + shape.wheel * 0.8} ${y - shape.wheel * 0.8}" stroke="${paint}" stroke-width="1"/>` : ""}
    <g stroke="${paint}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">
      <path d="M${rear} ${y} L${crank.x} ${crank.y} L${seat.x} ${seat.y} Z"/>
      <path d="M${crank.x} ${crank.y} L${head.x} ${head.y + 2} L${top.x} ${top.y}"/>
      <path d="${fork}"/>
    </g>
    ${shape.box ? `<path d="M${head.x + 4} ${y - 14} h23 l-3 14 h-17 Z" fill="${paint}" stroke="#3b2f25" stroke-width=".6"/>` : ""}
    ${shape.battery ? `<path d="M${crank.x + 2} ${crank.y - 2.5} L${head.x - 4} ${head.y + 8}" stroke="#1d1f23" stroke-width="3.4" stroke-linecap="round"/>` : ""}
    <g stroke="#1d1e22" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round">
      <path d="M${seat.x} ${seat.y} l-.9 -2.8"/>
      <path d="M${seat.x - 4.2} ${seat.y - 3} h6.4" stroke-width="1.9"/>
      <path d="M${head.x} ${head.y} l-.5 -1.5"/>
      <path d="${bars[shape.bar]}" transform="translate(${head.x - 0.5} ${head.y - 1.5})"/>
      <circle cx="${crank.x}" cy="${crank.y}" r="2.2"/>
      <path d="M${crank.x} ${crank.y} l2.6 2.6 h2"/>
    </g>
  </svg>`;
};
