import * as z from "zod";
import { defineRoutes } from "#contract/platform/route.ts";

/** Of one picture. A request of two stays far below the function's limit of 6 MB. */
export const maxPhotoBytes = 1_000_000;

const Picture = z.base64().max(Math.ceil(maxPhotoBytes / 3) * 4);

/** One photo in two sizes. A number is certain only if both give the same reading. */
const Photo = z.object({ larger: Picture, smaller: Picture });
export type Photo = z.infer<typeof Photo>;

/** One character of a number as it was read. `others` look alike; a person compares the character unless it is `sure`. */
const ReadSign = z.object({ sign: z.string(), others: z.array(z.string()), sure: z.boolean() });

/** `certain`: every character is sure, and both sizes agree. */
export const NumberInPhoto = z.object({ signs: z.array(ReadSign), certain: z.boolean() });
export type NumberInPhoto = z.infer<typeof NumberInPhoto>;

/** Choosing among more takes longer than typing. */
export const maxNumbersInPhoto = 3;

export const photoRoutes = defineRoutes({
  readPhoto: {
    method: "POST",
    path: "/checks/photos",
    access: "public",
    summary: "Read a frame number from two drawings of one photo, of which nothing is kept",
    body: Photo,
    response: z.object({ numbers: z.array(NumberInPhoto).max(maxNumbersInPhoto) }),
    reads: "photos",
    needsPass: true,
    problems: ["analysis-failed", "upload-unreadable"],
  },
});
