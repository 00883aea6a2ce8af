import type { Texts } from "#web/platform/i18n/texts.ts";
import type { certificateOfCheck as sv } from "./sv.ts";

export const certificateOfCheck = {
  title: "Checked before buying",
  number: "Certificate no. {{number}}",
  asked: "This is what Cykelregistret answered when the number was checked.",
  results: {
    registered: "Not reported stolen.",
    stolen: "Reported stolen.",
    "resembles-stolen": "The number resembles a stolen bike’s.",
    disputed: "Its ownership is being examined.",
    sold: "Not reported stolen. Sold by a shop, but not registered by its buyer.",
    unknown: "The number isn’t in the register.",
  },
  proved: "The owner is verified.",
  facts: {
    bike: "Bike",
    color: "Colour",
    owner: "Owner",
    ownerSince: "Verified, has had it since {{year}}",
    ad: "Ad",
    forSale: "For sale by its owner",
    alike: "Similar numbers, reported stolen",
  },
  shows: "What this certificate shows",
  showsText:
    "What the register answered, and when. It says nothing about what has happened since, and replaces neither a receipt nor a transfer. A bike that isn’t registered may be stolen too.",
  paper: {
    save: "Download as PDF",
    saving: "Making the PDF …",
    file: "checked",
    check: "Is the certificate right?",
    checkText:
      "Scan the code. The page tells whether the certificate is genuine, and whether the answer has changed since.",
    until: "Can be checked until {{date}}.",
    key: "Signed with the key {{key}}.",
    footer: "{{number}}, {{at}}, page {{page}} of {{pages}}",
  },
  page: {
    failed: "The certificate couldn’t be checked",
    genuine: "Genuine.",
    same: "The answer is still the same.",
    changed: "Genuine, but the answer has changed.",
    changedText: "Go by the answer now, not by the certificate.",
    altered: "Not genuine.",
    alteredText: "This isn’t what the register signed. Don’t trust the certificate.",
    unknown: "There’s no such certificate.",
    unknownText:
      "The register has no certificate with that code. Scan the code again, or copy the whole address. If it still isn’t there, it isn’t genuine, or it’s too old.",
    contact: "Contact us",
    checked: "Checked just now, {{at}}",
    now: "The answer now",
    before: "The answer then",
    again: "Check another number",
  },
  verify: {
    title: "Verify it without us",
    lead: "The certificate is a file that the register has signed. With three files and openssl you can see for yourself that not a character has been changed.",
    file: "The certificate",
    signature: "The signature",
    key: "The key",
    run: "Put the files in one folder and run:",
    answer: "It should answer Verified OK. All keys, former ones too, are at",
  },
  badge: {
    title: "Show it in an ad",
    lead: "Paste this line into the ad, if the marketplace allows it. It shows the certificate with the answer as it is now.",
    more: "How it works for marketplaces",
  },
  snippet: { copy: "Copy", done: "Copied" },
  empty: {
    title: "No certificates yet",
    text: "When you check a frame number you can get a certificate of the answer. Certificates stay here for a year.",
    step: "Check a frame number",
  },
  marketplaces: {
    title: "For marketplaces",
    lead: "Let buyers see that a bike’s frame number has been checked. One line of code shows the certificate with the answer as it is now.",
    how: "How to add it",
    howText:
      "The seller or the buyer gets a certificate when they check the number. The line is on the certificate’s page. Replace what’s in data-certificate with the certificate’s number and code. Put the line where the certificate should appear.",
    shows: "What it shows",
    states: {
      good: "Checked today 14:03, not reported stolen. Only while the answer is still the same.",
      unknown: "Not in the register. Then nobody knows whether the bike is stolen.",
      bad: "Reported stolen, resembles a stolen bike’s number, or its ownership is being examined.",
      changed: "The answer has changed since the certificate was made, and what it is now.",
      failed: "Couldn’t be checked just now. An old answer is never shown.",
    },
    policy: "If the page has a content security policy",
    policyText:
      "The script adds no style tags and no scripts to the page, and needs neither unsafe-inline nor unsafe-eval. The policy only has to allow:",
    privacy: "What we learn",
    privacyText:
      "The script sets no cookies and stores nothing. It fetches the answer from us without telling who reads the ad.",
    language:
      'The text follows the language of the page, Swedish or English. Choose it yourself with data-language="sv" or data-language="en".',
    server: "Without a script",
    serverText: "The same answer is there as JSON, if you’d rather draw your own or ask from your server:",
    keys: "Check numbers yourselves",
    keysText:
      "With a key your program can ask about many numbers, without certificates. A partner shop makes one in its settings, and others write to us.",
    keysGuide: "How it works for developers",
  },
} as const satisfies Texts<typeof sv>;
