import type { DisputeStatement } from "#contract/ownership/ownership-disputes.ts";
import type { Pictures } from "#lambdas/bikes/pictures.ts";
import type { OwnershipDisputeItem } from "#lambdas/ownership/items/ownership-dispute.ts";

/** Shows a side's statements, with links below that side's id, so that no other person's picture is reached. */
export const showStatements = (
  { pictures }: { readonly pictures: Pictures },
  ownerId: string,
  statements: OwnershipDisputeItem["ownerSaid"],
): Promise<DisputeStatement[]> =>
  Promise.all(
    statements.map(async ({ text, at, pictures: ids }) => {
      const links = await Promise.all(ids.map((id) => pictures.receipt({ ownerId, receiptUploadId: id })));
      return { text, at, pictures: links.filter((link) => link !== undefined) };
    }),
  );
