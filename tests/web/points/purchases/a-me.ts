import { anna } from "#tests/web/app/anna.ts";

export const aMe = { ...anna, points: 60 };
