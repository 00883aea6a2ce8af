/** Kinds of data in the privacy policy. A test compares them with the own copy, which contains everything about a person. */
export type PolicyData =
  | "account"
  | "identity"
  | "bikes"
  | "receipts"
  | "idCard"
  | "thefts"
  | "transfers"
  | "ads"
  | "alerts"
  | "checks"
  | "messages"
  | "reports"
  | "points"
  | "stickers"
  | "notices"
  | "signIns"
  | "stores"
  | "letters"
  | "authorities"
  | "scans"
  | "logs";

/** Companies that also handle the data. A test compares them with the services and addresses of the deployment. */
export type Processor = "aws" | "bankid" | "stripe" | "bolagsverket" | "bikeIndex" | "post";

export type PolicyTexts<Key extends string> = Readonly<Record<Key, string>>;
