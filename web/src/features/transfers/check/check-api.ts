import { queryOptions } from "@tanstack/react-query";
import { ownershipReceiptRoutes } from "#contract/ownership-receipts.ts";
import { createClient } from "#web/api/client.ts";
import { queryKeys } from "#web/api/query-keys.ts";

/** A person who holds the paper may ask. */
const client = createClient(ownershipReceiptRoutes, { token: async () => undefined });

/** What the register says of a receipt right now. */
export const checkQuery = (number: string, code: string) =>
  queryOptions({
    queryKey: queryKeys.receiptChecks.one(number, code),
    queryFn: ({ signal }) => client.checkReceipt({ params: { number, code } }, { signal }),
  });
