import type { Texts } from "#web/platform/i18n/texts.ts";
import type { removalNews as sv } from "./removal-news-sv.ts";

export const removalNews = {
  "bike-removed": {
    title: "Your bike has been removed from the register",
    text: "Two of our staff have removed {{bike}}. The email says why.",
  },
  "bike-merged": {
    title: "A duplicate has been removed",
    text: "{{bike}} was in the register twice. One of the registrations is gone.",
  },
  "duplicate-removed": {
    title: "A duplicate of your bike has been removed",
    text: "Someone else had registered {{bike}} too. Your registration stands.",
  },
  "number-freed": {
    title: "The frame number is free again",
    text: "The registration you wrote to us about is gone. You can register the bike now.",
  },
} satisfies Texts<typeof sv>;
