import type { theftScans as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const theftScans: Texts<typeof sv> = {
  never: "The bike’s QR code hasn’t been scanned since you reported it stolen.",
  last: "Last scanned {{moment}}.",
  place: "A finder shared the place on {{moment}}.",
  placeNear: "A finder shared the place on {{moment}}: near {{town}}.",
  map: "Show on a map",
};
