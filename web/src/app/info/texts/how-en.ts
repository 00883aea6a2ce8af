import { maxStatusesOfStore, readingLimits } from "#contract/platform/reading-limits.ts";
import type { InfoText } from "#web/app/info/info-text.ts";

export const howEn: InfoText = {
  title: "How does it work?",
  lead: "Step by step: creating an account, registering a bike, checking a second-hand one, selling yours, and what to do if it disappears.",
  sections: [
    {
      id: "account",
      heading: "Create an account",
      paragraphs: [
        "Choose Create account and identify yourself with BankID. Then fill in your email and mobile number, and you’re signed in. No eID? Create an account with email and password, and verify your identity with a photo of your ID card in settings.",
      ],
    },
    {
      id: "frame-number",
      heading: "Find the frame number",
      paragraphs: [
        "Turn the bike upside down. The number is usually stamped under the bottom bracket, sometimes on the seat tube, the head tube or by the rear axle. It has 6 to 20 letters and digits. Don’t confuse O with 0, or I with 1.",
      ],
    },
    {
      id: "register",
      heading: "Register the bike",
      paragraphs: ["It takes a few minutes. You’ll need:"],
      list: [
        "The frame number. We’ll tell you straight away if it’s already in the register.",
        "A photo of the receipt showing the frame number, your personal number and the seller. A photo of the bike is good to have too.",
        "100 points in your account.",
      ],
    },
    {
      id: "receipt",
      heading: "If your receipt isn’t accepted",
      paragraphs: [
        "Photograph the receipt from straight above, in good light and without shadows, so the text is sharp. If something is missing, ask the shop for a new one based on our receipt template, or ask us to check it.",
      ],
    },
    {
      id: "check",
      heading: "Check a bike before you buy",
      paragraphs: [
        "Read the frame number off the bike, not the ad, and look it up. If it says STOLEN, don’t buy it, and tip off the police on 114 14. No match doesn’t mean the bike is OK, only that it isn’t registered here. Ask the seller for a receipt and ID.",
      ],
    },
    {
      id: "sell",
      heading: "Sell or give away your bike",
      paragraphs: [
        "Looking for a buyer? Open the bike under My bikes and choose Put up for sale. The ad is free and is shown for 90 days.",
        "Have a buyer, or giving the bike away? Choose Transfer the bike and enter the buyer’s email. You sign first, then the buyer, and the bike changes owner. A transfer costs 100 points, which are taken once the buyer has signed.",
      ],
    },
    {
      id: "stolen",
      heading: "If your bike is stolen",
      paragraphs: [
        "Report it to the police on 114 14 or at polisen.se, and give them the frame number. If the crime is in progress, call 112. Don’t confront anyone. Then open the bike under My bikes and report it stolen here too, so that everyone who looks it up can see it. Your insurer will want the police case number, the frame number and the receipt.",
      ],
    },
    {
      id: "found",
      heading: "If you find a bike",
      paragraphs: [
        "Look up the frame number. Anyone who finds something must report it to the police or the owner without delay. If you think the bike is just parked, leave it where it is.",
      ],
    },
    {
      id: "developers",
      heading: "For developers",
      paragraphs: [
        "Marketplaces and programs can ask whether a frame number is reported stolen, looks like a stolen one, was sold by a shop or is registered. The answer is JSON and never says who owns the bike.",
        `Without a key, each address can ask ${readingLimits.register.address} times a day. A shop makes a key in its settings and can ask ${maxStatusesOfStore.toLocaleString("en")} times a day. If that isn’t enough, write to us. Send the key in the header x-api-key: keep it on a server, never on a page or in an app.`,
      ],
    },
  ],
};
