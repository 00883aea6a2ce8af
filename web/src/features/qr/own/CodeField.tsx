import { type ReactNode, useId } from "react";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import { ScanButton } from "#web/ui/qr-scan/ScanButton.tsx";
import { parseOwnCode } from "#web/ui/qr-scan/parse-code.ts";

/** The code of a sticker in a pasted address or what was typed; undefined where it is none of ours. */
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

/** Takes the code of a sticker by camera, by hand scanner or as a pasted address. */
export function CodeField({ label, hint, value, fault, onChange }: Props): ReactNode {
  const id = useId();
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
