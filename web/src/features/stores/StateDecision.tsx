import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OpenedStore } from "#contract/stores.ts";
import { DecisionDialog } from "#web/ui/decision/DecisionDialog.tsx";
import { storesClient } from "./stores-api.ts";
import { useStoreChange } from "./use-store-change.ts";

type Props = { store: OpenedStore };

function Question({ store, onClose }: Props & { onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const { storeId, name } = store;
  const way = store.state === "active" ? "suspend" : "reactivate";
  const state = store.state === "active" ? "suspended" : "active";
  const { change, busy, failure } = useStoreChange(
    storeId,
    (reason: string) => storesClient.decideStoreState({ params: { storeId }, body: { state, reason } }),
    onClose,
  );
  const words = t(($) => $.approvedEntities, { returnObjects: true, skipInterpolation: true });
  return (
    <DecisionDialog
      title={t(($) => $.approvedEntities[way].title, { name })}
      submit={words[way].button}
      danger={way === "suspend"}
      reason={{ label: words.reason, hint: words[way].hint, required: true }}
      busy={busy}
      failure={failure}
      onDecide={(reason) => change(reason)}
      onClose={onClose}
    >
      <p>{words[way].text}</p>
    </DecisionDialog>
  );
}

/** Suspends a store or opens it again, after a question and with a reason. */
export function StateDecision({ store }: Props): ReactNode {
  const { t } = useTranslation();
  const [asking, ask] = useState(false);
  const suspends = store.state === "active";
  return (
    <>
      <button
        type="button"
        className={`btn ${suspends ? "btn--ghost" : "btn--primary"} storeview__decide`}
        aria-haspopup="dialog"
        onClick={() => ask(true)}
      >
        {t(($) => $.approvedEntities[suspends ? "suspend" : "reactivate"].button)}
      </button>
      {asking && <Question store={store} onClose={() => ask(false)} />}
    </>
  );
}
