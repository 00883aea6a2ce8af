import type { qrScans as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const qrScans: Texts<typeof sv> = {
  share: "Share where I am",
  hint: "The owner will see roughly where, to within a kilometre. We keep nothing about who you are.",
  shared: "Thank you! The owner will see roughly where you are.",
  sharedNear: "Thank you! The owner will see that the bike is near {{town}}.",
  refused:
    "Your browser isn’t allowed to see where you are. Allow location for this site in your settings and try again.",
  unavailable: "We couldn’t find out where you are. Try again, outdoors if you can.",
};
