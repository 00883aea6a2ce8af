import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ImportField } from "#contract/shops/bike-imports/fields.ts";
import type { Mapping } from "./columns.ts";
import type { ReadTable } from "./read-file.ts";

const maxRows = 3;

export function Sample({ table, mapping }: { table: ReadTable; mapping: Mapping }): ReactNode {
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
