import type { bikeRequests as swedish } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const bikeRequests: Texts<typeof swedish> = {
  title: "Request a transfer",
  lead: "Have you bought the bike, or been given it? We’ll ask the registered owner. If they approve, you get a transfer to sign.",
  hidden:
    "Neither of you gets to see the other’s email address. The owner sees the first letters of your name.",
  text: "A message to the owner (optional)",
  pays: "I’ll pay for the transfer, {{points}} points",
  paysHint:
    "Otherwise the owner pays. No points are taken now. They’re reserved when the owner approves, and you get them back if nothing comes of it.",
  send: "Ask the owner",
  sent: "We’ve asked the owner.",
  sentText:
    "You’ll get a notification and an email when the owner has answered. If no answer comes within 14 days, you can ask again.",
  follow: "Follow or withdraw the request under My receipts",
  buy: "Buy points",
  prove: "Verify your identity",
};
