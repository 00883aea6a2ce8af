import { type Action, put, update } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { contactOwner } from "#lambdas/messages/conversations/contact-owner.ts";
import { reply } from "#lambdas/messages/conversations/reply.ts";
import { blockThread } from "#lambdas/messages/conversations/block-thread.ts";
import { reportThread } from "#lambdas/messages/conversations/report-thread.ts";
import { reportFound } from "#lambdas/thefts/finds/report-found.ts";
import { ContactForm } from "#contract/messages/messages.ts";
import { given, noon } from "#tests/lambdas/a.ts";
import type { MarketWithCopies } from "./context.ts";

export const others = {
  bosse: { fullName: "Bosse Rosenqvist", email: "bosse.r@example.se", phone: "+46702220002" },
  cilla: { fullName: "Cilla Hjortsberg", email: "cilla.h@example.se", phone: "+46703330003" },
  kontor: { fullName: "Konrad Kontorsson", email: "konrad.k@example.se", phone: "+46704440004" },
  kassan: { fullName: "Stina Kassander", email: "stina.k@example.se", phone: "+46705550005" },
} as const;

export const nasty = `<script>alert(1)</script> =HYPERLINK("http://x.example") & "så"`;

const at = noon.toISOString();
const listed = (list: string, of = "1") => ({ gsi1pk: list, gsi1sk: `${at}#${of}` });
const soon = Math.floor(noon.getTime() / 1000) + 86_400;

