import type { InfoText } from "../info-text.ts";

export const privacyEn: InfoText = {
  title: "Privacy policy",
  lead: "We keep as little about you as we can, only for what the register is for, and never longer than needed.",
  sections: [
    {
      id: "controller",
      heading: "Who is responsible",
      paragraphs: [
        "Cykelregistret is the controller of the personal data in the service. You reach us through the form on the page Contact us. Choose privacy as the topic, and your case goes to the person responsible for it.",
      ],
    },
    {
      id: "what",
      heading: "Which data, and why",
      paragraphs: ["This is what we handle, and the legal basis of each part:"],
      list: [
        "Name, e-mail address, phone number and language, so that you can have an account (contract).",
        "Personal number or coordination number, so that a bike is tied to the right person. Secure identification is the very purpose of the register (contract, and chapter 3 section 10 of the Swedish Data Protection Act).",
        "Your bikes: frame number, brand, model, colour, photo and description (contract).",
        "Receipts, to check that the bike is yours. Only you and whoever reviews them can see them (contract).",
        "A photo of your ID card, if you choose to prove your identity that way. It is deleted when the case is decided, at the latest after seven days (contract).",
        "Points, purchases and receipts for them (contract and the Swedish Bookkeeping Act).",
        "Technical logs about errors and abuse, without personal numbers (legitimate interest in a safe service).",
      ],
    },
    {
      id: "personal-number",
      heading: "How your personal number is protected",
      paragraphs: [
        "The number is encrypted for your account alone before it is stored. It never stands in logs, mails, addresses or in what is sent to your browser: there only the year of birth is shown. So that two accounts cannot have the same number we compare a keyed fingerprint that cannot be turned back into the number.",
      ],
    },
    {
      id: "who-sees",
      heading: "Who sees what",
      paragraphs: [
        "Whoever looks up a frame number sees the bike and whether it is registered or stolen, never who you are. Names are masked in the ownership history. If your identity is protected you can say so in the settings, and no part of your name is ever shown.",
        "The service runs at Amazon Web Services within the EU. BankID is provided by Finansiell ID-Teknik. They handle data on our behalf and as we instruct them, or on their own as the law says. We sell no data.",
      ],
    },
    {
      id: "how-long",
      heading: "How long we keep it",
      paragraphs: ["Data is erased by itself when its time is over:"],
      list: [
        "Uploaded pictures that belong to no bike: 24 hours.",
        "Photos of ID cards: until the decision, at most seven days.",
        "Accounts that are never confirmed: 30 days.",
        "Accounts that you delete: 30 days in which you can undo it. Then everything personal in them is erased, receipts and pictures too, and the history of the bikes says only “Former owner”.",
        "Receipts: as long as you own the bike and 24 months after that.",
        "Contact cases: 24 months.",
        "Security logs: 12 months.",
        "Accounting records: seven years after the financial year.",
      ],
    },
    {
      id: "cookies",
      heading: "Cookies",
      paragraphs: [
        "We use the browser's storage for what is necessary: signing in, security, language, appearance and what you are writing. Everything else needs your yes, which holds for 365 days and can be changed under Cookie settings at the bottom of every page. Today the service uses no cookies for statistics or marketing.",
      ],
    },
    {
      id: "rights",
      heading: "Your rights",
      paragraphs: [
        "You have the right to know what we hold about you, to have it corrected, erased or handed over, and to object to the handling or limit it. You can delete your account yourself in the settings. Write to us about anything else and we will help. If you are not content you can complain to the Swedish Authority for Privacy Protection, imy.se.",
      ],
    },
  ],
};
