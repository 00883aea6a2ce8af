import * as z from "zod";
import { defineRoutes } from "#contract/route.ts";
import { CheckedNumber, NumbersToCheck } from "#contract/search.ts";

/** By themselves, so that the page that asks need not know what can be printed. */
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
