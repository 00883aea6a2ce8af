import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { printTestSheet } from "#web/stickers/inventory/print-run.ts";
import { type StickerLayout, stickerLayouts } from "#web/stickers/print/layouts.ts";
import { keepPrintFit, type PrintFit } from "#web/stickers/print/print-fit.ts";
import { PlainField } from "#web/platform/ui/field/PlainField.tsx";
import { SelectFilter } from "#web/platform/ui/field/SelectFilter.tsx";
import { saveFile } from "#web/platform/ui/save-file.ts";

const layouts = Object.keys(stickerLayouts).filter((name): name is StickerLayout =>
  Object.hasOwn(stickerLayouts, name),
);

type OffsetProps = { label: string; value: number; onChange: (value: number) => void };

function Offset({ label, value, onChange }: OffsetProps): ReactNode {
  const id = useId();
  return (
    <PlainField id={id} label={label} fault={undefined}>
      {(described) => (
        <input
          {...described}
          type="number"
          step={0.1}
          min={-10}
          max={10}
          className="plaininput"
          value={value}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
      )}
    </PlainField>
  );
}

function TestSheet(): ReactNode {
  const { t } = useTranslation();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => saveFile("testark.pdf", await printTestSheet(AbortSignal.timeout(60_000))),
  });
  return (
    <>
      <button type="button" className="btn btn--quiet" disabled={isPending} onClick={() => mutate()}>
        {t(($) => $.inventory.fit.test)}
      </button>
      {isError && <p role="alert">{t(($) => $.inventory.fit.noPdf)}</p>}
    </>
  );
}

type FitProps = { fit: PrintFit; onChange: (kept: PrintFit) => void };

/** Chooses the sheet and adjusts for the printer's offset. This browser remembers both. */
export function PrinterFit({ fit, onChange }: FitProps): ReactNode {
  const keep = (changed: PrintFit): void => onChange(keepPrintFit(changed));
  const words = useTexts(($) => $.inventory.fit);
  return (
    <fieldset className="qrgenerator__fit">
      <legend>{words.title}</legend>
      <SelectFilter
        name="layout"
        label={words.layout}
        value={fit.layout}
        options={layouts.map((layout) => [layout, words.layouts[layout]])}
        onChange={(layout) => layout !== undefined && keep({ ...fit, layout })}
      />
      <Offset
        label={words.x}
        value={fit.offset.x}
        onChange={(x) => keep({ ...fit, offset: { ...fit.offset, x } })}
      />
      <Offset
        label={words.y}
        value={fit.offset.y}
        onChange={(y) => keep({ ...fit, offset: { ...fit.offset, y } })}
      />
      <TestSheet />
      <p className="muted">{words.hint}</p>
    </fieldset>
  );
}
