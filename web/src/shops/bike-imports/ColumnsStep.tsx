import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ImportField, fieldsWithFallback } from "#contract/shops/bike-imports/fields.ts";
import { type Mapping, missingOf, recognise } from "./columns.ts";
import type { ReadTable } from "./read-file.ts";
import { useMutation } from "@tanstack/react-query";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import type { ImportFallback } from "#contract/shops/bike-imports/read-row.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { SelectFilter } from "#web/platform/ui/field/SelectFilter.tsx";
import { Progress } from "./Progress.tsx";
import { sendList } from "./send-list.ts";

const maxRows = 3;

function Sample({ table, mapping }: { table: ReadTable; mapping: Mapping }): ReactNode {
  const { t } = useTranslation();
  const fields = t(($) => $.storeImport.fields, { returnObjects: true });
  const columns = ImportField.options.flatMap((field) => {
    const column = mapping[field];
    return column === undefined ? [] : [{ field, column }];
  });
  if (columns.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without a mouse it is scrolled by keys
    <section className="importsample" tabIndex={0} aria-label={t(($) => $.storeImport.columns.sample)}>
      <table>
        <caption>{t(($) => $.storeImport.columns.sample)}</caption>
        <thead>
          <tr>
            {columns.map(({ field }) => (
              <th key={field} scope="col">
                {fields[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.slice(0, maxRows).map(({ line, cells }) => (
            <tr key={line}>
              {columns.map(({ field, column }) => (
                <td key={field}>{cells[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Props = {
  fileName: string;
  table: ReadTable;
  onSent: (importId: string) => void;
  onOther: () => void;
};
type Choice = { mapping: Mapping; fallback: ImportFallback };
type ChoiceProps = { headers: readonly string[]; choice: Choice; onChoose: (choice: Choice) => void };

function Columns({ headers, choice, onChoose }: ChoiceProps): ReactNode {
  const { t } = useTranslation();
  const fields = t(($) => $.storeImport.fields, { returnObjects: true });
  const nameOf = (header: string, place: number): string =>
    header === "" ? t(($) => $.storeImport.columns.column, { number: place + 1 }) : header;
  const options = headers.map((header, place) => [String(place), nameOf(header, place)] as const);
  return (
    <div className="importcolumns">
      {ImportField.options.map((field) => (
        <SelectFilter
          key={field}
          name={field}
          label={fields[field]}
          any={t(($) => $.storeImport.columns.none)}
          value={choice.mapping[field]?.toString()}
          options={options}
          onChange={(column) =>
            onChoose({
              ...choice,
              mapping: { ...choice.mapping, [field]: column === undefined ? undefined : Number(column) },
            })
          }
        />
      ))}
    </div>
  );
}

function Fallbacks({ choice, onChoose }: ChoiceProps): ReactNode {
  const { t } = useTranslation();
  const fields = t(($) => $.storeImport.fields, { returnObjects: true });
  const { types, colours } = t(($) => $.vocabulary, { returnObjects: true });
  const { mapping, fallback } = choice;
  const labelOf = (field: (typeof fieldsWithFallback)[number]): string =>
    t(($) => $.storeImport.columns.same, { field: fields[field] });
  const choose = (more: ImportFallback): void => onChoose({ mapping, fallback: { ...fallback, ...more } });
  const any = t(($) => $.storeImport.columns.choose);
  return (
    <div className="importcolumns">
      {mapping.type === undefined && (
        <SelectFilter
          name="same-type"
          label={labelOf("type")}
          any={any}
          value={fallback.type}
          options={BikeType.options.map((type) => [type, types[type]] as const)}
          onChange={(type) => choose({ type })}
        />
      )}
      {mapping.color === undefined && (
        <SelectFilter
          name="same-color"
          label={labelOf("color")}
          any={any}
          value={fallback.color}
          options={BikeColour.options.map((color) => [color, colours[color]] as const)}
          onChange={(color) => choose({ color })}
        />
      )}
    </div>
  );
}

const useSending = ({ fileName, table, onSent }: Props) => {
  const [sent, setSent] = useState(0);
  const [keys] = useState(() => new Map<string, string>());
  const sending = useMutation({
    mutationFn: (choice: Choice) => {
      // The same choices reuse the key, so that a retry continues the same import.
      const name = JSON.stringify(choice);
      const key = keys.get(name) ?? crypto.randomUUID();
      keys.set(name, key);
      return sendList({ fileName, table, key, ...choice }, setSent);
    },
    onSuccess: ({ id }) => onSent(id),
  });
  return { sent, sending };
};

function Sending({ sent, count }: { sent: number; count: number }): ReactNode {
  const { t } = useTranslation();
  const text = t(($) => $.storeImport.columns.sending, { done: sent, count });
  return <Progress done={sent} count={count} text={text} />;
}

function OtherFile({ isBusy, onOther }: { isBusy: boolean; onOther: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <button type="button" className="btn btn--ghost" disabled={isBusy} onClick={onOther}>
      {t(($) => $.storeImport.columns.other)}
    </button>
  );
}

export function ColumnsStep(props: Props): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const { fileName, table, onOther } = props;
  const [choice, choose] = useState<Choice>(() => ({ mapping: recognise(table.headers), fallback: {} }));
  const { sent, sending } = useSending(props);
  const words = t(($) => $.storeImport.columns, { returnObjects: true, skipInterpolation: true });
  const fields = t(($) => $.storeImport.fields, { returnObjects: true });
  const missing = missingOf(choice.mapping, choice.fallback).map((field) => fields[field]);
  const count = table.rows.length;
  const isBusy = sending.isPending;
  return (
    <section className="card importcard" aria-labelledby={heading}>
      <h2 id={heading}>{words.title}</h2>
      <p className="muted">{t(($) => $.storeImport.columns.text, { count, file: fileName })}</p>
      <Columns headers={table.headers} choice={choice} onChoose={choose} />
      <Fallbacks headers={table.headers} choice={choice} onChoose={choose} />
      <Sample table={table} mapping={choice.mapping} />
      {missing.length > 0 && (
        <output>{t(($) => $.storeImport.columns.missing, { fields: missing.join(", ") })}</output>
      )}
      {sending.error !== null && <p role="alert">{failureText(sending.error)}</p>}
      {isBusy && <Sending sent={sent} count={count} />}
      <div className="ways importcard__ways">
        <button
          type="button"
          className="btn btn--primary"
          disabled={missing.length > 0 || isBusy}
          onClick={() => sending.mutate(choice)}
        >
          {sending.isError ? words.again : words.check}
        </button>
        <OtherFile isBusy={isBusy} onOther={onOther} />
      </div>
    </section>
  );
}
