/** The reason why data stays, by kind of item, object or log line. */
type Staying = Readonly<Record<string, string>>;

const signed =
  "What two people have signed proves to the other whose the bike is: ten years, by legitimate interest.";
const books =
  "Bookkeeping, seven years after the financial year by the Accounting Act; by the account's id, without a name.";
const others = "The other's own, whose history or safety it is; by the account's id, which leads nowhere.";
const history =
  "The history of a bike's number, which the next one to register it must meet; the owner is 'Tidigare ägare'.";
const decided =
  "That it was reported, and what was decided, for as long as the Digital Services Act lets it be appealed against.";

const former =
  "As an older version for 30 days, so that a file deleted by mistake can be restored; the policy says so.";

/** Kinds that may still hold the name, address or number of an erased person. */
export const names: Staying = {
  transfer: signed,
  receiptEntry: signed,
  signatures: signed,
  formerVersion: former,
};

/** Kinds that may still hold the id of the account. */
export const accounts: Staying = {
  transfer: signed,
  signatures: signed,
  formerVersion: former,
  balance: books,
  order: books,
  formerNumber: history,
  ledger: books,
  pointsHold: books,
  purchase: books,
  redemption: books,
  block: others,
  message: others,
  thread: others,
  threadReport: "That someone was reported, for a year after the decision: who does it again is known by it.",
  openThreadReport: "That it waits for a decision.",
  sale: others,
  bike: history,
  bikeEvent: history,
  bikeRemoval: "What two administrators have decided about a bike, for 90 days, without the owner's name.",
  ownershipDispute: "The decision for the other side, without what this one said.",
  bikeThread:
    "Leads the job that forgets messages to what the other has written, two years after the bike has left.",
  departure: "Leads the job that forgets receipts and messages to the bike, two years after it has left.",
  theft: history,
  match: history,
  foundReport: "An owner's theft is decided by it.",
  finder: "Nobody is rewarded twice for one theft.",
  reward: books,
  adCase: decided,
  audit: "Who looked at or changed what; a line names accounts by their ids alone.",
  auditCopy: "The same line, where the bike or the person has theirs.",
  erased: "The list by which it is erased again in a copy of the table from before, for 40 days.",
  listing: "The ad, without words and pictures; gone 90 days after it ended.",
};

/** Kinds that may still hold the number or id of a bike that was deleted with the account. */
export const bikes: Staying = {
  ...accounts,
  receiptEntry: signed,
  bikeIndex:
    "Where its card is listed, so that nothing is forgotten there: in no list but that of former numbers.",
  foundContact: "How the finder of a bike is reached: theirs, for a year.",
  handover: "Leads its former owner to it, who is still here.",
  ownershipReceipt: signed,
  receiptPrint:
    "By hashes a receipt is known again that someone else shows, for two years; whose it was is taken out.",
  qr: "A code that is on the bike for ever leads to it, and so is never given out again.",
};
