import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { mostCodes, type Run, usualCodes } from "#contract/inventory.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { failureText } from "#web/api/failure-text.ts";
import { inventoryClient, storesQuery } from "#web/features/inventory/inventory-api.ts";
import { quantityOf } from "#web/shared/orders/quantity.ts";
import { makeRun } from "#web/features/inventory/make-run.ts";
import { readPrintFit } from "#web/shared/qr-print/print-fit.ts";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import { SelectFilter } from "#web/ui/field/SelectFilter.tsx";
import { PrinterFit } from "./PrinterFit.tsx";

/** The drawing of codes is heavy, and the form can be filled in without it. */
const SheetPreview = lazy(() => import("./SheetPreview.tsx"));

const usual = [10, 20, 100, 300];

/** Begins a run and makes its codes while the page is open. The same press is never two runs. */
const useMaking = () => {
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
  const { t } = useTranslation();
  const id = useId();
  const words = t(($) => $.inventory.generator, { returnObjects: true, skipInterpolation: true });
  const fault = wrong ? words.badCount : undefined;
  return (
    <>
      <PlainField id={id} label={words.count} hint={words.countHint} fault={fault} faultText={fault}>
        {(described) => (
          <input
            {...described}
            className="plaininput"
            inputMode="numeric"
            value={typed}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </PlainField>
      <div className="qrgenerator__usual">
        {usual.map((each) => (
          <button key={each} type="button" className="btn btn--ghost" onClick={() => onType(String(each))}>
            {each}
          </button>
        ))}
      </div>
    </>
  );
}

/** How many, for whom, and how they fit the printer, with the sheet as it will be. `children` stand under the sheet. */
export function Generator({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const [typed, type] = useState(String(usualCodes));
  const [fit, setFit] = useState(readPrintFit);
  const [pool, choose] = useState("self");
  const [tried, setTried] = useState(false);
  const { make, busy, failure, progress, forget } = useMaking();
  const count = quantityOf(typed, mostCodes);
  /** Another count or another store is another run. */
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
