import type { storeSettings as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const storeSettings: Texts<typeof sv> = {
  failed: "The shop details couldn’t be loaded",
  suspended: "The shop is suspended, so nothing can be changed right now.",
  ownersChange: "Owners of the shop can change these details.",
  name: "Name",
  number: "Organisation number",
  address: "Address",
  companyHint:
    "Name and number come from the Swedish company register. If they’re wrong, get in touch with us.",
  contact: "How we reach you",
  customers: "What customers see",
  save: "Save",
  saved: "Saved.",
  fields: {
    contactName: "Contact person",
    email: "Email",
    phone: "Phone (optional)",
    street: "Street address",
    postalCode: "Postcode",
    postalCodeFormat: "A postcode has five digits.",
    city: "Town",
    website: "Website (optional)",
    hours: "Opening hours",
    hoursHint: "One per line, just as you’d like them to appear.",
    receiptText: "Text on receipts",
    receiptTextHint: "For example how long customers can change their mind. Up to 500 characters.",
  },
  directory: {
    title: "Among our partners",
    registersAtSale: "We register bikes when we sell them",
    visible: "Show the shop among the partners",
    visibleHint: "Untick it when you’d rather not be listed, for example while you’re closed.",
    show: "See all partners",
    noPartner: "The shop isn’t listed among the partners. Get in touch if you’d like to join.",
  },
  logo: {
    title: "Logo",
    remove: "Remove the logo",
    save: "Use as logo",
    saved: "The logo has been saved.",
    removed: "The logo has been removed.",
    picture: {
      name: "New picture",
      need: "Optional",
      hint: "JPG, PNG or WebP, preferably square. Transparent parts turn white.",
      preview: "The picture that will be your logo",
      failed: "The picture didn’t get through. Try again.",
    },
  },
};
