const steps = [1, 2, 2.5, 5, 10] as const;

/** About four round numbers, from zero to at least the maximum. */
export const ticksTo = (max: number): number[] => {
  if (max <= 0) return [0, 1];
  const rough = max / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (steps.find((each) => each * power >= rough) ?? 10) * power);
  const count = Math.ceil(max / step);
  return Array.from({ length: count + 1 }, (_, place) => Math.round(place * step));
};

/** Returns n so that every nth label fits; `each` is the width of one. */
export const everyOf = (count: number, room: number, each: number): number =>
  Math.max(1, Math.ceil((count * each) / Math.max(1, room)));
