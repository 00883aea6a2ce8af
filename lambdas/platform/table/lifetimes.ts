const named = (names: string): readonly string[] => names.split(" ");

/** Items without a retention period of their own, by the thing with which they are deleted. For the others, see contract/privacy/retention.ts. */
export const lifetimes: Readonly<Record<string, readonly string[]>> = {
  "an open process, nine days at most": named(
    "signIn signInProof signInPurpose emailChange emailTakeBack phoneCode signUp eidOrder signInTicket signing acceptanceGround solvedChallenge foundCode sellerQuestion said idempotency quota rate caseClaim openExtract openEmailRequest askedNumberWatch",
  ),
  "the account": named(
    "profile formerTrace consentLine accountLink balance ledgerRow sessions lastUse rewardTally notificationsRead block emailGuard phoneGuard personalNumberGuard identityReview newestIdentityReview redemption pointsHold handover receiptEntry ownerName alertCount alertDigestDue alertDigest stickerOrder workplace storeMember",
  ),
  "the bike": named(
    "bike bikeEvent theft foundReport finder reward match correction openThreadReport qr bikeCode codeEvent frameGuard fold frameVariant posting numberPosting batteryPosting numberPartPosting formerNumber bikeIndex transfer ownershipReceipt listingIndex ad openAdCase",
  ),
  "the store": named(
    "store saleInvitation invitationPace salesDay storeModel storeReceipt storeReceiptCounter openStoreApplication companyStore storeOrder",
  ),
  "the register": named(
    "packages order receiptCounter campaign redemptionDay receiptProof dictionaryEntry orderCounts qrBatch qrRoll codeChunk inventory inventoryChange backfill statFact statistics",
  ),
};
