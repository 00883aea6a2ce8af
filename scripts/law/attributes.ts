import { globSync } from "node:fs";
import * as z from "zod";
import { packedYear, readPacked } from "#local/seed/kept-year/packed.ts";

/** Kinds of personal data by the names of attributes; a test fails if an attribute is missing or occurs twice. */
export const categories: Readonly<Record<string, string>> = {
  "Personal number, only encrypted, as a keyed hash or masked":
    "personalNumberCheck personalNumberEncrypted personalNumberMac personalNumberMasked personalNumberHidden encrypted mac masked salt sealedProof hash secretHash",
  "Name and signature":
    "fullName name otherName finderName nameCheck nameProved buyer sellerSignature buyerSignature by trace title logo storeName storeChainName",
  "Address, telephone and place":
    "address addressTyped city claimedAtAddress contact contactHidden email emailDue emailUnproved buyerEmail finderEmail heardId latitude longitude location locationId phone phoneVerifiedAt place places placeToldOn postalCode scannedPlace seenAt stolenPlace storeAddress storeContactInfo storePhone street town storeLocationId website",
  "Number that stands for a person or an account":
    "aboutUserId person answerBy askerId askedBy buyerId byOther byUserId cancelledBy claimantId claimedBy closedBy decidedBy dueBy finder finderId followedBy fromUserId handedOverAt holder issuedBy keptOwnerId liftedBy openedBy orderedBy otherUserId ownerId owners pausedBy payerId personId poolUser reporterId reporters returnedBy scannedAt sellerId soldBy subject toUserId usedBy userId members signed adminId watcher",
  "Identity and protection":
    "age authority identityLevel identityProvedAt method network nonceHash passwordMissing privacy protectedIdentity qrStartSecret qrStartToken orderRef proceedings pool right secretGround secretUntil",
  "Words and pictures of people":
    "about answer description documents evidence explanation formerEvidence hint lastText objection photo photoUploadId photos pictureId photoUrl bikePhotoUploadId claimantSaid ownerSaid pictures reasons receiptFacts perceptualHash print question reason receiptText receiptUploadId request reviewAnswer reviewReason said text textWithheld thanks topic uploadId voidReason wording words",
  "The bike":
    "accessories frameNumbersNamed batterySerialNumber batteryStolenSince bike bikeCount bikeId bikeRegistrations bikes brand charger color condition ean electric fileName formerNumbers found frameNumber frameNumberTyped keptBikeId lockType markingReason model notSameAs numberGiven ownedSince ownerSince ownerVerified policeReportNumber qrUid recoveredAt registered registeredAt registeredOn registrationType stickerUid stickers stolen stolenDate stolenHour stolenSince theftId uid uids warrantyMonths whenStolen stolenNumber",
  "Money and points":
    "amount askerPays balance balanceAfter bonusPoints creditNotes credited credits findersReward formerPrice issuedReceipt owed paidAt paidFor payment paymentId points pointsAtClosing pointsPaid price priceFrom priceTo purchaseId purchasePrice receiptCode receiptNumber receiptVerified redeemed refundedAt refunds reversedMoney reward rewards salePrice sekPerUsd vat vatNumber saleDate storeReceipt",
  "Use of the service and choices in it":
    "browser consent consentLines form language marketing analytics menus mails notifications sessionId terms lastAt lastMine read unread welcome",
};

