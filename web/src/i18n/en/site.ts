import type { site as sv } from "../sv/site.ts";
import type { Texts } from "../texts.ts";

export const site = {
  skip: "Skip to content",
  home: "Cykelregistret, home",
  menu: "Main menu",
  openMenu: "Open the menu",
  closeMenu: "Close the menu",
  search: "Look up a bike",
  how: "How it works",
  why: "Why register",
  stores: "For shops",
  signIn: "Sign in",
  createAccount: "Create account",
  myBikes: "My bikes",
  language: "Language",
  darkTheme: "Dark appearance",
  lightTheme: "Light appearance",
  tagline: "Sweden's register of bicycles and who owns them.",
  service: "The service",
  account: "Your account",
} satisfies Texts<typeof sv>;
