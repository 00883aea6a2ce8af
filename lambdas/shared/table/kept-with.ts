const named = (names: string): readonly string[] => names.split(" ");

/** Items that have no time of their own: they are there as long as what they belong to. Those that have one stand in contract/retention.ts. */
export const keptWith: Readonly<Record<string, readonly string[]>> = {
  "what is under way, nine days at most": named(
    "signIn signInProof signInPurpose emailChange emailTakeBack phoneCode signUp eidOrder signInTicket signing acceptanceGround solvedChallenge foundCode said idempotency quota rate caseClaim openExtract openEmailRequest",
  ),
  "the account": named(
    "profile consentLine accountLink balance ledgerRow sessions rewardTally notificationsRead block emailGuard phoneGuard personalNumberGuard identityReview newestIdentityReview redemption pointsHold handover receiptEntry ownerName alertCount alertDigestDue alertDigest stickerOrder workplace storeMember",
  ),
  "the bike": named(
    "bike bikeEvent theft foundReport finder reward match correction openThreadReport qr bikeCode codeEvent frameGuard fold frameVariant posting numberPosting batteryPosting numberEndPosting formerNumber bikeIndex transfer ownershipReceipt listingIndex ad openAdCase",
  ),
  "the store": named(
    "store saleInvitation invitationPace salesDay storeModel storeReceipt storeReceiptCounter openStoreApplication companyStore storeOrder",
  ),
  "the register": named(
    "packages order receiptCounter campaign redemptionDay receiptProof dictionaryEntry orderCounts qrBatch qrRoll codeChunk inventory inventoryChange backfill statFact statistics audit auditCopy",
  ),
};
