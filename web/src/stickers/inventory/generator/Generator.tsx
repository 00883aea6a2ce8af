import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { maxCodesPerRun, type Run, defaultCodesPerRun } from "#contract/stickers/inventory.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { inventoryClient, storesQuery } from "#web/stickers/inventory/inventory-api.ts";
import { quantityOf } from "#web/stickers/order-parts/quantity.ts";
import { makeRun } from "#web/stickers/inventory/make-run.ts";
import { readPrintFit } from "#web/stickers/print/print-fit.ts";
import { LineField } from "#web/platform/ui/field/TextField.tsx";
import { SelectFilter } from "#web/platform/ui/field/SelectFilter.tsx";
import { PrinterFit } from "./PrinterFit.tsx";

/** Loaded separately, because drawing codes is heavy and the form works without it. */
const SheetPreview = lazy(() => import("./SheetPreview.tsx"));

const quickCounts = [10, 20, 100, 300];

/** Starts a run and makes its codes while the page is open. One idempotency key per run keeps a repeated press from starting another. */
const useCreateRun = () => {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Run>();
  const key = useRef<string>(undefined);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (body: { pool: string; count: number }) => {
      key.current ??= crypto.randomUUID();
      stop.current = new AbortController();
      const begun = await inventoryClient.beginRun({ body }, { idempotencyKey: key.current });
      setProgress(begun);
      return makeRun(begun, { signal: stop.current.signal, onProgress: setProgress });
    },
    onSuccess: () => {
      key.current = undefined;
    },
    onSettled: () => queries.invalidateQueries({ queryKey: adminQueryKeys.inventory.all }),
  });
  const forget = (): void => {
    key.current = undefined;
  };
  return {
    make: mutate,
    busy: isPending,
    failure: error === null ? undefined : failureText(error),
    progress,
    forget,
  };
};

function Progress({ run }: { run: Run }): ReactNode {
  const { t } = useTranslation();
  const { made, count } = run;
  return (
    <output className="qrmanagement__progress">
      <progress max={count} value={made} aria-label={t(($) => $.inventory.generator.progressLabel)} />
      {made < count
        ? t(($) => $.inventory.generator.progress, { made, count })
        : t(($) => $.inventory.generator.done, { count })}
    </output>
  );
}

function Pools({ pool, onChange }: { pool: string; onChange: (pool: string) => void }): ReactNode {
  const { t } = useTranslation();
  const { data, error } = useInfiniteQuery(storesQuery);
  const stores = (data?.pages ?? []).flatMap(({ items }) => items);
  return (
    <>
      <SelectFilter
        name="pool"
        label={t(($) => $.inventory.generator.pool)}
        value={pool}
        options={[
          ["self", t(($) => $.inventory.self)],
          ...stores.map(({ storeId, name, city }) => [storeId, `${name}, ${city}`] as const),
        ]}
        onChange={(chosen) => onChange(chosen ?? "self")}
      />
      {error !== null && <p role="alert">{t(($) => $.inventory.generator.noStores)}</p>}
    </>
  );
}

type CountProps = { typed: string; wrong: boolean; onType: (text: string) => void };

function Count({ typed, wrong, onType }: CountProps): ReactNode {
  const words = useTexts(($) => $.inventory.generator);
  const why = typed.trim() === "" ? words.noCount : words.badCount;
  const fault = wrong ? why : undefined;
  return (
    <>
      <LineField
        label={words.count}
        hint={words.countHint}
        fault={fault}
        faultText={fault}
        className="plaininput"
        inputMode="numeric"
        value={typed}
        onType={onType}
      />
      <div className="ways">
        {quickCounts.map((each) => (
          <button key={each} type="button" className="btn btn--ghost" onClick={() => onType(String(each))}>
            {each}
          </button>
        ))}
      </div>
    </>
  );
}

/** The form to make codes, with a preview of the sheet; `children` go below the preview. */
export function Generator({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const [typed, type] = useState(String(defaultCodesPerRun));
  const [fit, setFit] = useState(readPrintFit);
  const [pool, choose] = useState("self");
  const [tried, setTried] = useState(false);
  const { make, busy, failure, progress, forget } = useCreateRun();
  const count = quantityOf(typed, maxCodesPerRun);
  /** A different count or pool makes a different run. */
  const change = (set: (value: string) => void) => (value: string) => {
    forget();
    set(value);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (count !== undefined && !busy) make({ pool, count });
  };
  return (
    <div className="qrmanagement__beside">
      <form className="qrgenerator" onSubmit={submit} noValidate>
        <Count typed={typed} wrong={tried && count === undefined} onType={change(type)} />
        <Pools pool={pool} onChange={change(choose)} />
        <PrinterFit fit={fit} onChange={setFit} />
        <button type="submit" className="btn btn--primary" disabled={busy}>
          {t(($) => $.inventory.generator.make, { count: count ?? 0 })}
        </button>
        {progress !== undefined && <Progress run={progress} />}
        {failure && <p role="alert">{failure}</p>}
      </form>
      <div className="qrmanagement__aside">
        <Suspense>{count !== undefined && <SheetPreview count={count} fit={fit} />}</Suspense>
        {children}
      </div>
    </div>
  );
}
