import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Run } from "#contract/inventory.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { failureText } from "#web/api/failure-text.ts";
import { inventoryClient } from "#web/features/inventory/inventory-api.ts";
import { makeRun } from "#web/features/inventory/make-run.ts";
import { printRun } from "#web/features/inventory/print-run.ts";
import { momentText } from "#web/i18n/day-text.ts";
import { saveFile } from "#web/ui/save-file.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

const useRun = (run: Run) => {
  const queries = useQueryClient();
  const [made, setMade] = useState(run.made);
  const params = { runId: run.id };
  const onSettled = () => queries.invalidateQueries({ queryKey: adminQueryKeys.inventory.all });
  const making = useMutation({
    mutationFn: () =>
      makeRun(run, { signal: AbortSignal.timeout(600_000), onProgress: (now) => setMade(now.made) }),
    onSettled,
  });
  const printing = useMutation({
    mutationFn: async () => saveFile(`${run.id}.pdf`, await printRun(run.id, AbortSignal.timeout(300_000))),
  });
  const marking = useMutation({
    mutationFn: (printed: boolean) =>
      printed ? inventoryClient.markPrinted({ params }) : inventoryClient.unmarkPrinted({ params }),
    onSettled,
  });
  return { making, printing, marking, made: Math.max(made, run.made) };
};

function Ways({ run, of }: { run: Run; of: ReturnType<typeof useRun> }): ReactNode {
  const { t } = useTranslation();
  const { making, printing, marking, made } = of;
  const words = t(($) => $.inventory.runs, { returnObjects: true, skipInterpolation: true });
  if (made < run.count)
    return (
      <button
        type="button"
        className="btn btn--primary"
        disabled={making.isPending}
        onClick={() => making.mutate()}
      >
        {words.goOn}
      </button>
    );
  return (
    <>
      <button
        type="button"
        className="btn btn--ghost"
        disabled={printing.isPending}
        onClick={() => printing.mutate()}
      >
        {printing.isPending ? words.waiting : words.pdf}
      </button>
      <button
        type="button"
        className="btn btn--quiet"
        disabled={marking.isPending}
        onClick={() => marking.mutate(run.printedAt === undefined)}
      >
        {run.printedAt === undefined ? words.markPrinted : words.unmarkPrinted}
      </button>
    </>
  );
}

/** One run of codes and what can be done with it. */
export function RunCard({ run }: { run: Run }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const state = useRun(run);
  const { count, store, createdAt, printedAt, orderNumber } = run;
  const { made, making, printing, marking } = state;
  const failure = making.error ?? marking.error;
  const date = momentText(createdAt, language);
  return (
    <article className="qrrun" aria-label={date}>
      <h3>
        {t(($) => $.inventory.runs.what, { count })} · {store ?? t(($) => $.inventory.self)}
      </h3>
      <p className="muted">
        {date}
        {orderNumber !== undefined && ` · ${orderNumber}`}
      </p>
      {made < count && <p>{t(($) => $.inventory.generator.progress, { made, count })}</p>}
      {printedAt !== undefined && (
        <p>{t(($) => $.inventory.runs.printed, { date: momentText(printedAt, language) })}</p>
      )}
      <div className="qrrun__ways">
        <Ways run={run} of={state} />
      </div>
      {printing.isError && <p role="alert">{t(($) => $.inventory.fit.noPdf)}</p>}
      {failure !== null && <p role="alert">{failureText(failure)}</p>}
    </article>
  );
}
