import type { idCard as sv } from "../sv/id-card.ts";
import type { Texts } from "../texts.ts";

export const idCard: Texts<typeof sv> = {
  title: "Show an ID card instead",
  lead: "Do you have no eID? Send a photo of your ID card, and we compare it with your name and personal number.",
  privacy:
    "Only the person who reviews it sees the photo. It is deleted once your request is decided, after {{days}} days at the latest.",
  start: "Send a photo of an ID card",
  again: "Send another photo",
  loading: "Fetching your request …",
  failed: "Your request could not be fetched.",
  number: {
    lead: "First enter the personal number on the card. It is encrypted and never shown to anybody else.",
    label: "Personal number",
    save: "Save the personal number",
    undated:
      "The number does not say which day you were born, so only an eID can prove it. Contact us if you have none.",
  },
  photo: {
    name: "Your ID card",
    need: "Required",
    hint: "The whole front, sharp and without glare. Photo and personal number must be visible.",
    preview: "Your picture of the ID card",
    failed: "The picture could not be uploaded.",
  },
  send: "Send for review",
  sending: "Reading the card …",
  limit: "You can send a photo three times a day. Try again tomorrow.",
  open: {
    title: "The photo waits for a review",
    text: "Sent {{date}}. You will see the answer here. The photo is deleted on {{until}} at the latest.",
  },
  approved: "Your identity is verified.",
  rejected: { title: "The ID card was not approved", reason: "The reviewer writes:" },
  lapsed: {
    title: "Nobody reviewed the photo in time",
    text: "What you sent on {{date}} has been deleted. Send another photo.",
  },
};