/** Items that need a store, an administrator or a payment. */
const fromElsewhere = (there: MarketWithCopies, bikeId: string): readonly Action[] => [
  ...auditWrites(there.system, {
    subject: bikeId,
    person: "dagny",
    bike: bikeId,
    by: "kontor",
    action: "bike-history-opened",
    reason: "Bosse Rosenqvist undrade, skriver Konrad Kontorsson",
    at,
  }),
  put(keys.ledgerRow("dagny", 99), "ledger", {
    userId: "dagny",
    reason: "admin_adjust",
    amount: 10,
    balanceAfter: 210,
    reference: "kontor",
    text: "Plåster på såren",
    by: "kontor",
    at,
  }),
  put(keys.purchase("purchase_1"), "purchase", {
    id: "purchase_1",
    userId: "dagny",
    orderNumber: "CR-261120-7Q2M9X",
    packageId: "small",
    price: 27_900,
    vat: 5580,
    points: 300,
    bonusPoints: 0,
    language: "sv",
    createdAt: at,
    state: "paid",
    sessionId: "cs_secret",
    paidAt: at,
    method: "swish",
    receiptNumber: 7,
    reversedMoney: 900,
    reversedAt: "2026-11-21T08:00:00.000Z",
    owed: 3,
    ...listed(lists.purchasesOf("dagny")),
  }),
  put(keys.bugLetter("bug_1", "letter_1"), "bugLetter", {
    id: "letter_1",
    bugId: "bug_1",
    path: "/my-bikes",
    message: "Knappen gör inget",
    browser: "Firefox",
    pictureId: "upload_page",
    userId: "dagny",
    language: "sv",
    at,
    answer: { text: "Lagat, hälsar Konrad Kontorsson", by: "kontor", at },
    expiresAt: soon,
    ...listed(lists.bugLettersOf("dagny")),
  }),
  put(keys.contactCase("K-261120-7Q2M9X"), "contactCase", {
    caseNumber: "K-261120-7Q2M9X",
    topic: "privacy",
    right: "access",
    state: "answered",
    email: "dagny.t@example.se",
    personalNumberHidden: false,
    language: "sv",
    createdAt: at,
    lastAt: at,
    askedAt: at,
    answeredAt: at,
    dueOn: "2026-12-20",
    holder: "kontor",
    history: [
      { kind: "letter", at, text: "Vad har ni om mig?" },
      { kind: "taken", at, by: "kontor" },
      { kind: "answer", at, text: "Det här, hälsar Konrad Kontorsson", by: "kontor" },
    ],
    version: 3,
    expiresAt: soon,
    gsi2pk: lists.contactCasesFrom("dagny.t@example.se"),
    gsi2sk: at,
  }),
  put(keys.upload("upload_page"), "upload", {
    id: "upload_page",
    ownerId: "dagny",
    kind: "bug-picture",
    state: "ready",
    contentType: "image/jpeg",
    createdAt: at,
    expiresAt: soon,
  }),
  put(keys.identityReview("idreview_1"), "identityReview", {
    id: "idreview_1",
    userId: "dagny",
    uploadId: "upload_card",
    state: "approved",
    fullName: "Dagny Torpman",
    personalNumberMac: "mac",
    personalNumberMasked: "1985••••-••••",
    personalNumberCheck: "matches",
    nameCheck: "matches",
    requestedAt: at,
    decidedAt: at,
    decidedBy: "kontor",
    gsi2pk: lists.identityReviewsOf("dagny"),
    gsi2sk: at,
  }),
  put(keys.identityReview("idreview_2"), "identityReview", {
    id: "idreview_2",
    userId: "dagny",
    uploadId: "upload_card_2",
    state: "open",
    fullName: "Dagny Torpman",
    personalNumberMac: "mac",
    personalNumberMasked: "1985••••-••••",
    personalNumberCheck: "unreadable",
    nameCheck: "matches",
    requestedAt: at,
    expiresAt: soon,
    gsi2pk: lists.identityReviewsOf("dagny"),
    gsi2sk: `${at}2`,
  }),
  put(keys.storeReceipt("store_1", 12), "storeReceipt", {
    number: 12,
    state: "issued",
    issuedAt: at,
    issuedBy: "kassan",
    storeId: "store_1",
    saleId: "sale_1",
    frameNumber: "WTU204K8861",
    store: { name: "Cykelkällaren", city: "Göteborg", email: "stina.k@example.se", phone: "+46705550005" },
    bike: { brand: "Kronan", model: "Sport", frameNumber: "WTU204K8861", color: "svart", type: "dam" },
    amount: 4000,
    credited: 0,
    creditNotes: [],
  }),
  put(keys.bikeEvent(bikeId, "2026-05-01T09:00:00.000Z", "event_sold"), "bikeEvent", {
    bikeId,
    at: "2026-05-01T09:00:00.000Z",
    ownerId: "dagny",
    eventType: "purchase",
    receiptVerified: true,
    storeReceipt: { storeId: "store_1", issued: 12, soldAt: at },
  }),
  ...[
    { subject: "thread_1", by: "bosse", action: "thread-reported" },
    { subject: "report_1", by: "kontor", action: "message-report-opened" },
    { subject: "report_1", by: "kontor", action: "message-report-dismissed" },
    { subject: "case_2", by: "kontor", action: "ad-case-opened" },
    { subject: "report_2", by: "kontor", action: "message-report-opened" },
    { subject: "report_2", by: "kontor", action: "message-report-warned" },
  ].flatMap((line) => auditWrites(there.system, { ...line, person: "dagny", at } as never)),
  put(keys.adCase("case_2"), "adCase", {
    id: "case_2",
    listingId: "listing_2",
    bikeId,
    sellerId: "dagny",
    state: "open",
    reason: "fraud",
    ad: { title: "Oavgjord", price: 900, city: "Malmö", photos: [] },
    reporters: [{ reportId: "report_3", userId: "cilla" }],
    decisions: [],
    appeals: [],
    openedAt: at,
    waitingSince: at,
    version: 1,
    ...listed(lists.adCasesOf("dagny"), "2"),
  }),
  put(keys.adCase("case_1"), "adCase", {
    id: "case_1",
    listingId: "listing_1",
    bikeId,
    sellerId: "dagny",
    state: "decided",
    reason: "misleading",
    ad: { title: "Kronan Sport", price: 900, city: "Malmö", photos: [] },
    reporters: [{ reportId: "report_1", userId: "cilla" }],
    decisions: [
      {
        outcome: "kept",
        explanation: "Cilla Hjortsberg hade fel",
        at,
        sameAdministrator: false,
        by: "kontor",
      },
    ],
    appeals: [{ by: "reporter", userId: "cilla", reportId: "report_1", text: "Cillas ord", at }],
    openedAt: at,
    waitingSince: at,
    version: 1,
    ...listed(lists.adCasesOf("dagny")),
  }),
];

