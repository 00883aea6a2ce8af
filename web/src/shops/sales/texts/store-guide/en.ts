import type { Texts } from "#web/platform/i18n/texts.ts";
import type { storeGuide as sv } from "./sv.ts";

export const storeGuide = {
  title: "Guide for shops",
  lead: "How to register a bike for a customer. It takes less than a minute. Print the guide and keep it by the till.",
  print: "Print",
  toTill: "Open the till",
  steps: [
    {
      title: "Scan the frame number",
      text: "The cursor is already in the field. Scan the number or type it. The answer appears below the field while you carry on.",
    },
    {
      title: "Enter the bike and the buyer",
      text: "Brand, model, type and colour. All we need of the buyer is an email address or a mobile number: that’s where we send the link for claiming the bike. No personal number is needed.",
    },
    {
      title: "Scan the sticker and enter the receipt",
      text: "Each of your own stickers covers one registration. Without one it costs 100 points. Receipt number, price and warranty go with the bike to the buyer.",
    },
    {
      title: "Show the customer the code",
      text: "The customer scans it with their phone and claims the bike with BankID. If they’re in a hurry, the link in the email or text message is valid for 30 days.",
    },
    {
      title: "Is the bike stolen? Don’t hand it over",
      text: "Read the number on the frame once more. If it’s right, say that the registration will take a moment and call the police on 114 14. Call 112 if anyone threatens you. You don’t have to accuse anybody, and the owner isn’t told who asked.",
    },
    {
      title: "The till works offline",
      text: "What you type is kept on the computer and sent once when the network is back, even if the tab has been closed. If the network isn’t back within 24 hours, it’s removed, and the till tells you.",
    },
  ],
  keys: {
    title: "Keys",
    key: "Key",
    does: "What it does",
    next: "The next field. In the last field it registers the bike, and after that it starts the next customer.",
    back: "The field before",
    submit: "Registers straight away from any field",
    escape: "Empties the till. Undo brings back what was typed.",
  },
  noNumber: {
    title: "A bike without a frame number",
    text: "Choose “The frame number is missing or can’t be read” below the field, say why and scan a sticker. The sticker’s code becomes the bike’s number, so put it on the frame before the customer leaves.",
  },
  undo: {
    title: "Undo",
    text: "As long as nobody has claimed the bike, you can undo the registration at the till or among the shop’s bikes. The points, the sticker and the frame number come back. If the receipt had a price, a credit note is issued automatically.",
  },
  claims: {
    title: "When the customer claims the bike",
    text: "The customer is reminded after 3, 14 and 27 days. After 30 days the registration comes back to you. Was the address wrong? Change it among the shop’s bikes, and the old link stops working. If the customer says that it isn’t their bike, it comes back too.",
  },
  receipts: {
    title: "Receipts",
    text: "Every registration gets a receipt in a number series of your own. A receipt never changes: correct it with a credit note, for the whole amount or part of it.",
  },
} satisfies Texts<typeof sv>;
