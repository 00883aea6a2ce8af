import { toGray, toSharp, type Gray } from "#local/vision/image/gray.ts";
import { findWheels, type WheelPair } from "./wheels.ts";

/** Wheels are sought in a picture of this width. */
export const SEARCH_WIDTH = 320;

/** A bicycle seen from the side, in pixels of a picture SEARCH_WIDTH wide; undefined where no pair of wheels is found. */
export const detectBicycle = async (page: Gray): Promise<WheelPair | undefined> =>
  findWheels(await toGray(toSharp(page).resize({ width: SEARCH_WIDTH }).blur(1)));
