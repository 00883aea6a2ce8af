import type { DataRight } from "#contract/office/contact.ts";

const closing =
  "If you’re not happy with this, write to us again, or complain to the Swedish Authority for Privacy Protection, imy.se.\n\nKind regards,\nCykelregistret";

const answer = (...paragraphs: readonly string[]): string => ["Hello,", ...paragraphs, closing].join("\n\n");

/** The English version of `answersSv`. */
export const answersEn: Readonly<Record<DataRight | "other", string>> = {
  access: answer(
    "You asked what we keep about you. Sign in, open “Download my data” in Settings and press “Ask for a copy”. You’ll get an email when the file is ready, and it stays for seven days.",
    "It has everything we keep about you. Why we have it, who gets it and how long it is kept is on the Privacy policy page.",
  ),
  correction: answer(
    "You asked us to correct something. We have changed [what] from [what it said] to [what it says now].",
    "You can change your name, address and phone number yourself in Settings.",
  ),
  erasure: answer(
    "You asked us to erase your data. Your account has been closed since [day]. If you change your mind, sign in within 30 days; after that everything personal is erased.",
    "By law we must keep receipts of purchases for seven years.",
  ),
  restriction: answer(
    "You asked us not to use your data while [what is unclear] is looked into. We have locked the account, so that the data is only stored. Anyone who searches for the frame number still sees its status and place, to protect those who buy or own a bike.",
    "We’ll email you before the restriction ends.",
  ),
  portability: answer(
    "You asked for your data in a format that you can take elsewhere. Sign in, open “Download my data” in Settings and press “Ask for a copy”. You’ll get an email when the file is ready, and it stays for seven days. The file contains data.json, which other services can read, and schema.json, which describes it.",
  ),
  objection: answer(
    "You objected to our [what the objection is about]. We have stopped, [in this way].",
    "You can turn off emails that you don’t want in Settings.",
  ),
  other: ["Hello,", "[the reply]", "Kind regards,\nCykelregistret"].join("\n\n"),
};
