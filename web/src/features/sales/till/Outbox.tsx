import { CloudOff } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { UsedTill } from "./use-till.ts";

/** Sales that wait for the network, and those that the register refused once they had come through. */
export function Outbox({ used }: { used: Pick<UsedTill, "outbox" | "change"> }): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const { unsent, remove } = used.outbox;
  if (unsent.length === 0) return null;
  return (
    <section className="tilloutbox" aria-labelledby={heading}>
      <h2 id={heading}>
        <CloudOff size={20} aria-hidden="true" />
        {t(($) => $.till.outbox.title, { count: unsent.length })}
      </h2>
      <p>{t(($) => $.till.outbox.text)}</p>
      <ul>
        {unsent.map((each) => (
          <li key={each.draft.idempotencyKey}>
            <b>
              {each.sale.brand} {each.sale.model}
            </b>{" "}
            <span className="mono">{each.sale.frameNumber}</span>
            {each.refused !== undefined && (
              <>
                <p role="alert">{t(($) => $.till.outbox.refused, { why: each.refused })}</p>
                <button
                  type="button"
                  className="btn btn--quiet"
                  onClick={() => {
                    used.change(each.draft);
                    remove(each);
                  }}
                >
                  {t(($) => $.till.outbox.open)}
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
