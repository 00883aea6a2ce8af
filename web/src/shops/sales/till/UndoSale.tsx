import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/platform/api/failure-text.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { sales } from "#web/shops/sales/sales-api.ts";

/** Works until the buyer claims the bike. */
export function UndoSale({ saleId, children }: { saleId: string; children?: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => sales.returnSale({ params: { saleId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.sales.all }),
  });
  return (
    <>
      <button
        type="button"
        className="btn btn--quiet"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        <Undo2 size={20} aria-hidden="true" />
        <span>{children ?? t(($) => $.till.done.undo)}</span>
      </button>
      {error !== null && <p role="alert">{failureText(error)}</p>}
    </>
  );
}