/** Attributes that say something about a person only together with those above. */
export const impersonal =
  "creditLeft creditLimit invoiceDueOn invoicePaidAt invoiceRemindedAt overdueInvoices quantity signature checks contentType height link listed needsReview notificationId params parts spent toReview unreadSince uses verified width action active activeAt ad adjustedActive adjustedRolls afterAppeal againAt alertId alerts analysisId answerUntil answeredAt appeal appealUntil appeals applicationId as askedAt at attempts barred bars batchId bikeVersion bottom bugId bySupport bytes cameBack cancelledAt caseId caseNumber category cells chain changed changedAt changes checked checkedAt checkedChunks chunk chunks claimableUntil claimed claimedAtOnce claimedWithinDay closedAt closedFor closesAt closing code columns company companyRef completedAt confirmed copyId count counted createdAt criteria day decidedAt decision decisions declined delayedAt deletedAt deliveredAt done doneChunks door dueAt disputedSince disputeId dueOn duplicate duplicateOf duplicates effect emptySince endedAt endedByTheft endedQuietly endsAt entity eraseAt erasingAt error eventType except exchange expiresAt extendedAt extractId facts fallback fault faulty fetchedAt field file findId firstAt flags follows former from functional ground group hasReturned held heldUntil history hold hours how id importId imported importedClaimed importedReturned inReview inquiries invitation invitationMovedAt invited invitedAt is isHidden isOrdered isReusable isWithheld issued issuedAt item items joinedAt keptVersion keys kind known lapsesAt last lastId ledgerVersion left liftedAt line linkedAt linkedCodes links listedAt listingId lockedAt logId made madeAt mark mayShare message messageId messages more most newest next nextStepAt nights notRestored number of offerId ok openCorrectionId openDisputeId openListingId openTransferId openUntil openedAt orderId orderNumber organisationNumber organizationNumber ours outcome ownershipReceipt pace packageId packages packedAt partitions path payAt percent possibleDuplicate printedAt profile proposal purpose radius readyAt received recipients recovery reference refundVersion refundingAt refusal refused registersAtSale remindedAt remindedOf remindedOn removedAd removedAs removedFrom replacedAt reportId reportedAt requestId requestedAt resembling restoredAs result returned returnedAt reversedAt reviewId revision role rollId rolls rows rule saidAt saleId sameAdministrator sameReceiptAs scanToldOn seal seconds sent sentAt sequence sha256 side sign signingId since sk softBounces sold soldAt sortKey source standing startedAt state status stoppedAt store storeId taken template term threadId tillNumber timed to told toldAt toldId top trade transfer transferId tries type unfinished uninvited until updatedAt used usedAt validFrom validTo value verdicts version views visibility visible voidedAt waitingSince what withdrawnAt queue drawnAt isFromAd lastUsedOn prefix forSettings";

type Attributes = ReadonlyMap<string, ReadonlySet<string>>;

/** The names of a schema's attributes, nested ones too. */
const attributesIn = (schema: z.ZodObject): string[] => {
  const names: string[] = [];
  JSON.stringify(z.toJSONSchema(schema, { unrepresentable: "any" }), (key, value: unknown) => {
    if (key === "properties" && typeof value === "object" && value !== null)
      names.push(...Object.keys(value));
    return value;
  });
  return names;
};

const objectsIn = (schema: unknown): z.ZodObject[] => {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(objectsIn);
  return schema instanceof z.ZodObject ? [schema] : [];
};

const ofSchemas = async (): Promise<[string, string[]][]> => {
  const modules: Record<string, unknown>[] = await Promise.all(
    globSync("lambdas/*/items/*.ts").map((file): Promise<Record<string, unknown>> => import(`../../${file}`)),
  );
  return modules
    .flatMap(Object.values)
    .flatMap(objectsIn)
    .flatMap((schema) => {
      const { entity } = schema.shape;
      return entity instanceof z.ZodLiteral ? [[String(entity.value), attributesIn(schema)]] : [];
    });
};

/** The keys of the table and its indexes are built from the other attributes. */
const isOfTable = (name: string): boolean => /^(?:pk|sk|gsi\d.k|entity)$/.test(name);

/** The name of a counter contains what it counts, as in `by:<seller>`, `brand:<brand>` or `store_packed`. */
const plainName = (name: string): string[] => (name.includes("_") ? [] : name.split(":").slice(0, 1));

/** Items whose `entity` is not the name of their key. */
const kindOf: Readonly<Record<string, string>> = { qrCode: "qr", ledger: "ledgerRow" };

/** Reads the packed town, which also has the items without a schema. */
const ofTown = (): [string, string[]][] =>
  readPacked(packedYear).items.map((line) => {
    const item: Readonly<Record<string, { readonly S?: string }>> = JSON.parse(line);
    const names = Object.keys(item).filter((name) => !isOfTable(name));
    return [item["entity"]?.S ?? "", names.flatMap(plainName)];
  });

export const attributesOfKinds = async (): Promise<Attributes> => {
  const found = new Map<string, Set<string>>();
  for (const [entity, names] of [...(await ofSchemas()), ...ofTown()]) {
    const kind = kindOf[entity] ?? entity;
    found.set(kind, new Set([...(found.get(kind) ?? []), ...names]));
  }
  return found;
};
