import { CloudCheck, CloudOff } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { Unsent } from "./outbox.ts";
import type { UsedTill } from "./use-till.ts";

/** Reports sales that were removed unsent after a day, so that someone registers them again. */
function Lapsed({ outbox: { lapsed, forgetExpired } }: Pick<UsedTill, "outbox">): ReactNode {
  const { t } = useTranslation();
  if (lapsed === 0) return null;
  return (
    <p className="tilloutbox__lapsed" role="alert">
      {t(($) => $.till.outbox.lapsed, { count: lapsed })}{" "}
      <button type="button" className="btn btn--quiet" onClick={forgetExpired}>
        {t(($) => $.till.outbox.understood)}
      </button>
    </p>
  );
}

type Used = { readonly used: Pick<UsedTill, "outbox" | "change"> };

function Refused({ each, used }: Used & { readonly each: Unsent }): ReactNode {
  const { t } = useTranslation();
  const reopen = (): void => {
    used.change(each.draft);
    used.outbox.remove(each);
  };
  return (
    <>
      <span role="alert">{t(($) => $.till.outbox.refused, { why: each.refused ?? "" })}</span>{" "}
      <button type="button" className="btn btn--quiet" onClick={reopen}>
        {t(($) => $.till.outbox.open)}
      </button>
    </>
  );
}

function Row({ each, children }: { readonly each: Unsent; readonly children: ReactNode }): ReactNode {
  const { brand, model, frameNumber } = each.sale;
  return (
    <li>
      <b>
        {brand} {model}
      </b>{" "}
      <span className="mono">{frameNumber}</span> {children}
    </li>
  );
}

function Rows({ used }: Used): ReactNode {
  const words = useTexts(($) => $.till.outbox);
  const { unsent, sent } = used.outbox;
  return (
    <ul>
      {unsent.map((each) => (
        <Row key={each.draft.idempotencyKey} each={each}>
          {each.refused === undefined ? words.waits : <Refused each={each} used={used} />}
        </Row>
      ))}
      {sent.map((each) => (
        <Row key={each.draft.idempotencyKey} each={each}>
          {words.sent}
        </Row>
      ))}
    </ul>
  );
}

const useTitle = ({ unsent, sent }: UsedTill["outbox"]): string => {
  const { t } = useTranslation();
  const refused = unsent.filter((each) => each.refused !== undefined).length;
  if (unsent.length > refused) return t(($) => $.till.outbox.title, { count: unsent.length - refused });
  if (refused > 0) return t(($) => $.till.outbox.notRegistered, { count: refused });
  return t(($) => $.till.outbox.arrived, { count: sent.length });
};

/** Lists sales that wait for the network, that were sent, and that the server refused. */
export function Outbox({ used }: Used): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const { unsent, sent, forgetSent } = used.outbox;
  const title = useTitle(used.outbox);
  const isWaiting = unsent.some(({ refused }) => refused === undefined);
  if (unsent.length + sent.length === 0) return <Lapsed outbox={used.outbox} />;
  const Icon = isWaiting ? CloudOff : CloudCheck;
  return (
    <section className="tilloutbox" aria-labelledby={heading}>
      <h2 id={heading}>
        <Icon size={20} aria-hidden="true" />
        {title}
      </h2>
      {isWaiting && <p>{t(($) => $.till.outbox.text)}</p>}
      <Lapsed outbox={used.outbox} />
      <Rows used={used} />
      {sent.length > 0 && (
        <button type="button" className="btn btn--quiet" onClick={forgetSent}>
          {t(($) => $.till.outbox.understood)}
        </button>
      )}
    </section>
  );
}