const people = async (there: MarketWithCopies): Promise<void> => {
  await there.person("dagny", 400, {
    fullName: "Dagny Torpman",
    email: "dagny.t@example.se",
    phone: "+46701110001",
    personalNumberEncrypted: "ciphertext",
    personalNumberMac: "mac of dagny",
  });
  for (const [userId, { fullName, email, phone }] of Object.entries(others))
    await there.person(userId, 400, {
      fullName,
      email,
      phone,
      protectedIdentity: userId === "cilla" ? true : undefined,
    });
};

/** Dagny has sold a bike to Bosse and bought one from Cilla, whose identity is protected; she has exchanged messages, lost a bike and found one. */
export const aBusyPerson = async (there: MarketWithCopies) => {
  await people(there);
  const keep = await there.bike({
    ownerId: "dagny",
    frameNumber: "WTU204K8861",
    brand: "Kronan",
    model: "Sport",
    photoUploadId: "upload_photo",
    receiptUploadId: "upload_receipt",
    analysisId: (await given.proof(there.table, { ownerId: "dagny" })).id,
  });
  const sold = await there.bike({
    ownerId: "dagny",
    frameNumber: "WTU204K8862",
    receiptUploadId: "upload_old",
  });
  const bought = await there.bike({
    ownerId: "cilla",
    frameNumber: "WTU204K8863",
    photoUploadId: "upload_of_cilla",
    receiptUploadId: "upload_receipt_of_cilla",
    name: "Cillas skatt",
  });
  const missed = await there.bike({ ownerId: "bosse", frameNumber: "WTU204K8864" });
  await there.accept("bosse", await there.offer("dagny", sold.id, { buyerEmail: "bosse.r@example.se" }));
  await there.accept("dagny", await there.offer("cilla", bought.id, { buyerEmail: "dagny.t@example.se" }));
  await there
    .offer("dagny", keep.id, { buyerEmail: "nobody.yet@example.se" })
    .then((id) => there.cancel("dagny", id));

  const context = { table: there.table, system: there.system, cursorSecret: "secret" };
  const form = ContactForm.parse({
    type: "general_inquiry",
    text: `${nasty} Ring Bosse Rosenqvist, 0702220002 eller bosse.r@example.se`,
  });
  const { threadId } = await contactOwner(context, {
    userId: "bosse",
    bikeId: keep.id,
    idempotencyKey: there.key(),
    form,
  });
  await reply(context, {
    userId: "dagny",
    threadId,
    idempotencyKey: there.key(),
    text: "Hej BOSSE ROSENQVIST, den är inte till salu.",
  });
  await reportThread(
    context,
    { userId: "dagny", threadId },
    { reason: "spam", text: "Bosse Rosenqvist tjatar" },
  );
  await blockThread(context, { userId: "dagny", threadId });

  await there.steal(keep.id, undefined, "dagny");
  await there.steal(missed.id, undefined, "bosse");
  const find = { location: "Vid bron", description: "Låset är kvar", contact: "ring cilla.h@example.se" };
  await reportFound(context, { userId: "cilla", bikeId: keep.id, idempotencyKey: there.key(), form: find });
  const own = { location: "I ån", description: "Blöt", contact: "dagny.t@example.se" };
  await reportFound(context, { userId: "dagny", bikeId: missed.id, idempotencyKey: there.key(), form: own });
  await there.table.transact([...fromElsewhere(there, keep.id)]);
  await there.table.transact([update(keys.profile("bosse")).set({ fullName: "Bosse Rosenqvist" })]);
  return { keep, sold, bought, missed };
};
