import type { Texts } from "#web/platform/i18n/texts.ts";
import type { elsewhere as swedish } from "./elsewhere-sv.ts";

export const elsewhere = {
  title: "In other registers",
  asking: "Asking Bike Index too …",
  sources: { "bike-index": "Bike Index" },
  silent: "{source} didn’t answer. Our answer still stands.",
  nothing: "{source}, a US register, doesn’t know the number either.",
  stolen: "Reported stolen in {source}",
  stolenAt: "Reported stolen in {source} on {day}",
  registered: "Registered in {source}, not reported stolen",
  alike: "The number looks like the one you entered: {number}",
  open: "See the bike at {source}",
  warning:
    "Don’t buy the bike until you’ve compared it with the report. If it’s the same bike, call the police on 114 14.",
  note: "Only the number is sent to Bike Index in the US, nothing about you. The answer isn’t kept.",
} as const satisfies Texts<typeof swedish>;
