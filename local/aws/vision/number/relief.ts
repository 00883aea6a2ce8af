import { toGray, toSharp, type Gray } from "#local/aws/vision/image/gray.ts";

/** In pixels: smooths grain, spans a stroke, joins the two edges of a groove, and spans a number. */
const [GRAIN, STROKE, GROOVE, SURROUNDINGS] = [1.5, 12, 2, 40];
const GAIN = 3;
const INK = 60;
/** Keeps even surfaces from becoming noise. */
const LEAST = 3;

/**
 * Draws whatever differs from its surroundings dark on white: grooves with a bright and a dark edge, dots,
 * engravings and print, on any paint and in any light.
 */
export const drawRelief = async (page: Gray, width: number): Promise<Gray> => {
  const height = Math.max(1, Math.round((page.height * width) / page.width));
  const small = await toGray(toSharp(page).resize(width, height, { fit: "fill" }).blur(GRAIN));
  const around = await toGray(toSharp(small).blur(STROKE));
  const differing = small.data.map((value, at) =>
    Math.min(255, GAIN * Math.abs(value - (around.data[at] ?? 0))),
  );
  const strokes = await toGray(toSharp({ ...small, data: differing }).blur(GROOVE));
  const usual = await toGray(toSharp(strokes).blur(SURROUNDINGS));
  const mean = strokes.data.reduce((sum, value) => sum + value, 0) / strokes.data.length;
  const data = strokes.data.map((value, at) =>
    Math.max(0, 255 - (INK * value) / Math.max(usual.data[at] ?? 0, 0.5 * mean, LEAST)),
  );
  return { ...small, data };
};
