const unseen = "no address of AWS is served by its CloudFront, and nothing copies the pages there";

/** Checks that ministack cannot answer, by name, with the reason; checks that build on one of these are left out too. */
export const notHere: Readonly<Record<string, string>> = {
  "The site's pages answer": unseen,
  "Security headers": unseen,
  "An administrator, with a second factor only":
    "it looks for the groups of a token where Cognito's second version of the event does not have them, so a password alone makes an administrator there",
  "BankID takes an order": "its certificate is made up, and BankID takes none of those",
  "A Swedish receipt and a photo are read": "it has no Textract and no Rekognition",
  "Alarms ring at someone's": "nobody reads the mail by which a subscription is confirmed",
  "CloudTrail tells of the user pool": "it knows no trail",
};
