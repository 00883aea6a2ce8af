import { toGray, toSharp, type Gray } from "#local/aws/vision/image/gray.ts";
import { searchSize } from "./search-size.ts";
import { findWheels, type WheelPair } from "./wheels.ts";

/** Finds a bicycle seen from the side, in pixels of the search size; undefined without a pair of wheels. */
export const detectBicycle = async (page: Gray): Promise<WheelPair | undefined> =>
  findWheels(await toGray(toSharp(page).resize(searchSize(page)).blur(1)));
