import { type ReactNode, useId } from "react";
import { useHandScanner } from "#web/platform/scanner/use-hand-scanner.ts";
import { PlainField } from "#web/platform/ui/field/PlainField.tsx";
import { ScanButton } from "#web/stickers/scan/ScanButton.tsx";
import { parseOwnCode } from "#web/stickers/scan/parse-code.ts";

/** Reads a sticker's uid from a pasted or typed text; undefined if it is not ours. */
export const stickerIn = (text: string): string | undefined => {
  const code = parseOwnCode(text, location.host);
  return code?.kind === "sticker" ? code.uid : undefined;
};

type Props = {
  label: string;
  hint: string;
  value: string;
  fault: string | undefined;
  onChange: (text: string) => void;
};

export function CodeField({ label, hint, value, fault, onChange }: Props): ReactNode {
  const id = useId();
  useHandScanner(onChange);
  return (
    <div className="codefield">
      <PlainField id={id} label={label} hint={hint} fault={undefined}>
        {(described) => (
          <input
            {...described}
            className="mono"
            value={value}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={fault !== undefined}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </PlainField>
      <ScanButton className="btn btn--ghost" onSticker={onChange} onFrameNumber={onChange} />
      <div role="alert">{fault !== undefined && <p className="codefield__fault">{fault}</p>}</div>
    </div>
  );
}
