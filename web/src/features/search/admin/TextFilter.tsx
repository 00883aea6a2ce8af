import { type ReactNode, useId } from "react";
import { ScanButton } from "#web/ui/qr-scan/ScanButton.tsx";
import type { Taking } from "#web/ui/qr-scan/use-taking.ts";
import "#web/ui/field/field.css";

type Props = { label: string; value: string; most: number; onChange: (value: string) => void; scan?: Taking };

export function TextFilter({ label, value, most, onChange, scan }: Props): ReactNode {
  const id = useId();
  return (
    <div className={scan === undefined ? "filter" : "filter filter--scan"}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="plaininput"
        value={value}
        maxLength={most}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      {scan !== undefined && <ScanButton className="filter__scan" short {...scan} />}
    </div>
  );
}
