import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { Run } from "#contract/stickers/inventory.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { inventoryClient } from "#web/stickers/inventory/inventory-api.ts";
import { makeRun } from "#web/stickers/inventory/make-run.ts";
import { printRollLabels, printRun } from "#web/stickers/inventory/print-run.ts";
import { dayText, momentText } from "#web/platform/i18n/day-text.ts";
import { saveFile } from "#web/platform/ui/save-file.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

const useRun = (run: Run) => {
  const { t } = useTranslation();
  const language = usePageLanguage();
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
  const labelling = useMutation({
    mutationFn: async () => {
      const owner = run.store ?? t(($) => $.inventory.self);
      const words = { owner, made: dayText(run.createdAt, language) };
      const labels = await printRollLabels(run, words, AbortSignal.timeout(300_000));
      saveFile(`${run.id}-rolls.pdf`, labels);
    },
  });
  const marking = useMutation({
    mutationFn: (printed: boolean) =>
      printed ? inventoryClient.markPrinted({ params }) : inventoryClient.unmarkPrinted({ params }),
    onSettled,
  });
  return { making, printing, labelling, marking, made: Math.max(made, run.made) };
};

type ActionProps = {
  look?: "primary" | "ghost" | "quiet";
  busy: boolean;
  onPress: () => void;
  children: ReactNode;
};

function ActionButton({ look = "quiet", busy, onPress, children }: ActionProps): ReactNode {
  return (
    <button type="button" className={`btn btn--${look}`} disabled={busy} onClick={onPress}>
      {children}
    </button>
  );
}

function RunActions({ run, of }: { run: Run; of: ReturnType<typeof useRun> }): ReactNode {
  const { making, printing, labelling, marking, made } = of;
  const words = useTexts(($) => $.inventory.runs);
  if (made < run.count)
    return (
      <ActionButton look="primary" busy={making.isPending} onPress={() => making.mutate()}>
        {words.goOn}
      </ActionButton>
    );
  const isPrinted = run.printedAt !== undefined;
  return (
    <>
      <ActionButton look="ghost" busy={printing.isPending} onPress={() => printing.mutate()}>
        {printing.isPending ? words.waiting : words.pdf}
      </ActionButton>
      <ActionButton busy={labelling.isPending} onPress={() => labelling.mutate()}>
        {labelling.isPending ? words.waiting : words.rollLabels}
      </ActionButton>
      <ActionButton busy={marking.isPending} onPress={() => marking.mutate(!isPrinted)}>
        {isPrinted ? words.unmarkPrinted : words.markPrinted}
      </ActionButton>
    </>
  );
}

export function RunCard({ run }: { run: Run }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const state = useRun(run);
  const { count, store, createdAt, printedAt, orderNumber } = run;
  const { made, making, printing, labelling, marking } = state;
  const failure = making.error ?? marking.error;
  const date = momentText(createdAt, language);
  return (
    <article className="card qrrun" aria-label={date}>
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
      <div className="ways">
        <RunActions run={run} of={state} />
      </div>
      {(printing.isError || labelling.isError) && <p role="alert">{t(($) => $.inventory.fit.noPdf)}</p>}
      {failure !== null && <p role="alert">{failureText(failure)}</p>}
    </article>
  );
}
