import * as z from "zod";
import { FrameNumber } from "#contract/frame-number.ts";
import { PublicBike } from "#contract/public-bike.ts";
import { defineRoutes } from "#contract/route.ts";

export type { PublicBike };

export const LookupResult = z.object({ frameNumber: z.string(), bike: PublicBike.optional() });
export type LookupResult = z.infer<typeof LookupResult>;

export const lookupRoutes = defineRoutes({
  lookUpFrameNumber: {
    method: "GET",
    path: "/lookups/{frameNumber}",
    access: "public",
    summary: "What the register says about exactly this frame number",
    params: z.object({ frameNumber: FrameNumber }),
    response: LookupResult,
    problems: [],
  },
});
