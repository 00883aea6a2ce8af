import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { closeSheets } from "./use-sheets.ts";

type Props = { label: string; chosen: boolean; form?: string | undefined; children: ReactNode };

/** A chip that opens a sheet. The browser opens it, also before the scripts have come. */
export function ChipSheet({ label, chosen, form, children }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <details className="chipfilter">
      <summary className={chosen ? "chipfilter__chip chipfilter__chip--chosen" : "chipfilter__chip"}>
        {label}
      </summary>
      <div className="chipfilter__sheet">
        {children}
        <button type="submit" form={form} className="btn btn--primary" onClick={() => closeSheets()}>
          {t(($) => $.search.submitShort)}
        </button>
      </div>
    </details>
  );
}
