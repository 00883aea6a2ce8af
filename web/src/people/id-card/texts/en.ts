import type { idCard as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const idCard: Texts<typeof sv> = {
  title: "Use an ID card instead",
  lead: "No eID? Send us a photo of your ID card, and we’ll compare it with your name and personal number.",
  privacy:
    "Only the person reviewing it sees the photo. It’s deleted once your case is decided, after {{days}} days at most.",
  start: "Send a photo of your ID card",
  again: "Send another photo",
  loading: "Loading your case …",
  failed: "Your case couldn’t be loaded.",
  number: {
    lead: "First enter the personal number on the card. It’s stored encrypted.",
    label: "Personal number",
    save: "Save personal number",
    undated:
      "This number doesn’t show your date of birth, so only an eID can verify it. Contact us if you don’t have one.",
  },
  photo: {
    name: "Your ID card",
    need: "Required",
    hint: "The whole front, sharp and without glare. Your photo and personal number must be visible.",
    preview: "Your picture of the ID card",
    failed: "The picture couldn’t be uploaded.",
  },
  send: "Send for review",
  sending: "Reading the card …",
  limit: "You can send three photos a day. Try again tomorrow.",
  open: {
    title: "Your photo is waiting for review",
    text: "Sent {{date}}. You’ll see the answer here. The photo is deleted by {{until}} at the latest.",
  },
  approved: "Your identity is verified.",
  rejected: {
    title: "Your ID card wasn’t approved",
    reason: "The reviewer writes:",
  },
  lapsed: {
    title: "Nobody got round to reviewing your photo",
    text: "What you sent on {{date}} has been deleted. Please send another photo.",
  },
};
