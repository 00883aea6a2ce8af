import * as z from "zod";
import { SoughtFrameNumber } from "#contract/bikes/frame-number.ts";
import { PublicText } from "#contract/bikes/public-bike.ts";
import { defineRoutes } from "#contract/platform/route.ts";

export const OtherRegister = z.enum(["bike-index"]);
export type OtherRegister = z.infer<typeof OtherRegister>;

/** A bike in another register with this number or a similar one. */
const BikeElsewhere = z.object({
  frameNumber: z.string(),
  stolen: z.boolean(),
  title: z.string(),
  /** When and where it was reported stolen. */
  stolenAt: z.iso.datetime().optional(),
  stolenPlace: PublicText,
  /** Its page in that register. */
  page: z.url(),
});
export type BikeElsewhere = z.infer<typeof BikeElsewhere>;

/** `bikes` is missing if the register did not answer in time or gave an invalid answer. */
const ElsewhereAnswer = z.object({
  source: OtherRegister,
  bikes: z.array(BikeElsewhere).optional(),
});
export type ElsewhereAnswer = z.infer<typeof ElsewhereAnswer>;

export const elsewhereRoutes = defineRoutes({
  checkElsewhere: {
    method: "GET",
    path: "/checks/numbers/{frameNumber}/elsewhere",
    access: "public",
    summary:
      "Ask other registers about a number that this one does not know; empty for a number that it knows",
    params: z.object({ frameNumber: SoughtFrameNumber }),
    reads: "register",
    response: z.object({ registers: z.array(ElsewhereAnswer) }),
    problems: [],
  },
});
