import type { InfoText } from "../info-text.ts";

export const howEn: InfoText = {
  title: "How do I use the service?",
  lead: "Step by step: create an account, register a bike, check another one, and what to do if the bike disappears.",
  sections: [
    {
      id: "account",
      heading: "Create an account",
      paragraphs: [
        "Choose Create account and fill in your personal number, e-mail and mobile number. You identify yourself with BankID, and then you are signed in. Without an eID you can create an account with e-mail and password, and prove who you are with a photo of your ID card in the settings.",
      ],
    },
    {
      id: "frame-number",
      heading: "Find the frame number",
      paragraphs: [
        "Turn the bike upside down. The number is mostly stamped under the bottom bracket, sometimes on the seat tube, the head tube or by the rear axle. It has 6 to 20 letters and digits. Mind O and 0, I and 1.",
      ],
    },
    {
      id: "register",
      heading: "Register the bike",
      paragraphs: ["It takes a few minutes. You need:"],
      list: [
        "The frame number. We tell you at once whether it is in the register already.",
        "A picture of the receipt that shows the frame number, your personal number and the seller. A picture of the bike is good to have.",
        "100 points on your account.",
      ],
    },
    {
      id: "receipt",
      heading: "If the receipt is not accepted",
      paragraphs: [
        "Photograph the receipt straight from above, in good light and without shadows, so that the text is sharp. If something is missing on it, ask the shop for a new one by our receipt template, or ask for a manual review.",
      ],
    },
    {
      id: "check",
      heading: "Check a bike before you buy",
      paragraphs: [
        "Read the frame number off the bike, not off the advert, and look it up. If it says STOLEN: do not buy, and tell the police on 114 14. No hit does not mean that the bike is safe, only that it is not registered here. Ask the seller for a receipt and identification.",
      ],
    },
    {
      id: "stolen",
      heading: "If your bike is stolen",
      paragraphs: [
        "Report it to the police on 114 14 or polisen.se and give the frame number. If the crime is going on, call 112. Do not confront anybody. Then contact your insurer with the number of the report, the frame number and the receipt.",
      ],
    },
    {
      id: "found",
      heading: "If you find a bike",
      paragraphs: [
        "Look up the frame number. Whoever finds something shall report it without delay to the police or to the owner. Leave the bike if you think that it is only parked.",
      ],
    },
  ],
};
