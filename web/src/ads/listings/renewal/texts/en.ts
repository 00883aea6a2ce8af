import type { Texts } from "#web/platform/i18n/texts.ts";
import type { renewal as sv } from "./sv.ts";

export const renewal = {
  title: "Renew the ad",
  loading: "Loading the ad …",
  lead: "Is {{bike}} still for sale? Then its ad is shown for another 90 days.",
  action: "Yes, renew the ad",
  done: "The ad is renewed",
  until: "It’s shown until {{day}}.",
  invalidText: "It may have been cut off in the email. Open the bike under My bikes and renew its ad there.",
  bikes: "Go to My bikes",
} satisfies Texts<typeof sv>;
