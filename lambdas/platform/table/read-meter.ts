export type ReadMeter = {
  readonly total: () => number;
  readonly add: (units: number) => void;
};

export const startMeter = (): ReadMeter => {
  let units = 0;
  return {
    total: () => units,
    add: (more) => {
      units += more;
    },
  };
};
