import type { Texts } from "#web/platform/i18n/texts.ts";
import type { disputeNews as sv } from "./dispute-news-sv.ts";

export const disputeNews = {
  "ownership-disputed": {
    title: "Someone claims your bike",
    text: "The ownership of {{bike}} is being examined. Answer and show why it’s yours.",
  },
  "ownership-answered": {
    title: "The owner has answered",
    text: "The registered owner of {{bike}} has answered your claim.",
  },
  "ownership-claim-added": {
    title: "News about the claim to your bike",
    text: "The person who claims {{bike}} has sent more.",
  },
  "ownership-decided": {
    title: "It’s decided whose bike it is",
    text: "Read the decision about {{bike}}. It can be appealed.",
  },
  "ownership-appealed": {
    title: "The decision has been appealed",
    text: "Someone else is reviewing the decision about whose {{bike}} is.",
  },
  "ownership-closed": {
    title: "The ownership has been settled",
    text: "The decision about whose {{bike}} is has become final.",
  },
  "ownership-withdrawn": {
    title: "The claim has been taken back",
    text: "Nobody claims {{bike}} any longer.",
  },
} satisfies Texts<typeof sv>;
