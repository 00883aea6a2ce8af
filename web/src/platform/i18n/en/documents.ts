import type { documents as sv } from "#web/platform/i18n/sv/documents.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const documents: Texts<typeof sv> = {
  app: {
    title: "Cykelregistret",
    description:
      "Register the frame number, save the receipt and get digital proof of ownership for your bike.",
  },
  "/": {
    title: "Cykelregistret – prove the bike is yours",
    description:
      "Register the frame number, save the receipt and get digital proof of ownership for your bike. Look up any frame number before you buy second-hand.",
  },
  "/check": {
    title: "Check before you buy – Cykelregistret",
    description:
      "Type or photograph the frame number before you buy a second-hand bike. You’ll have the answer at once, free, no account needed.",
  },
  "/bike-search": {
    title: "Look up a bike – Cykelregistret",
    description:
      "Check a frame number before you buy second-hand, or search among stolen bikes and bikes for sale. Free, no account needed.",
  },
  "/privacy": {
    title: "Privacy policy – Cykelregistret",
    description: "What personal data Cykelregistret handles, why, for how long, and what your rights are.",
  },
  "/terms": {
    title: "Terms – Cykelregistret",
    description: "What applies when you register bikes, buy points and transfer ownership in Cykelregistret.",
  },
  "/contact": {
    title: "Contact us – Cykelregistret",
    description: "Write to the people behind Cykelregistret. We reply by email.",
  },
  "/why-bike-owners": {
    title: "Why register your bike? – Cykelregistret",
    description:
      "A registered bike can be recognised, proven yours and returned. Here’s how the register protects you.",
  },
  "/how-to-use": {
    title: "How does it work? – Cykelregistret",
    description:
      "How to register a bike, check a second-hand one and what to do if yours is stolen, step by step.",
  },
};
