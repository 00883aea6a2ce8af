import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Transfer } from "#contract/ownership/transfers.ts";
import { Loaded } from "#web/platform/one-item/Loaded.tsx";
import { transferQuery } from "#web/ownership/handover/transfer-api.ts";

type Props = { readonly transferId: string; readonly children: (transfer: Transfer) => ReactNode };

export function LoadedTransfer({ transferId, children }: Props): ReactNode {
  const { t } = useTranslation();
  const failed = t(($) => $.transfers.page.failed);
  const query = useQuery(transferQuery(transferId));
  return (
    <Loaded query={query} failed={failed} of={["title", "plate", "block"]}>
      {children}
    </Loaded>
  );
}
