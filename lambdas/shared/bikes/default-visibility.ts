import type { Visibility } from "#contract/bike.ts";

/** What the public sees of a bike until its owner says otherwise. */
export const defaultVisibility: Visibility = {
  name: false,
  brand: true,
  model: true,
  color: true,
  type: true,
  description: false,
  photo: true,
  whenStolen: true,
};
