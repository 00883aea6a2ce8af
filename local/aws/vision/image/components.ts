/** A set of touching pixels, as indexes into the mask. */
export type Component = {
  readonly pixels: Int32Array;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Visits each group of touching non-zero pixels (eight neighbours) and clears `mask`. */
export const forEachComponent = (
  mask: Uint8Array,
  width: number,
  visit: (component: Component) => void,
): void => {
  const queue = new Int32Array(mask.length);
  for (let seed = 0; seed < mask.length; seed += 1) {
    if (mask[seed] !== 0) visit(takeComponent(mask, width, seed, queue));
  }
};

const takeComponent = (mask: Uint8Array, width: number, seed: number, queue: Int32Array): Component => {
  let [left, right, top, bottom] = [width, 0, mask.length, 0];
  let [taken, found] = [0, 1];
  queue[0] = seed;
  mask[seed] = 0;
  while (taken < found) {
    const pixel = queue[taken] ?? 0;
    taken += 1;
    const x = pixel % width;
    const y = (pixel - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const neighbour = pixel + dy * width + dx;
        if (x + dx < 0 || x + dx >= width || mask[neighbour] === undefined || mask[neighbour] === 0) continue;
        mask[neighbour] = 0;
        queue[found] = neighbour;
        found += 1;
      }
    }
  }
  return { pixels: queue.slice(0, found), left, top, right, bottom };
};
