import type { session as sv } from "#web/platform/i18n/sv/session.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const session = {
  warning: {
    title: "You’re about to be signed out",
    text: "You haven’t done anything for a while. Do you want to stay?",
    left: "Time left",
    minutes: "You’ll be signed out in {{minutes}} minutes.",
    minute: "You’ll be signed out in one minute.",
    seconds: "You’ll be signed out in {{seconds}} seconds.",
    extend: "Stay signed in",
    signOut: "Sign out",
  },
  onlyHere: {
    title: "You’re signed out in this browser",
    text: "The server didn’t respond, so you may still be signed in on other devices for a while. To be sure, sign in and out again once you’re back online.",
    home: "Go to the home page",
  },
} satisfies Texts<typeof sv>;
