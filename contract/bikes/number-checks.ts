import * as z from "zod";
import { defineRoutes } from "#contract/platform/route.ts";
import { CheckedNumber, NumbersToCheck } from "./search.ts";

/** Separate from the report routes, so that the page that checks numbers does not load the report schemas. */
export const numberCheckRoutes = defineRoutes({
  checkFrameNumbers: {
    method: "POST",
    path: "/store/frame-number-checks",
    access: "store",
    summary: "Look up as many as 50 frame numbers at once",
    body: NumbersToCheck,
    response: z.object({ items: z.array(CheckedNumber) }),
    problems: ["forbidden"],
  },
});
