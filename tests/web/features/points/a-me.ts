import { anna } from "#tests/web/app/anna.ts";

/** The account of who buys. */
export const aMe = { ...anna, points: 60 };
