import sharp from "sharp";
import { oklab, type Oklab } from "#lambdas/bikes/analysis/colour-distance.ts";
import { squaredDistance } from "#local/aws/vision/colour/oklab.ts";
import type { Size } from "#local/aws/vision/geometry.ts";
import type { Box } from "#local/aws/vision/ocr/words.ts";
import { SEARCH_WIDTH, searchSize } from "./search-size.ts";
import type { Wheel, WheelPair } from "./wheels.ts";

// Saddle and handlebar reach about this many wheel radii above the hubs.
const HEIGHT_OVER_HUBS = 2.2;
// A tube is narrower than half this window, so the window's median is the background.
const SURROUNDINGS = 31;
const STANDS_OUT = 0.0075;
// In squared radii: whole frames measure more than 1; far less is noise on a frame of the background's
// colour.
const LEAST_FRAME = 0.4;

export const bicycleBox = ({ left, right }: WheelPair): Box => ({
  left: left.x - left.radius,
  right: right.x + right.radius,
  top: Math.min(left.y, right.y) - HEIGHT_OVER_HUBS * Math.max(left.radius, right.radius),
  bottom: Math.max(left.y + left.radius, right.y + right.radius),
});

/** The area of the frame's tubes: between the hubs, from slightly below them up to the saddle. */
const frameBox = ({ left, right }: WheelPair): Box => {
  const radius = (left.radius + right.radius) / 2;
  const hubs = (left.y + right.y) / 2;
  return {
    left: left.x - 0.1 * radius,
    right: right.x + 0.1 * radius,
    top: hubs - 1.9 * radius,
    bottom: hubs + 0.3 * radius,
  };
};

const onTyre = (x: number, y: number, wheel: Wheel): boolean => {
  const share = Math.hypot(x - wheel.x, y - wheel.y) / wheel.radius;
  return share > 0.8 && share < 1.25;
};

/** The picture's colours in the search size, each the median of its neighbourhood. */
export const coloursOf = async (bytes: Buffer, page: Size, neighbourhood = 3): Promise<Oklab[]> => {
  const { data } = await sharp(bytes)
    .autoOrient()
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .resize(searchSize(page))
    .median(neighbourhood)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: data.length / 3 }, (_, index) =>
    oklab(data[index * 3] ?? 0, data[index * 3 + 1] ?? 0, data[index * 3 + 2] ?? 0),
  );
};

/** The pixels of the frame that differ from their background; [] if too few do. */
export const frameColours = async (bytes: Buffer, page: Size, pair: WheelPair): Promise<Oklab[]> => {
  const [colours, behind] = [await coloursOf(bytes, page), await coloursOf(bytes, page, SURROUNDINGS)];
  const { left, right, top, bottom } = frameBox(pair);
  const frame = colours.filter((colour, index) => {
    const [x, y] = [index % SEARCH_WIDTH, Math.floor(index / SEARCH_WIDTH)];
    if (x < left || x > right || y < top || y > bottom) return false;
    if (onTyre(x, y, pair.left) || onTyre(x, y, pair.right)) return false;
    const background = behind[index];
    return background !== undefined && squaredDistance(colour, background) > STANDS_OUT;
  });
  return frame.length < LEAST_FRAME * pair.left.radius * pair.right.radius ? [] : frame;
};
