import { retentionList } from "#web/app/info/retention-list.ts";
import { sinceText } from "#web/app/info/since.ts";
import { policyDataEn, processorsEn } from "./policy-en.ts";
import { retentionEn } from "./retention-en.ts";
import type { InfoText } from "#web/app/info/info-text.ts";

export const privacyEn: InfoText = {
  title: "Privacy policy",
  lead: "We keep as little about you as possible, only for what the register is for, and never longer than we need to.",
  since: sinceText("privacy", "en"),
  sections: [
    {
      id: "controller",
      heading: "Who is responsible",
      paragraphs: [
        "If we change this policy, we’ll tell you the next time you’re signed in. We won’t use your data for anything new until you’ve been told, and we’ll ask if we need your consent.",
        "The company behind Cykelregistret is the controller of the personal data in the service. Reach us through the form on the Contact us page. Choose My data as the topic and your message goes to the person in charge of it.",
      ],
    },
    {
      id: "what",
      heading: "What data we handle, and why",
      paragraphs: ["This is what we handle, with the legal basis for each:"],
      list: Object.values(policyDataEn),
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
        "Authorities get data only when the law requires it. Two of us consider every request, and you’re told what was handed over as soon as that’s allowed. We never sell data.",
      ],
    },
    {
      id: "processors",
      heading: "Who helps us",
      paragraphs: ["The data is stored within the EU. These receive some of it, each only what they need:"],
      list: Object.values(processorsEn),
    },
    {
      id: "profiling",
      heading: "Automation and profiling",
      paragraphs: [
        "We read receipts, pictures and ID cards automatically, compare frame numbers to find stolen bikes and duplicates, and flag messages and finds that look like fraud. You can always have a person reconsider a no that matters to you. We don’t build a profile of you, and no ads depend on who you are.",
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
        "We use your browser’s storage for what’s necessary: signing in, security, language, appearance and what you’re typing. One cookie, cr_device, recognises the browser for a year, so that you get an email when someone signs in from a new one, and so that BankID can spot an unusual one. The rest stays until you sign out; language, appearance and your cookie choice until you clear your browser. Anything else needs your consent, which lasts for 365 days. Then we ask once more. You can change your answer under Cookie settings at the bottom of every page. Today the service uses no cookies for statistics or marketing.",
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
