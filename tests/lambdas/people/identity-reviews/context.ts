import type { OpenedIdentityReview } from "#contract/people/identity-reviews.ts";
import { maskPersonalNumber } from "#contract/platform/personal-number.ts";
import { decideIdentityReview } from "#lambdas/people/identity-reviews/decide-identity-review.ts";
import { requestIdentityReview } from "#lambdas/people/identity-reviews/request-identity-review.ts";
import type { ReviewsContext } from "#lambdas/people/identity-reviews/reviews-context.ts";
import { kmsCipher, kmsMac } from "#lambdas/people/personal-numbers.ts";
import { system } from "#lambdas/platform/system.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import type { ProfileItem } from "#lambdas/people/items/person.ts";
import type { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { tableInRoleOf } from "#tests/in-role.ts";
import { keyIds, startKms } from "#tests/lambdas/platform/tokens/kms.ts";

export const personalNumber = "198508211359";

/** The recognised text of Astrid Ek's card. */
export const card = [
  "IDENTITETSKORT SVERIGE SWEDEN",
  "Efternamn/Surname",
  "EK",
  "Förnamn/Given names",
  "ASTRID MARIA",
  "Personnummer/Personal no.",
  "19850821-1359",
];

/** Use cases on a fresh table with real encryption. Each photo's text is set by its upload id. */
export const reviewsContext = async () => {
  const kms = await startKms();
  const { tableName, client, config } = await withTable();
  const cipher = kmsCipher(kms.client, keyIds.cipher);
  const mac = kmsMac(kms.client, keyIds.mac);
  const cards = new Map<string, readonly string[] | Error>();
  const discarded: string[] = [];
  const logged: string[] = [];
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const context: ReviewsContext = {
    table: openTable(tableName, { ...system, now }, client),
    system: { ...system, now },
    cipher,
    photos: {
      read: async ({ id }) => {
        const shown = cards.get(id) ?? card;
        if (shown instanceof Error) throw shown;
        return [...shown];
      },
      link: async ({ id }) => `https://photos.test/${id}`,
      discard: async ({ id }) => void discarded.push(id),
    },
    cursorSecret: "cursor-secret",
    reportFailure: (_what, error) => void logged.push(error instanceof Error ? error.name : ""),
  };

  const inRole = {
    ...context,
    table: await tableInRoleOf("identity-reviews", { tableName, config }, { ...system, now }),
  };
  const aPerson = async (digits?: string, over: Partial<ProfileItem> = {}): Promise<string> => {
    const userId = system.newId("user");
    const profile = {
      userId,
      email: "astrid@example.se",
      fullName: "Astrid Ek",
      language: "sv",
      identityLevel: digits === undefined ? 0 : 1,
      personalNumberEncrypted: digits && (await cipher.encrypt(userId, digits)),
      personalNumberMac: digits && (await mac(digits)),
      personalNumberMasked: digits && maskPersonalNumber(digits),
      createdAt: now().toISOString(),
      ...over,
    };
    await context.table.transact([put(keys.profile(userId), "profile", profile)]);
    return userId;
  };
  const aCard = async (ownerId: string, over: Partial<UploadItem> = {}): Promise<string> => {
    const id = system.newId("upload");
    const upload = {
      id,
      ownerId,
      kind: "id-card",
      state: "ready",
      contentType: "image/jpeg",
      createdAt: now().toISOString(),
      expiresAt: Math.floor(now().getTime() / 1000) + 24 * 3600,
      ...over,
    };
    await context.table.transact([put(keys.upload(id), "upload", upload)]);
    return id;
  };
  const ask = async (userId: string) => requestIdentityReview(inRole, userId, await aCard(userId));
  const approve = (reviewId: string, adminId = "admin"): Promise<OpenedIdentityReview> =>
    decideIdentityReview(inRole, adminId, reviewId, { decision: "approve" });
  const reject = (reviewId: string, reason = "Fotot är suddigt."): Promise<OpenedIdentityReview> =>
    decideIdentityReview(inRole, "admin", reviewId, { decision: "reject", reason });
  return {
    context,
    mac,
    cards,
    discarded,
    logged,
    aPerson,
    aCard,
    ask,
    approve,
    reject,
    pass: (days: number) => void (ahead += days * 24 * 3600 * 1000),
    close: () => kms.close(),
  };
};
