import { toGray, toSharp, type Gray } from "#local/vision/image/gray.ts";

import { searchSize } from "./search-size.ts";
import { findWheels, type WheelPair } from "./wheels.ts";

/** A bicycle seen from the side, in pixels of the picture in its search size; undefined where no pair of wheels is found. */
export const detectBicycle = async (page: Gray): Promise<WheelPair | undefined> =>
  findWheels(await toGray(toSharp(page).resize(searchSize(page)).blur(1)));
