import type { PolicyData, PolicyTexts, Processor } from "#web/app/info/policy-items.ts";

export const policyDataEn: PolicyTexts<PolicyData> = {
  account:
    "Name, email address, phone number, language, menus, settings, consents and the terms you’ve accepted, so that you can have an account. Former names and addresses, so that they can be erased everywhere (contract).",
  identity:
    "Personal number or coordination number, so that each bike is tied to the right person. Secure identification is the whole point of the register (contract, and chapter 3 section 10 of the Swedish Data Protection Act).",
  bikes:
    "Your bikes and their history: frame number, brand, model, colour, town, photo and description (contract).",
  receipts:
    "Receipts, to check that the bike is yours. Only you and the person reviewing them can see them (contract).",
  idCard:
    "A photo of your ID card, if you choose to verify your identity that way. It’s deleted when the case is decided, after seven days at most (contract).",
  thefts:
    "Reported thefts and found bikes: time, place, description, contact details and reward (contract, and legitimate interest in finding stolen bikes).",
  transfers: "Transfers: terms, signatures and receipts, with both parties (contract).",
  ads: "Ads with pictures, price and town (contract).",
  checks:
    "The address you leave to watch a frame number, and the number (consent, which you withdraw by ending the watch). Certificates you get while signed in (legitimate interest: that you can find them again).",
  alerts: "Alerts you save and what they find (contract).",
  messages: "Messages between you and others about a bike, and who you block (contract).",
  reports:
    "Reports of ads and messages, decisions about them and appeals (legal obligation under the EU’s Digital Services Act).",
  points: "Points, purchases and receipts for them (contract and the Swedish Bookkeeping Act).",
  stickers: "Name and postal address for stickers you order (contract).",
  notices: "Notifications and emails we’ve sent you, and whether they arrived (contract).",
  signIns:
    "When you sign in and with which browsers, your passkeys, and changes to how you sign in (legitimate interest in a secure account).",
  stores: "If you work in a shop: which one, your role and what you’ve done there (contract).",
  letters: "What you write to us, and bug reports with the picture you choose to send (legitimate interest).",
  authorities: "What an authority has asked for and been told about you (legal obligation).",
  scans:
    "Scans of a QR code are counted by day, with nothing about who scanned it. The owner of a stolen bike sees when it was last scanned, and roughly where if the person scanning chooses to share that (legitimate interest in finding stolen bikes, and consent for the place).",
  logs: "Logs of what our staff searched for, opened and decided, and technical logs with IP addresses about errors and abuse, without personal numbers (legitimate interest in a secure service).",
};

export const processorsEn: PolicyTexts<Processor> = {
  aws: "Amazon Web Services, in Ireland: all hosting, signing in, reading of pictures, email and text messages. Text messages pass through phone carriers. Processor.",
  bankid:
    "Finansiell ID-Teknik BID AB, BankID: personal number, name, IP address, browser and what you sign. Controller of its own for issuing it, together with your bank.",
  stripe:
    "Stripe Payments Europe Ltd, in Ireland: email address, amount and payment details when you buy points. The card number never reaches us. Partly a controller of its own; transfers to the US under the EU’s standard contractual clauses.",
  bolagsverket:
    "Bolagsverket, the Swedish Companies Registration Office: the organisation number when a shop applies. A sole trader’s is a personal number.",
  bikeIndex:
    "Bike Index, in the US: a frame number you check that isn’t in our register. Nothing about you, and we keep nothing of the answer.",
  post: "The postal company that delivers stickers: name and postal address.",
};
