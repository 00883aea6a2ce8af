import { retentionList } from "../retention-list.ts";
import { retentionEn } from "./retention-en.ts";
import type { InfoText } from "../info-text.ts";

export const privacyEn: InfoText = {
  title: "Privacy policy",
  lead: "We keep as little about you as possible, only for what the registry is for, and never longer than we need to.",
  sections: [
    {
      id: "controller",
      heading: "Who is responsible",
      paragraphs: [
        "Cykelregistret is the controller of the personal data in the service. Reach us through the form on the Contact us page. Choose Privacy as the topic and your message goes to the person in charge of it.",
      ],
    },
    {
      id: "what",
      heading: "What data we handle, and why",
      paragraphs: ["This is what we handle, with the legal basis for each:"],
      list: [
        "Name, email address, phone number and language, so that you can have an account (contract).",
        "Personal number or coordination number, so that each bike is tied to the right person. Secure identification is the whole point of the registry (contract, and chapter 3 section 10 of the Swedish Data Protection Act).",
        "Your bikes: frame number, brand, model, colour, photo and description (contract).",
        "Receipts, to check that the bike is yours. Only you and the person reviewing them can see them (contract).",
        "A photo of your ID card, if you choose to verify your identity that way. It’s deleted when the case is decided, after seven days at most (contract).",
        "Points, purchases and receipts for them (contract and the Swedish Bookkeeping Act).",
        "Scans of a QR code are counted by day, with nothing about who scanned it. The owner of a stolen bike sees when it was last scanned, and roughly where if the person scanning chooses to share that (legitimate interest in finding stolen bikes, and consent for the place).",
        "Technical logs about errors and abuse, without personal numbers (legitimate interest in a secure service).",
      ],
    },
    {
      id: "personal-number",
      heading: "How your personal number is protected",
      paragraphs: [
        "Your number is encrypted for your account alone before it’s stored. It never appears in logs, emails or web addresses, or in anything sent to your browser, where only your year of birth is shown. To make sure two accounts can’t have the same number, we compare an encrypted checksum that can’t be turned back into the number.",
      ],
    },
    {
      id: "who-sees",
      heading: "Who sees what",
      paragraphs: [
        "Anyone who looks up a frame number sees the bike and whether it’s registered or stolen, never who you are. Names are masked in the ownership history. If you have a protected identity, turn that on in settings and no part of your name is ever shown.",
        "The service runs on Amazon Web Services within the EU. BankID is provided by Finansiell ID-Teknik. They handle data on our behalf and on our instructions, or on their own behalf as the law requires. We never sell data.",
      ],
    },
    {
      id: "how-long",
      heading: "How long we keep it",
      paragraphs: ["Data is erased automatically when its time is up:"],
      list: retentionList(retentionEn, "en"),
    },
    {
      id: "cookies",
      heading: "Cookies",
      paragraphs: [
        "We use your browser’s storage for what’s necessary: signing in, security, language, appearance and what you’re typing. Anything else needs your consent, which lasts for 365 days and can be changed under Cookie settings at the bottom of every page. Today the service uses no cookies for statistics or marketing.",
      ],
    },
    {
      id: "rights",
      heading: "Your rights",
      paragraphs: [
        "You have the right to know what we hold about you, to have it corrected, erased or handed over, and to object to how it’s handled or restrict it. You can download a copy of everything we keep about you yourself in settings, and delete your account there too. Write to us about anything else and we’ll help. If you’re not happy, you can complain to the Swedish Authority for Privacy Protection, imy.se.",
      ],
    },
  ],
};
