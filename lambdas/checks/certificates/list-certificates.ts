import type { OwnCertificate } from "#contract/checks/certificates.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import { OwnCertificateItem } from "#lambdas/checks/items/certificate.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import type { CertificatesContext } from "./certificates-context.ts";

export const listCertificates = async (
  { table, cursorSecret }: Pick<CertificatesContext, "table" | "cursorSecret">,
  userId: string,
  { limit, cursor }: PageQuery,
): Promise<{ items: OwnCertificate[]; cursor: string | undefined }> => {
  const prefix = ranges.ownCertificates;
  const list = `${userId} ${prefix}`;
  const page = await table.query({
    partition: userPartition(userId),
    prefix,
    schema: OwnCertificateItem,
    limit,
    newestFirst: true,
    after: readCursor(cursorSecret, list, cursor),
  });
  return {
    items: page.items.map(({ entity: _entity, expiresAt: _expiresAt, ...own }) => own),
    cursor: writeCursor(cursorSecret, list, page.next),
  };
};
