import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BikeImport } from "#contract/shops/bike-imports/imports.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";
import { bikeImports } from "./imports-api.ts";

export function CancelRest({ list: { id: importId, registered } }: { list: BikeImport }): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [asked, ask] = useState(false);
  const words = t(($) => $.storeImport.list, { returnObjects: true, skipInterpolation: true });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => bikeImports.cancelBikeImport({ params: { importId } }),
    onSuccess: (now) => queries.setQueryData(queryKeys.bikeImports.one(importId), now),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.bikeImports.all }),
  });
  const name = registered === 0 ? words.cancel : words.cancelRest;
  return (
    <>
      <button type="button" className="btn btn--quiet" onClick={() => ask(true)}>
        {name}
      </button>
      {asked && (
        <PlainDialog title={name} onClose={() => ask(false)}>
          <p>{words.cancelSure}</p>
          {error !== null && <p role="alert">{failureText(error)}</p>}
          <div className="importcard__ways">
            <button type="button" className="btn btn--primary" disabled={isPending} onClick={() => mutate()}>
              {name}
            </button>
            <button type="button" className="btn btn--ghost" onClick={() => ask(false)}>
              {words.keep}
            </button>
          </div>
        </PlainDialog>
      )}
    </>
  );
}
