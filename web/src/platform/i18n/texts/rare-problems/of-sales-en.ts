import type { Texts } from "#web/platform/i18n/texts.ts";
import type { ofSales as sv } from "./of-sales-sv.ts";

export const ofSales: Texts<typeof sv> = {
  "claim-not-found": "The link doesn’t lead to a bike. Ask the shop for a new one.",
  "claim-used": "This bike has already been claimed.",
  "claim-ended": "This bike is no longer waiting. Ask the shop to register it again.",
  "import-not-found": "This list is no longer here.",
  "import-too-long": "The list has {{rows}} rows. Split it into parts of {{most}} rows at most.",
  "import-rows-unexpected": "Part of the list didn’t arrive. Choose the file again.",
  "import-not-ready": "There’s nothing in the list to register now.",
  "import-ended": "This list is already finished or cancelled.",
  "sale-not-found": "There is no such registration.",
  "sale-ended": "The customer has already claimed the bike, or the registration was undone.",
  "store-receipt-not-found": "There is no such receipt.",
  "nothing-to-credit": "There’s nothing left on this receipt to credit.",
  "credit-exceeds-receipt":
    "That’s more than what is left of the receipt. You can credit SEK {{left, number}} at most.",
  "sticker-has-paid":
    "The registration included with this sticker has already been used. Use a new sticker, or pay with points.",
  "credit-too-low": "The invoice would exceed the credit you have left. Choose fewer packages, or pay now.",
  "invoice-overdue": "An earlier invoice is overdue. Pay it first, or pay for this now.",
  "invoice-settled": "The invoice has already been settled. The list shows how things stand now.",
};
