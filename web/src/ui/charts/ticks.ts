const steps = [1, 2, 2.5, 5, 10] as const;

/** Round numbers from nothing to above the greatest, about four of them. */
export const ticksTo = (greatest: number): number[] => {
  if (greatest <= 0) return [0, 1];
  const rough = greatest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (steps.find((each) => each * power >= rough) ?? 10) * power);
  const count = Math.ceil(greatest / step);
  return Array.from({ length: count + 1 }, (_, place) => Math.round(place * step));
};

/** Which of so many labels have room. */
export const everyOf = (count: number, room: number, each: number): number =>
  Math.max(1, Math.ceil((count * each) / Math.max(1, room)));
