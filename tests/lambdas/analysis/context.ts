import type { AnalysisContext } from "#lambdas/analysis/analysis-context.ts";
import type { Sight, Vision } from "#lambdas/analysis/vision.ts";
import type { TextLine } from "#lambdas/shared/ocr/text-line.ts";
import { kmsCipher } from "#lambdas/shared/tokens/personal-numbers.ts";
import { system } from "#lambdas/system.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import type { UploadItem } from "#lambdas/shared/table/items/pictures.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { keyIds, startKms } from "#tests/lambdas/shared/tokens/kms.ts";

/** Use cases on a fresh table with real key management. What the pictures show is told, by their place in S3. */
export const analysisContext = async () => {
  const kms = await startKms();
  const { tableName, client } = await withTable();
  const cipher = kmsCipher(kms.client, keyIds.cipher);
  const receipts = new Map<string, TextLine[] | Error>();
  const photos = new Map<string, Sight>();
  const logged: unknown[] = [];
  const vision: Vision = {
    async readReceipt({ bucket, key }) {
      const shown = receipts.get(`${bucket}/${key}`) ?? [];
      if (shown instanceof Error) throw shown;
      return shown;
    },
    lookAt: async ({ bucket, key }) =>
      photos.get(`${bucket}/${key}`) ?? { labels: [], colours: [], lettering: [] },
    readLettering: async ({ bucket, key }) => photos.get(`${bucket}/${key}`)?.lettering.slice() ?? [],
  };
  const context: AnalysisContext = {
    table: openTable(tableName, system, client),
    system,
    buckets: { receipt: "receipts", "bike-photo": "bike-photos" },
    cipher,
    vision,
    perDay: 3,
    readingsPerDay: 2,
    reportFailure: (errorName) => void logged.push(errorName),
  };

  const aPerson = async (personalNumber?: string): Promise<string> => {
    const userId = system.newId("user");
    const personalNumberEncrypted = personalNumber && (await cipher.encrypt(userId, personalNumber));
    const profile = {
      userId,
      email: "astrid@example.se",
      fullName: "Astrid Ek",
      language: "sv",
      identityLevel: personalNumber === undefined ? 0 : 1,
      personalNumberEncrypted,
      createdAt: system.now().toISOString(),
    };
    await context.table.transact([put(keys.profile(userId), "profile", profile)]);
    return userId;
  };
  const anUpload = async (ownerId: string, changes: Partial<UploadItem> = {}): Promise<string> => {
    const id = system.newId("upload");
    const upload = {
      id,
      ownerId,
      kind: "receipt",
      state: "ready",
      contentType: "image/jpeg",
      createdAt: system.now().toISOString(),
      expiresAt: Math.floor(system.now().getTime() / 1000) + 3600,
      ...changes,
    };
    await context.table.transact([put(keys.upload(id), "upload", upload)]);
    return id;
  };
  return { context, receipts, photos, logged, aPerson, anUpload, close: () => kms.close() };
};
