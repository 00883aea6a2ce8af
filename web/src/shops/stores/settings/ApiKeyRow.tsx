import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ApiKey, NewApiKey } from "#contract/shops/api-keys.ts";
import { dayText, momentText } from "#web/platform/i18n/day-text.ts";
import { DecisionDialog } from "#web/platform/ui/decision/DecisionDialog.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { apiKeysClient, useKeyChange } from "./api-keys-api.ts";

type Props = {
  item: ApiKey;
  mayChange: boolean;
  onRotated: (made: NewApiKey) => void;
  onRevoked: () => void;
};

type ActProps<Result> = {
  kind: "rotate" | "revoke";
  item: ApiKey;
  act: () => Promise<Result>;
  onDone: (result: Result) => void;
};

/** A button with its question. */
function Act<Result>({ kind, item: { name }, act, onDone }: ActProps<Result>): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const words = t(($) => $.apiKeys, { returnObjects: true, name });
  const { change, busy, failure, reset } = useKeyChange(act, (result: Result) => {
    setOpen(false);
    onDone(result);
  });
  const close = (): void => {
    reset();
    setOpen(false);
  };
  return (
    <>
      <button type="button" className="btn btn--ghost" onClick={() => setOpen(true)}>
        {words[kind]}
        <span className="sr"> {name}</span>
      </button>
      {open && (
        <DecisionDialog
          title={words[`${kind}Title`]}
          submit={words[kind]}
          danger={kind === "revoke"}
          busy={busy}
          failure={failure}
          onDecide={() => change()}
          onClose={close}
        >
          <p>{words[`${kind}Text`]}</p>
        </DecisionDialog>
      )}
    </>
  );
}

function Standing({ item: { madeAt, lastUsedOn, endsAt } }: Pick<Props, "item">): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const used =
    lastUsedOn === undefined
      ? t(($) => $.apiKeys.unused)
      : t(($) => $.apiKeys.used, { day: dayText(lastUsedOn, language) });
  return (
    <>
      <p className="muted">
        {t(($) => $.apiKeys.made, { day: dayText(madeAt, language) })}, {used}
      </p>
      {endsAt !== undefined && <p>{t(($) => $.apiKeys.ends, { time: momentText(endsAt, language) })}</p>}
    </>
  );
}

export function ApiKeyRow({ item, mayChange, onRotated, onRevoked }: Props): ReactNode {
  const params = { keyId: item.id };
  return (
    <li className="apikeys__key">
      <p>
        <b>{item.name}</b> <code>{item.prefix}…</code>
      </p>
      <Standing item={item} />
      {mayChange && (
        <div className="ways">
          {item.endsAt === undefined && (
            <Act
              kind="rotate"
              item={item}
              act={() => apiKeysClient.rotateApiKey({ params })}
              onDone={onRotated}
            />
          )}
          <Act
            kind="revoke"
            item={item}
            act={() => apiKeysClient.revokeApiKey({ params })}
            onDone={onRevoked}
          />
        </div>
      )}
    </li>
  );
}
