import type { session as sv } from "../sv/session.ts";
import type { Texts } from "../texts.ts";

export const session = {
  warning: {
    title: "You will soon be signed out",
    text: "You have not done anything for a while. Would you like to stay?",
    left: "Time left",
    minutes: "You will be signed out in {{minutes}} minutes.",
    minute: "You will be signed out in one minute.",
    seconds: "You will be signed out in {{seconds}} seconds.",
    extend: "Extend session",
    signOut: "Sign out",
  },
  inactivity: "You have been signed out after 20 minutes without activity.",
  onlyHere: {
    title: "You are signed out in this browser",
    text: "The server did not answer, so you may stay signed in on other devices for a while. Sign in and out again once you are connected if you want to be sure.",
    home: "Go to the home page",
  },
} satisfies Texts<typeof sv>;
