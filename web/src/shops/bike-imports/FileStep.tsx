import { FileSpreadsheet } from "lucide-react";
import { type DragEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { ImportField, maxImportRows } from "#contract/shops/bike-imports/fields.ts";
import { saveTemplate } from "./files-to-save.ts";
import { FileError, type ReadTable, readFile } from "./read-file.ts";

type Fault = FileError["fault"] | "other" | number;
type Props = { onRead: (fileName: string, table: ReadTable) => void };

const useReading = (onRead: Props["onRead"]) => {
  const [fault, setFault] = useState<Fault>();
  const [reading, setReading] = useState(false);
  const read = async (file: File): Promise<void> => {
    setReading(true);
    setFault(undefined);
    try {
      const table = await readFile(file);
      if (table.rows.length > maxImportRows) setFault(table.rows.length);
      else onRead(file.name, table);
    } catch (error) {
      setFault(error instanceof FileError ? error.fault : "other");
    } finally {
      setReading(false);
    }
  };
  return { fault, reading, read: (file: File | undefined) => void (file && read(file)) };
};

function FaultText({ fault }: { fault: Fault }): ReactNode {
  const { t } = useTranslation();
  return (
    <p className="failure" role="alert">
      {typeof fault === "number"
        ? t(($) => $.storeImport.file.faults.long, { rows: fault, most: maxImportRows })
        : t(($) => $.storeImport.file.faults[fault])}
    </p>
  );
}

function Template(): ReactNode {
  const { file, fields, example } = useTexts(($) => $.storeImport);
  const save = (): void =>
    saveTemplate(file.templateName, {
      headers: ImportField.options.map((field) => fields[field]),
      example: ImportField.options.map((field) => example[field]),
    });
  return (
    <button type="button" className="btn btn--quiet" onClick={save}>
      {file.template}
    </button>
  );
}

export function FileStep({ onRead }: Props): ReactNode {
  const [id, heading] = [useId(), useId()];
  const { fault, reading, read } = useReading(onRead);
  const words = useTexts(($) => $.storeImport.file);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    read(event.dataTransfer.files[0]);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping only helps: the field beneath has keys
    <section
      className="card importcard importfile"
      aria-labelledby={heading}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <FileSpreadsheet size={44} strokeWidth={1.5} aria-hidden="true" />
      <h2 id={heading}>{words.title}</h2>
      <p className="muted">{words.text}</p>
      <div className="ways importcard__ways">
        <label className="btn btn--primary" htmlFor={id}>
          {words.choose}
        </label>
        <input
          id={id}
          className="sr importfile__input"
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={({ target }) => {
            read(target.files?.[0]);
            // Lets the user choose the same file again after correcting it.
            target.value = "";
          }}
        />
        <Template />
      </div>
      {reading && <output>{words.reading}</output>}
      {fault !== undefined && <FaultText fault={fault} />}
    </section>
  );
}
