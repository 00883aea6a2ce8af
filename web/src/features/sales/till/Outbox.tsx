import { CloudOff } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { Unsent } from "./outbox.ts";
import type { UsedTill } from "./use-till.ts";

/** What was typed a day ago and never sent is gone: it is said, because someone has to sell it again. */
function Lapsed({ outbox: { lapsed, forgetLapsed } }: Pick<UsedTill, "outbox">): ReactNode {
  const { t } = useTranslation();
  if (lapsed === 0) return null;
  return (
    <p className="tilloutbox__lapsed" role="alert">
      {t(($) => $.till.outbox.lapsed, { count: lapsed })}{" "}
      <button type="button" className="btn btn--quiet" onClick={forgetLapsed}>
        {t(($) => $.till.outbox.understood)}
      </button>
    </p>
  );
}

function Waiting({ each, used }: { each: Unsent; used: Pick<UsedTill, "outbox" | "change"> }): ReactNode {
  const { t } = useTranslation();
  const reopen = (): void => {
    used.change(each.draft);
    used.outbox.remove(each);
  };
  return (
    <li>
      <b>
        {each.sale.brand} {each.sale.model}
      </b>{" "}
      <span className="mono">{each.sale.frameNumber}</span>
      {each.refused !== undefined && (
        <>
          <p role="alert">{t(($) => $.till.outbox.refused, { why: each.refused })}</p>
          <button type="button" className="btn btn--quiet" onClick={reopen}>
            {t(($) => $.till.outbox.open)}
          </button>
        </>
      )}
    </li>
  );
}

/** Sales that wait for the network, and those that the register refused once they had come through. */
export function Outbox({ used }: { used: Pick<UsedTill, "outbox" | "change"> }): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const { unsent } = used.outbox;
  if (unsent.length === 0) return <Lapsed outbox={used.outbox} />;
  return (
    <section className="tilloutbox" aria-labelledby={heading}>
      <h2 id={heading}>
        <CloudOff size={20} aria-hidden="true" />
        {t(($) => $.till.outbox.title, { count: unsent.length })}
      </h2>
      <p>{t(($) => $.till.outbox.text)}</p>
      <Lapsed outbox={used.outbox} />
      <ul>
        {unsent.map((each) => (
          <Waiting key={each.draft.idempotencyKey} each={each} used={used} />
        ))}
      </ul>
    </section>
  );
}
