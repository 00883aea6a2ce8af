import type { BikeStatus } from "#contract/bike-types.ts";
import type { BadgeTone } from "#web/ui/Badge.tsx";

export const statusTone: Readonly<Record<BikeStatus, BadgeTone>> = {
  registered: "registered",
  stolen: "stolen",
  pending_review: "review",
};
