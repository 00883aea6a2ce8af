import type { rewardNews as sv } from "./reward-news-sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const rewardNews: Texts<typeof sv> = {
  "reward-paid": {
    title: "You’ve earned {{points, number}} points",
    text: "Thanks for finding a stolen bike.",
  },
  "reward-refused": {
    title: "No reward this time",
    text: "We’ve looked at your find and won’t be paying out {{points, number}} points.",
  },
  "reward-awaits-identity": {
    title: "{{points, number}} points are waiting for you",
    text: "They’re paid out once you’ve verified your identity with BankID. Your finds show the day until which they’re kept.",
  },
  "reward-taken-back": {
    title: "{{points, number}} points have been taken back",
    text: "A find wasn’t what it seemed. See your points history for the reason. If you’ve already used the points, your next purchase will cover them first.",
  },
  "reward-lapsed": {
    title: "{{points, number}} points have lapsed",
    text: "You didn’t verify your identity in time. Thanks all the same for finding a stolen bike.",
  },
};
