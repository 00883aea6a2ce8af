import { key } from "./key.ts";

const checkKeys = {
  /** A signed answer to a check of a frame number, by the number on it. */
  certificate: (number: string) => key(`CERTIFICATE#${number}`, "CERTIFICATE"),
  /** A certificate in the list of the person who asked for it. */
  ownCertificate: (userId: string, at: string, number: string) =>
    key(`USER#${userId}`, `CERTIFICATE#${at}#${number}`),
} as const;

/** Takes whole characters, because half a surrogate pair is no valid text. */
export const nameBeginning = (word: string): string => Array.from(word).slice(0, 2).join("");

export const bikeKeys = {
  ...checkKeys,
  bike: (bikeId: string) => key(`BIKE#${bikeId}`, "BIKE"),
  bikeEvent: (bikeId: string, at: string, eventId: string) => key(`BIKE#${bikeId}`, `EVENT#${at}#${eventId}`),
  theft: (bikeId: string, theftId: string) => key(`BIKE#${bikeId}`, `THEFT#${theftId}`),
  /** A reference to a conversation about the bike. */
  bikeThread: (bikeId: string, threadId: string) => key(`BIKE#${bikeId}`, `THREAD#${threadId}`),
  /** Records that a bike has left its owner, until the conversations about it are deleted. */
  departure: (bikeId: string, at: string) => key(`BIKE#${bikeId}`, `DEPARTURE#${at}`),
  foundReport: (bikeId: string, reportId: string) => key(`BIKE#${bikeId}`, `FOUND#${reportId}`),
  /** A finder's contact details, which are deleted before the report. */
  foundContact: (bikeId: string, reportId: string) => key(`BIKE#${bikeId}`, `FOUNDCONTACT#${reportId}`),
  /** Limits each finder to one report per theft, unless it was rejected. `finder` is an account, or the hash of an e-mail address. */
  finder: (bikeId: string, theftId: string, finder: string) =>
    key(`BIKE#${bikeId}`, `FINDER#${theftId}#${finder}`),
  /** The reward for a stolen bike. Its key limits it to one per theft. */
  reward: (bikeId: string, theftId: string) => key(`BIKE#${bikeId}`, `REWARD#${theftId}`),
  /** Records that the owner of a stolen bike was notified of this sighting. */
  match: (bikeId: string, theftId: string, sign: string) => key(`BIKE#${bikeId}`, `MATCH#${theftId}#${sign}`),
  /** The code in a mail to a finder without an account. `email` is a hash. */
  foundCode: (uid: string, email: string) => key(`FOUNDCODE#${uid}`, email),
  /** An owner's request for a correction. */
  correction: (bikeId: string, correctionId: string) => key(`BIKE#${bikeId}`, `CORRECTION#${correctionId}`),
  /** A bike without review that was drawn for a second look. */
  bikeSample: (bikeId: string) => key(`BIKE#${bikeId}`, "SAMPLE"),
  /** An administrator's request to remove a bike, which another decides. */
  bikeRemoval: (bikeId: string) => key(`BIKE#${bikeId}`, "REMOVAL"),
  /** The QR code, with a reference to its bike. */
  qr: (uid: string) => key(`QR#${uid}`, "QR"),
  /** Keeps a canonical frame number unique among active bikes. */
  frameGuard: (canonical: string) => key(`FRAME#${canonical}`, "FRAME"),
  /** Finds bikes whose frame numbers look alike: `fold` is the same for all of them. */
  fold: (fold: string, bikeId: string) => key(`FOLD#${fold}`, bikeId),
  /** Finds bikes by the end of the folded number, also with one character missing. */
  frameVariant: (variant: string, bikeId: string) => key(`FDEL#${variant}`, bikeId),
  /** A search index row with everything that a result shows. `mask` names the fields of `values`. */
  posting: (scope: string, mask: string, values: string, sortKey: string) =>
    key(`S#${scope}#${mask}#${values}`, sortKey),
  /** Finds a bike by its frame number, or by three or more characters at its start. */
  numberPosting: (canonical: string) => key(`S#NUM#${canonical.slice(0, 3)}`, canonical),
  /** Finds a bike by the serial number of its stolen battery. Two batteries can have the same. */
  batteryPosting: (canonical: string, bikeId: string) =>
    key(`S#NUM#${canonical.slice(0, 3)}`, `${canonical}#${bikeId}`),
  /** Finds a bike by four or more characters inside its folded number: `rest` is the number from there on. */
  numberPartPosting: (rest: string, bikeId: string) => key(`S#PART#${rest.slice(0, 4)}`, `${rest}#${bikeId}`),
  /** The bikes whose receipts share a fingerprint. */
  receiptPrint: (print: string) => key(`RECEIPTPRINT#${print}`, "RECEIPTPRINT"),
  /** A deleted bike with this frame number, which another bike may have by now. */
  formerNumber: (canonical: string, bikeId: string) => key(`FORMER#${canonical}`, bikeId),
  /** A bike that a person has handed over, with references to their data in it. */
  handover: (userId: string, bikeId: string, at: string) => key(`USER#${userId}`, `HANDOVER#${at}#${bikeId}`),
  transfer: (transferId: string) => key(`TRANSFER#${transferId}`, "TRANSFER"),
  /** An invitation by the hash of its token, so that the table alone opens none. */
  invitation: (hash: string) => key(`INVITATION#${hash}`, "INVITATION"),
  /** A buyer's question to a seller, by the hash of the token in its link. */
  sellerQuestion: (hash: string) => key(`SELLERQUESTION#${hash}`, "QUESTION"),
  /** A request to an owner to transfer a bike. Its id combines the bike and both people. */
  transferRequest: (requestId: string) => key(`TRANSFERREQUEST#${requestId}`, "TRANSFERREQUEST"),
  /** The data on which the text of an acceptance is based. */
  acceptanceGround: (signingId: string) => key(`SIGNING#${signingId}`, "GROUND"),
  /** A dispute between two people about one bike. */
  ownershipDispute: (disputeId: string) => key(`OWNERSHIPDISPUTE#${disputeId}`, "DISPUTE"),
  /** A dispute in the list of one of its sides. */
  disputeEntry: (userId: string, disputeId: string) => key(`USER#${userId}`, `DISPUTE#${disputeId}`),
  /** A transfer in the list of one of its parties. */
  receiptEntry: (userId: string, transferId: string) => key(`USER#${userId}`, `RECEIPT#${transferId}`),
  /** Keeps the number of an ownership receipt unique, and refers to its transfer. */
  ownershipReceipt: (number: string) => key(`OWNERSHIPRECEIPT#${number}`, "RECEIPT"),
  /** The progress of tonight's check of all receipts. */
  receiptProof: () => key("BACKFILL#receipts", "PROOF"),
  /** The index rows of a bike, with the version that they were written for. */
  bikeIndex: (bikeId: string) => key(`BIKE#${bikeId}`, "INDEX"),
  /** Finds people by a word of their name. */
  ownerName: (word: string, userId: string) => key(`NAME#${nameBeginning(word)}`, `${word}#${userId}`),
  /** Counts the bikes with a value, for suggestions during typing. */
  dictionaryEntry: (field: string, value: string) => key(`DICT#${field}`, value),
} as const;

export const transferLists = {
  /** Transfers that wait for a buyer, by start. */
  openTransfers: () => "TRANSFERS#OPEN",
  /** Transfers without a result, in the order of deletion. */
  endedTransfers: () => "TRANSFERS#ENDED",
  /** Disputes about who owns a bike that wait for administrators, oldest first. */
  waitingOwnershipDisputes: () => "OWNERSHIPDISPUTES#WAITING",
  /** Decided disputes, by the end of the time to appeal. */
  decidedOwnershipDisputes: () => "OWNERSHIPDISPUTES#DECIDED",
  /** A person's transfers, one group at a time. */
  receiptEntriesOf: (userAndGroup: `${string}#${string}`) => `RECEIPTENTRIES#${userAndGroup}`,
  /** Unanswered requests to an owner, by time. */
  requestsTo: (userId: string) => `REQUESTSTO#${userId}`,
  /** Unanswered requests from a person. */
  requestsBy: (userId: string) => `REQUESTSBY#${userId}`,
  /** Every ownership receipt, by the time of the second signature. */
  ownershipReceipts: () => "OWNERSHIPRECEIPTS",
} as const satisfies Record<string, (of: never) => `${string}#${string}` | Uppercase<string>>;
