import type { Visibility } from "#contract/bikes/bike.ts";

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
