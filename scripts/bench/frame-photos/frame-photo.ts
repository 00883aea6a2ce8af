import sharp from "sharp";
import { aNumber } from "./a-number.ts";
import { type Dice, diceOf } from "#local/seed/sweden/random.ts";
import { drawStrokes } from "./strokes.ts";

/** A made-up photo of a frame number, as a phone takes it. */
export type FramePhoto = {
  readonly number: string;
  readonly kind: Kind;
  readonly jpeg: Buffer;
};

const kinds = ["stamped", "dotted", "engraved", "sticker", "dirty", "glare"] as const;
type Kind = (typeof kinds)[number];

const [width, height] = [1600, 1200] as const;
type Plane = Float32Array;

const between = (dice: Dice, from: number, to: number): number => from + (to - from) * dice.roll();

const rasterise = async (svg: string, blur: number): Promise<Plane> => {
  const drawn = sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/>${svg}</svg>`,
    ),
  ).greyscale();
  const data = await (blur > 0.3 ? drawn.blur(blur) : drawn).raw().toBuffer();
  const step = data.length / (width * height);
  return Float32Array.from({ length: width * height }, (_, at) => (data[at * step] ?? 0) / 255);
};

/** Noise of this grain in pixels, from -1 to 1. */
const noise = async (dice: Dice, grain: number): Promise<Plane> => {
  const [wide, high] = [Math.ceil(width / grain), Math.ceil(height / grain)];
  const cells = Uint8Array.from({ length: wide * high }, () => 256 * dice.roll());
  const data = await sharp(cells, { raw: { width: wide, height: high, channels: 1 } })
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return Float32Array.from(data, (value) => value / 127.5 - 1);
};

type Placed = { readonly transform: string; readonly x: number; readonly y: number; readonly scale: number };

/** The place of the number: within the viewfinder, a little askew. */
const place = (dice: Dice, length: number): Placed => {
  const share = between(dice, 0.5, 0.82);
  const scale = (share * width) / length;
  const squeeze = between(dice, 1, 1.35);
  const [x, y] = [width / 2 + between(dice, -60, 60), height / 2 + between(dice, -50, 50)];
  const transform = `translate(${x} ${y}) rotate(${between(dice, -7, 7)}) skewX(${between(dice, -8, 8)}) scale(${scale} ${scale * squeeze}) translate(${-length / 2} -50)`;
  return { transform, x, y, scale };
};

const lines = (marks: string, { transform }: Placed, thickness: number, more = ""): string =>
  `<g transform="${transform}" fill="none" stroke="#fff" stroke-width="${thickness}" stroke-linecap="round" stroke-linejoin="round" ${more}>${marks}</g>`;

/** A round tube lit from above, with orange peel or brushed metal. */
const paintedTube = async (dice: Dice): Promise<Plane> => {
  const [tone, shine, middle] = [
    between(dice, 0.16, 0.72),
    between(dice, 0.1, 0.35),
    between(dice, 0.35, 0.65),
  ];
  const [peel, cloud] = [await noise(dice, between(dice, 2, 4)), await noise(dice, 220)];
  const rough = between(dice, 0.01, 0.035);
  return Float32Array.from({ length: width * height }, (_, at) => {
    const across = Math.floor(at / width) / height - middle;
    const round = Math.sqrt(Math.max(0, 1 - (across * 1.5) ** 2));
    return (
      tone * (0.5 + 0.5 * round) + shine * round ** 8 + rough * (peel[at] ?? 0) + 0.04 * (cloud[at] ?? 0)
    );
  });
};

/** Light from the side makes one edge of each groove bright and the other dark. */
const emboss = (tube: Plane, grooves: Plane, dice: Dice): Plane => {
  const angle = between(dice, 0.5, 2.6);
  const [lightX, lightY] = [Math.cos(angle), Math.sin(angle)];
  const [relief, soot] = [between(dice, 1.6, 3.4), between(dice, 0.06, 0.3)];
  return tube.map((value, at) => {
    const slopeX = (grooves[at + 1] ?? 0) - (grooves[at - 1] ?? 0);
    const slopeY = (grooves[at + width] ?? 0) - (grooves[at - width] ?? 0);
    return value + relief * (slopeX * lightX + slopeY * lightY) * 0.5 - soot * (grooves[at] ?? 0);
  });
};

const stickerOn = async (dice: Dice, tube: Plane, number: string): Promise<Plane> => {
  const { marks, width: length } = drawStrokes(number);
  const placed = place(dice, length);
  const label = `<g transform="${placed.transform}"><rect x="-60" y="-190" width="${length + 120}" height="400" rx="24" fill="#fff"/></g>`;
  const bars = Array.from(
    { length: 46 },
    (_, bar) =>
      `<rect x="${(bar * length) / 46}" y="-150" width="${(length / 46) * between(dice, 0.2, 0.8)}" height="90"/>`,
  ).join("");
  const [paper, ink] = await Promise.all([
    rasterise(label, 1),
    rasterise(
      lines(marks, placed, between(dice, 8, 15)) +
        `<g transform="${placed.transform}" fill="#fff">${bars}</g>`,
      0.6,
    ),
  ]);
  const [light, dark] = [between(dice, 0.75, 0.95), between(dice, 0.05, 0.2)];
  return tube.map((value, at) => {
    const on = paper[at] ?? 0;
    const label = light + (dark - light) * (ink[at] ?? 0);
    return value * (1 - on) + (label + 0.15 * (value - 0.5)) * on;
  });
};

const numberOn = async (dice: Dice, tube: Plane, kind: Kind, number: string): Promise<Plane> => {
  if (kind === "sticker") return stickerOn(dice, tube, number);
  const { marks, width: length } = drawStrokes(number);
  const placed = place(dice, length);
  if (kind === "engraved") {
    const mask = await rasterise(lines(marks, placed, between(dice, 5, 9)), 0.8);
    const contrast = between(dice, 0.22, 0.45);
    return tube.map((value, at) => value + contrast * (value > 0.5 ? -1 : 1) * (mask[at] ?? 0));
  }
  const dots = kind === "dotted" ? `stroke-dasharray="0.1 ${between(dice, 8, 11)}"` : "";
  const thickness = kind === "dotted" ? between(dice, 8, 10) : between(dice, 9, 15);
  const grooves = await rasterise(lines(marks, placed, thickness, dots), between(dice, 1.5, 3));
  return emboss(tube, grooves, dice);
};

/** Mud and rust in spots, or a lamp that shines back. */
const spoil = async (dice: Dice, picture: Plane, kind: Kind): Promise<Plane> => {
  if (kind === "glare") {
    const [x, y] = [width * between(dice, 0.2, 0.8), height * between(dice, 0.42, 0.58)];
    const [wide, high] = [between(dice, 60, 220), between(dice, 40, 110)];
    const bright = between(dice, 0.4, 0.9);
    return picture.map((value, at) => {
      const away = (((at % width) - x) / wide) ** 2 + ((Math.floor(at / width) - y) / high) ** 2;
      return value + bright * Math.exp(-away);
    });
  }
  if (kind !== "dirty") return picture;
  const [mud, grit] = [await noise(dice, between(dice, 35, 80)), await noise(dice, 5)];
  const [from, dark] = [between(dice, 0.4, 0.7), between(dice, 0.08, 0.3)];
  return picture.map((value, at) => {
    const covered = Math.min(1, Math.max(0, ((mud[at] ?? 0) + 0.2 * (grit[at] ?? 0) - from) * 3));
    return value * (1 - 0.75 * covered) + (dark + 0.05 * (grit[at] ?? 0)) * 0.75 * covered;
  });
};

/** Red, green and blue, from 0 to 1. */
type Paint = readonly [number, number, number];
const paints: readonly [Paint, ...Paint[]] = [
  [1, 1, 1],
  [1, 0.35, 0.3],
  [0.4, 0.55, 1],
  [0.45, 0.8, 0.5],
  [1, 0.85, 0.4],
  [0.8, 0.8, 0.86],
];

const develop = async (dice: Dice, picture: Plane): Promise<Buffer> => {
  const grain = await noise(dice, 1.5);
  const [red, green, blue] = dice.pick(paints);
  const pixels = new Uint8Array(3 * width * height);
  const level = (value: number): number => Math.max(0, Math.min(255, 255 * value));
  picture.forEach((value, at) => {
    const seen = value + 0.02 * (grain[at] ?? 0);
    // Bright spots lose their colour, as in a camera.
    const white = Math.max(0, Math.min(1, (seen - 0.6) / 0.4));
    pixels[3 * at] = level(seen * (red + (1 - red) * white));
    pixels[3 * at + 1] = level(seen * (green + (1 - green) * white));
    pixels[3 * at + 2] = level(seen * (blue + (1 - blue) * white));
  });
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(between(dice, 0.5, 1.9))
    .jpeg({ quality: Math.round(between(dice, 76, 92)) })
    .toBuffer();
};

/** The same seed and place always give the same photo, of a made-up number unless one is given. */
export const framePhoto = async (seed: number, place: number, given?: string): Promise<FramePhoto> => {
  const dice = diceOf(seed, place);
  const kind = kinds[place % kinds.length] ?? "stamped";
  const drawn = aNumber(dice);
  const number = given ?? drawn;
  const tube = await paintedTube(dice);
  const marked = await numberOn(dice, tube, kind, number);
  const jpeg = await develop(dice, await spoil(dice, marked, kind));
  return { number, kind, jpeg };
};
