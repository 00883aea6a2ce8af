import type { common as sv } from "../sv/common.ts";
import type { Texts } from "../texts.ts";

export const common = {
  skipToContent: "Skip to content",
  mainMenu: "Main menu",
  close: "Close",
  cancel: "Cancel",
  back: "Back",
  continue: "Continue",
  save: "Save",
  change: "Change",
  tryAgain: "Try again",
  loading: "Loading …",
  frameNumber: "Frame number",
  hidden: "Hidden",
  nav: {
    myBikes: "My bikes",
    search: "Look up a bike",
    register: "Register a bike",
    more: "More",
    moreTitle: "More options",
    signOut: "Sign out",
    language: "Språk: svenska",
    darkTheme: "Dark appearance",
    lightTheme: "Light appearance",
    home: "Cykelregistret, home",
  },
  points: {
    title: "Point balance",
    balance: "{{points}} p",
    unit: "points",
    registration: "Register a bike",
    sticker: "QR code",
    transfer: "Ownership transfer",
    failed: "The balance could not be fetched.",
  },
  errors: {
    load: "This part of the page could not be loaded just now.",
    page: "Something went wrong on this page.",
    network: "Network error. Check your connection and try again.",
    unexpected: "Something went wrong. Please try again.",
  },
  notFound: {
    title: "Page not found",
    text: "The address may be misspelt, or the page may have moved.",
    home: "Go to the home page",
  },
} satisfies Texts<typeof sv>;
