const side = 8;

/** No placeholder contains all of these colours. */
const colours = ["#d02040", "#20c060", "#3050e0", "#f0e010"] as const;

/** On a scale to 255. Smaller differences are noise, because some browsers alter the last bits. */
const minDifference = 24;

const isNear = (given: Uint8ClampedArray, colour: string): boolean =>
  [1, 3, 5].every(
    (place, index) =>
      Math.abs(Number.parseInt(colour.slice(place, place + 2), 16) - (given[index] ?? 0)) < minDifference,
  );

/** True if the browser falsifies canvas data to prevent fingerprinting: a photo would arrive as a brown rectangle. */
export const isFalsified = (): boolean => {
  const canvas = document.createElement("canvas");
  canvas.width = side * colours.length;
  canvas.height = side;
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (context === null) return false;
  for (const [place, colour] of colours.entries()) {
    context.fillStyle = colour;
    context.fillRect(place * side, 0, side, side);
  }
  return !colours.every((colour, place) =>
    isNear(context.getImageData(place * side + side / 2, side / 2, 1, 1).data, colour),
  );
};
