import { key } from "./key.ts";

/** The last sign first. */
export const backwards = (text: string): string => Array.from(text).toReversed().join("");

/** Whole signs: a letter of an old script is two halves, and half of one is no text. */
export const nameBeginning = (word: string): string => Array.from(word).slice(0, 2).join("");

/** Those keys of the table that belong to a bike, or lead to one. */
export const bikeKeys = {
  bike: (bikeId: string) => key(`BIKE#${bikeId}`, "BIKE"),
  bikeEvent: (bikeId: string, at: string, eventId: string) => key(`BIKE#${bikeId}`, `EVENT#${at}#${eventId}`),
  theft: (bikeId: string, theftId: string) => key(`BIKE#${bikeId}`, `THEFT#${theftId}`),
  /** Leads from a bike to a conversation about it. */
  bikeThread: (bikeId: string, threadId: string) => key(`BIKE#${bikeId}`, `THREAD#${threadId}`),
  /** Remembers that a bike has left its owner, until what was said about it then is gone. */
  departure: (bikeId: string, at: string) => key(`BIKE#${bikeId}`, `DEPARTURE#${at}`),
  foundReport: (bikeId: string, reportId: string) => key(`BIKE#${bikeId}`, `FOUND#${reportId}`),
  /** How a finder can be reached. It lies by itself because it goes before the report does. */
  foundContact: (bikeId: string, reportId: string) => key(`BIKE#${bikeId}`, `FOUNDCONTACT#${reportId}`),
  /** Guards that someone has at most one report of a theft that is not rejected. `finder` is an account, or the hash of an e-mail address. */
  finder: (bikeId: string, theftId: string, finder: string) =>
    key(`BIKE#${bikeId}`, `FINDER#${theftId}#${finder}`),
  /** What is paid for the finding of a stolen bike: its key makes it once a theft. */
  reward: (bikeId: string, theftId: string) => key(`BIKE#${bikeId}`, `REWARD#${theftId}`),
  /** Remembers that the owner of a stolen bike was told of this sign of it. */
  match: (bikeId: string, theftId: string, sign: string) => key(`BIKE#${bikeId}`, `MATCH#${theftId}#${sign}`),
  /** The code that was mailed to a finder without an account. `email` is a hash. */
  foundCode: (uid: string, email: string) => key(`FOUNDCODE#${uid}`, email),
  /** What an owner has asked an administrator to correct. */
  correction: (bikeId: string, correctionId: string) => key(`BIKE#${bikeId}`, `CORRECTION#${correctionId}`),
  /** What an administrator asks another to take out of the register. */
  bikeRemoval: (bikeId: string) => key(`BIKE#${bikeId}`, "REMOVAL"),
  /** Leads from what a bike's code says to the bike. */
  qr: (uid: string) => key(`QR#${uid}`, "QR"),
  /** Guards a canonical frame number among active bikes. */
  frameGuard: (canonical: string) => key(`FRAME#${canonical}`, "FRAME"),
  /** Leads from the fold of a frame number to every bike that looks the same. */
  fold: (fold: string, bikeId: string) => key(`FOLD#${fold}`, bikeId),
  /** Every bike that can be found by the end of its folded number, or by what is left of that without one sign. */
  frameVariant: (variant: string, bikeId: string) => key(`FDEL#${variant}`, bikeId),
  /** A bike in one of the lists that searches read, with all that a result shows. `mask` says which fields `values` are of. */
  posting: (scope: string, mask: string, values: string, sortKey: string) =>
    key(`S#${scope}#${mask}#${values}`, sortKey),
  /** A bike that can be found by its frame number, or by three or more characters that it begins with. */
  numberPosting: (canonical: string) => key(`S#NUM#${canonical.slice(0, 3)}`, canonical),
  /** A bike whose stolen battery has this serial number, in the same lists. Two batteries can have the same. */
  batteryPosting: (canonical: string, bikeId: string) =>
    key(`S#NUM#${canonical.slice(0, 3)}`, `${canonical}#${bikeId}`),
  /** A bike that can be found by four or more characters that its number ends with, folded; the sort key is read from the end. */
  numberEndPosting: (folded: string, bikeId: string) =>
    key(`S#END#${folded.slice(-4)}`, `${backwards(folded)}#${bikeId}`),
  /** Leads from what receipts have in common to the bikes that were registered with them. */
  receiptPrint: (print: string) => key(`RECEIPTPRINT#${print}`, "RECEIPTPRINT"),
  /** Leads from a frame number to a deleted bike that had it. Others may have it by now. */
  formerNumber: (canonical: string, bikeId: string) => key(`FORMER#${canonical}`, bikeId),
  /** A bike that someone has handed over, and what of theirs stays behind with it. */
  handover: (userId: string, bikeId: string, at: string) => key(`USER#${userId}`, `HANDOVER#${at}#${bikeId}`),
  transfer: (transferId: string) => key(`TRANSFER#${transferId}`, "TRANSFER"),
  /** An invitation by the hash of what its link ends with, so that reading the table opens none. */
  invitation: (hash: string) => key(`INVITATION#${hash}`, "INVITATION"),
  /** Someone asks an owner for their bike: the id is of the bike and the two. */
  transferRequest: (requestId: string) => key(`TRANSFERREQUEST#${requestId}`, "TRANSFERREQUEST"),
  /** What was read when the text was written by which a bike is accepted. */
  acceptanceGround: (signingId: string) => key(`SIGNING#${signingId}`, "GROUND"),
  /** A transfer in the list of one of its two. */
  receiptEntry: (userId: string, transferId: string) => key(`USER#${userId}`, `RECEIPT#${transferId}`),
  /** Guards the number of an ownership receipt, and leads from it to what it is about. */
  ownershipReceipt: (number: string) => key(`OWNERSHIPRECEIPT#${number}`, "RECEIPT"),
  /** How far this night's proof of all receipts has come. */
  receiptProof: () => key("BACKFILL#receipts", "PROOF"),
  /** Which lists a bike stands in, and as which version of it. */
  bikeIndex: (bikeId: string) => key(`BIKE#${bikeId}`, "INDEX"),
  /** Leads from a word of a name to everybody who is called so. */
  ownerName: (word: string, userId: string) => key(`NAME#${nameBeginning(word)}`, `${word}#${userId}`),
  /** Counts the bikes that have a value, to suggest it while someone types. */
  dictionaryEntry: (field: string, value: string) => key(`DICT#${field}`, value),
} as const;
