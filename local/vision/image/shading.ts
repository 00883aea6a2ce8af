import { toGray, toSharp, type Gray } from "./gray.ts";

const CELL = 8;
const REACH = 4;

/** The lightest cell within reach, along rows and then columns: letters vanish, shadows stay. */
const spreadLight = (cells: Gray): Gray => {
  const along = (source: Uint8Array, step: number, length: number, position: (index: number) => number) =>
    source.map((_, index) => {
      const at = position(index);
      let lightest = 0;
      for (let offset = -Math.min(REACH, at); offset <= Math.min(REACH, length - 1 - at); offset += 1) {
        lightest = Math.max(lightest, source[index + offset * step] ?? 0);
      }
      return lightest;
    });
  const { width, height } = cells;
  const rows = along(cells.data, 1, width, (index) => index % width);
  return { ...cells, data: along(rows, width, height, (index) => Math.floor(index / width)) };
};

/** Evens out shadow and paper tone: what is paper becomes nearly white everywhere. */
export const removeShading = async (gray: Gray): Promise<Gray> => {
  const { data, width, height } = gray;
  const size = {
    width: Math.max(1, Math.ceil(width / CELL)),
    height: Math.max(1, Math.ceil(height / CELL)),
    fit: "fill" as const,
  };
  const light = await toGray(toSharp(spreadLight(await toGray(toSharp(gray).resize(size)))).blur(4));
  const paper = await toGray(toSharp(light).resize({ width, height, fit: "fill", kernel: "cubic" }));
  const even = data.map((value, index) =>
    Math.min(255, (value * 245) / Math.max(30, paper.data[index] ?? 255)),
  );
  return { data: even, width, height };
};
