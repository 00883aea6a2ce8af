import type { PolicyData, Processor } from "#web/app/info/policy-items.ts";

/** A row of article 30's record. */
export type Activity = {
  readonly purpose: string;
  readonly basis: string;
  readonly people: string;
  /** The paragraphs of the privacy policy that describe it. */
  readonly told: readonly PolicyData[];
  readonly receivers: readonly Processor[];
  readonly kinds: string;
};

/** A test requires each kind of item in exactly one activity. */
export const activities: Readonly<Record<string, Activity>> = {
  "Accounts and signing in": {
    purpose: "Let a person have an account and keep others out of it.",
    basis: "Contract (6.1 b); legitimate interest in secure accounts (6.1 f)",
    people: "Owners, buyers, finders, staff of stores, administrators",
    told: ["account", "signIns"],
    receivers: ["aws"],
    kinds:
      "profile formerTrace accountLink sessions signIn securityEvent signInProof signInPurpose device phoneCode lastUse emailGuard phoneGuard signUp signInTicket solvedChallenge emailChange emailTakeBack emailRequest openEmailRequest",
  },
  Identity: {
    purpose: "Tie each bike to the right person, which is the whole point of a registry.",
    basis: "Contract (6.1 b); personal numbers by chapter 3 section 10 of the Data Protection Act (2018:218)",
    people: "Everybody who registers, sells or takes over a bike",
    told: ["identity", "idCard"],
    receivers: ["aws", "bankid"],
    kinds: "personalNumberGuard eidOrder signing identityReview newestIdentityReview",
  },
  "Consents and accepted terms": {
    purpose: "Show what a person has accepted and when.",
    basis: "Legal obligation (6.1 c, article 7.1)",
    people: "Account holders",
    told: ["account"],
    receivers: ["aws"],
    kinds: "consentLine",
  },
  "The register of bikes": {
    purpose: "Say of each bike whether it is registered, and to its owner and the office by whom.",
    basis: "Contract (6.1 b)",
    people: "Owners and former owners",
    told: ["bikes", "receipts"],
    receivers: ["aws"],
    kinds:
      "upload analysis bike bikeEvent departure correction bikeSample bikeRemoval frameGuard fold frameVariant posting numberPosting batteryPosting numberPartPosting receiptPrint formerNumber bikeIndex ownerName dictionaryEntry numberReport certificate ownCertificate",
  },
  "Thefts and finds": {
    purpose: "Bring stolen bikes back and reward those who find them.",
    basis: "Contract (6.1 b); legitimate interest in finding stolen bikes (6.1 f)",
    people: "Owners and finders, with an account or without",
    told: ["thefts", "scans"],
    receivers: ["aws"],
    kinds: "theft foundReport foundContact finder reward rewardTally match foundCode qrScans",
  },
  "Changes of owner": {
    purpose: "Move a bike with a receipt that both sides sign, and decide between two who claim it.",
    basis: "Contract (6.1 b); legitimate interest in proof of ownership (6.1 f)",
    people: "Sellers and buyers",
    told: ["transfers"],
    receivers: ["aws", "bankid"],
    kinds:
      "ownershipDispute disputeEntry handover transfer invitation transferRequest acceptanceGround receiptEntry ownershipReceipt receiptProof",
  },
  "Ads and alerts": {
    purpose: "Let owners sell bikes and others look for them.",
    basis: "Contract (6.1 b)",
    people: "Sellers, buyers and those who watch a search",
    told: ["ads", "alerts"],
    receivers: ["aws"],
    kinds:
      "listing listingIndex listingDay ad alert alertCount alertPlace alertHit alertDigestDue alertDigest",
  },
  "Checks before a purchase": {
    purpose:
      "Say what is known of the number of a bike that somebody is about to buy, and mail them if it is reported stolen within thirty days.",
    basis: "Consent, confirmed by a link (6.1 a); legitimate interest in not buying stolen goods (6.1 f)",
    people: "Those who check a number, and leave an address to watch it",
    told: ["checks"],
    receivers: ["aws", "bikeIndex"],
    kinds: "askedNumberWatch numberWatch",
  },
  Messages: {
    purpose: "Let people talk about a bike without seeing each other’s addresses.",
    basis: "Contract (6.1 b)",
    people: "Owners and those who write to them",
    told: ["messages"],
    receivers: ["aws"],
    kinds: "thread message said block bikeThread sellerQuestion",
  },
  "Reports and decisions": {
    purpose: "Receive notices of illegal content, decide and hear appeals.",
    basis: "Legal obligation (6.1 c, the Digital Services Act)",
    people: "Those who report and those who are reported, with an account or without",
    told: ["reports"],
    receivers: ["aws"],
    kinds: "threadReport openThreadReport messageBar openAdCase adCase adReport adReportContact adReporter",
  },
  "Points and purchases": {
    purpose: "Sell points, and keep the books of it.",
    basis: "Contract (6.1 b); legal obligation (6.1 c, the Bookkeeping Act)",
    people: "Buyers and stores",
    told: ["points"],
    receivers: ["aws", "stripe"],
    kinds:
      "balance ledgerRow packages purchase order receiptCounter receipt paymentEvent payment reversal campaign redemption redemptionDay pointsHold",
  },
  Stickers: {
    purpose: "Print and send QR stickers, and connect them with bikes.",
    basis: "Contract (6.1 b)",
    people: "Those who order stickers",
    told: ["stickers"],
    receivers: ["aws", "post"],
    kinds:
      "qr stickerOrder storeOrder orderCounts qrBatch qrRoll codeEvent codeChunk bikeCode inventory inventoryChange",
  },
  Stores: {
    purpose: "Let stores apply, register bikes at the till and follow their work.",
    basis: "Contract (6.1 b); legitimate interest in genuine stores (6.1 f)",
    people: "Staff of stores, sole traders, buyers at the till",
    told: ["stores"],
    receivers: ["aws", "bolagsverket"],
    kinds:
      "store apiKey storeMember storeNotice staffNotice storeLog workplace fewPointsNotice sale saleInvitation invitationPace salesDay storeModel storeReceipt storeReceiptCounter bikeImport importChunk importRefusal storeApplication openStoreApplication companyStore company",
  },
  "Notifications and mails": {
    purpose: "Tell people what happens to their bikes and accounts, and find out whether it arrived.",
    basis: "Contract (6.1 b); legitimate interest in mail that arrives (6.1 f)",
    people: "Account holders, and finders and reporters who leave an address",
    told: ["notices"],
    receivers: ["aws"],
    kinds: "notification notificationsRead personMail mailAgain mailRefusal sentMarker",
  },
  "Letters and bug reports": {
    purpose: "Answer those who write to the office, within the month where the law says so.",
    basis: "Legitimate interest (6.1 f); legal obligation for data-subject requests (6.1 c)",
    people: "Everybody who writes",
    told: ["letters"],
    receivers: ["aws"],
    kinds: "bug bugLetter contactCase",
  },
  "Rights and authorities": {
    purpose: "Give people a copy of their data, and authorities what the law requires.",
    basis: "Legal obligation (6.1 c, articles 15 and 20)",
    people: "Account holders",
    told: ["authorities"],
    receivers: ["aws"],
    kinds: "ownCopy extract openExtract extractSeal",
  },
  "Operation and audit": {
    purpose: "Hold limits, show who decided and opened what, find errors and abuse, and count the figures.",
    basis: "Legitimate interest in a secure service (6.1 f)",
    people: "Administrators, account holders and visitors",
    told: ["logs"],
    receivers: ["aws"],
    kinds: "idempotency quota rate backfill statFact statistics audit auditCopy personAccess caseClaim",
  },
};

export const kindsOf = ({ kinds }: Activity): string[] => kinds.split(" ");
