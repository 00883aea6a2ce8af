import type { documents as sv } from "#web/i18n/sv/documents.ts";
import type { Texts } from "#web/i18n/texts.ts";

export const documents: Texts<typeof sv> = {
  app: {
    title: "Cykelregistret",
    description: "Register the frame number, save the receipt and get a digital proof of ownership.",
  },
  "/": {
    title: "Cykelregistret – prove the bike is yours",
    description:
      "Register the frame number, save the receipt and get a digital proof of ownership for your bike. Look up any frame number before you buy second-hand.",
  },
  "/bike-search": {
    title: "Find a bike – Cykelregistret",
    description:
      "Check a frame number before you buy second-hand, or search by make, colour and city. Free, without an account.",
  },
  "/privacy": {
    title: "Privacy policy – Cykelregistret",
    description: "What data Cykelregistret handles, why, for how long, and which rights you have.",
  },
  "/terms": {
    title: "Terms – Cykelregistret",
    description: "What applies when you register bikes, buy points and change owners in Cykelregistret.",
  },
  "/contact": {
    title: "Contact us – Cykelregistret",
    description: "Write to the people behind Cykelregistret. We answer by e-mail.",
  },
  "/why-bike-owners": {
    title: "Why register a bike? – Cykelregistret",
    description: "A registered bike can be recognised, proved and returned. How the register protects you.",
  },
  "/how-to-use": {
    title: "How do I use the service? – Cykelregistret",
    description: "How to register a bike, check another one and act after a theft, step by step.",
  },
};
