import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ReceiptGroup } from "#contract/ownership-receipts.ts";
import { failureText } from "#web/api/failure-text.ts";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { ReceiptRow } from "./ReceiptRow.tsx";
import type { ReceiptsOfGroup } from "./use-receipts.ts";

type Props = {
  readonly group: ReceiptGroup;
  readonly receipts: ReceiptsOfGroup;
  /** Whether a search may go on among older ones. */
  readonly searches: boolean;
};

/** A group of receipts under its name. One with nothing in it is not there. */
export function ReceiptSection({ group, receipts, searches }: Props): ReactNode {
  const { t } = useTranslation();
  const { data, hasNextPage } = receipts;
  if (!hasNextPage && data?.pages.every(({ items }) => items.length === 0)) return null;
  return (
    <section className="receipts__group">
      <h2>{t(($) => $.ownershipReceipts.groups[group])}</h2>
      <PagedList
        query={receipts}
        why={failureText}
        empty={null}
        keyOf={({ transferId }) => transferId}
        words={searches ? { more: t(($) => $.ownershipReceipts.searchOn) } : undefined}
      >
        {(entry) => <ReceiptRow entry={entry} />}
      </PagedList>
    </section>
  );
}
