import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useMutation } from "@tanstack/react-query";
import { FileCheck, ClipboardCheck, Copy, CircleAlert, CircleQuestionMark } from "lucide-react";
import type { CheckedNumber } from "#contract/bikes/search.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { Badge } from "#web/platform/ui/Badge.tsx";
import { tableText } from "./table-text.ts";

/** Loads the PDF code only when needed. */
const makeReport = async (numbers: readonly string[]): Promise<void> => {
  const { saveReport } = await import("./report/save-report.ts");
  await saveReport(numbers);
};

function ReportButton({ numbers }: { numbers: readonly string[] }): ReactNode {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: makeReport });
  const words = useTexts(($) => $.search.store.report);
  const press = (): void => {
    if (!isPending) mutate(numbers);
  };
  return (
    <div className="ways ways--apart">
      <button type="button" className="btn btn--ghost" aria-disabled={isPending} onClick={press}>
        <FileCheck size={18} aria-hidden="true" />
        {isPending ? words.making : words.make}
      </button>
      <output>{isSuccess && words.saved}</output>
      {error !== null && (
        <p className="checkform__fault" role="alert">
          {failureText(error)}
        </p>
      )}
    </div>
  );
}

/** Text and icon, never colour alone. */
function CheckedStatus({ result }: { result: CheckedNumber["result"] }): ReactNode {
  const { t } = useTranslation();
  const text = t(($) => $.search.store.results[result]);
  switch (result) {
    case "stolen":
    case "registered":
      return <Badge tone={result}>{text}</Badge>;
    case "disputed":
    case "resembles-stolen":
      return <Badge tone="stolen">{text}</Badge>;
    case "sold":
      return <Badge tone="sale">{text}</Badge>;
    case "unknown":
      return (
        <span className="chip">
          <CircleQuestionMark size={18} aria-hidden="true" />
          {text}
        </span>
      );
    case "not-a-number":
      return (
        <span className="chip">
          <CircleAlert size={18} aria-hidden="true" />
          {text}
        </span>
      );
  }
}

type Outcome = "copied" | "notCopied";

function CopyButton({ text }: { text: string }): ReactNode {
  const { t } = useTranslation();
  const [done, setDone] = useState<{ text: string; outcome: Outcome }>();
  // The result belongs to the text that was copied.
  const outcome = done?.text === text ? done.outcome : undefined;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setDone({ text, outcome: "copied" });
    } catch {
      setDone({ text, outcome: "notCopied" });
    }
  };
  const Icon = outcome === "copied" ? ClipboardCheck : Copy;
  return (
    <div className="ways ways--apart">
      <button type="button" className="btn btn--ghost" onClick={() => void copy()}>
        <Icon size={18} aria-hidden="true" />
        {t(($) => $.search.store.copy)}
      </button>
      <output>{outcome !== undefined && t(($) => $.search.store[outcome])}</output>
    </div>
  );
}

type CheckedRow = { readonly item: CheckedNumber; readonly number: string; readonly bike: string };

const rowOf = (item: CheckedNumber): CheckedRow => ({
  item,
  number: item.frameNumber ?? item.typed,
  bike: [
    item.bike?.brand,
    item.bike?.model,
    item.result === "resembles-stolen" ? item.bike?.frameNumber : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(" "),
});

function Rows({ rows }: { rows: readonly CheckedRow[] }): ReactNode {
  return rows.map(({ item, number, bike }, place) => (
    <tr key={`${place} ${item.typed}`} className={`checked__row checked__row--${item.result}`}>
      <th scope="row" className="mono">
        {number}
      </th>
      <td>
        <CheckedStatus result={item.result} />
      </td>
      <td>{bike}</td>
    </tr>
  ));
}

function Head({ names }: { names: readonly string[] }): ReactNode {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** In the order of the numbers. */
export function CheckedTable({ items }: { items: readonly CheckedNumber[] }): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.search.store);
  const rows = items.map(rowOf);
  const countOf = (asked: CheckedNumber["result"]) => items.filter(({ result }) => result === asked).length;
  const [stolen, alike] = [countOf("stolen"), countOf("resembles-stolen")];
  const head = [texts.number, texts.status, texts.bike];
  const lines = rows.map(({ item, number, bike }) => [number, texts.results[item.result], bike]);
  return (
    <section className="checked" aria-labelledby="checked-title">
      <h2 id="checked-title" aria-live="polite">
        {t(($) => $.search.store.found, { count: stolen, all: items.length })}
      </h2>
      {alike > 0 && (
        <p className="checkform__fault" role="alert">
          {t(($) => $.search.store.alike, { count: alike })}
        </p>
      )}
      <div className="ways ways--apart">
        <ReportButton numbers={items.map(({ typed }) => typed)} />
        <CopyButton text={tableText([head, ...lines])} />
      </div>
      <table className="checked__table">
        <Head names={head} />
        <tbody>
          <Rows rows={rows} />
        </tbody>
      </table>
      {countOf("sold") > 0 && <p>{texts.soldHint}</p>}
      <p className="muted">{texts.unknownHint}</p>
    </section>
  );
}
