import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OpenedStore } from "#contract/shops/stores.ts";
import { useKeptReason } from "#web/platform/cases/use-kept-reason.ts";
import { DecisionDialog } from "#web/platform/ui/decision/DecisionDialog.tsx";
import { storesClient } from "./stores-api.ts";
import { useStoreChange } from "./use-store-change.ts";

type Props = { store: OpenedStore };
type Way = "suspend" | "reactivate";

/** Keeps the decision it was opened for, even if a colleague changes the store's state meanwhile. */
function Question({ store, way, onClose }: Props & { way: Way; onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const { storeId, name } = store;
  const state = way === "suspend" ? "suspended" : "active";
  const { kept, close } = useKeptReason(`stores:${storeId}:${way}`, onClose);
  const { change, busy, failure } = useStoreChange(
    storeId,
    (reason: string) => storesClient.decideStoreState({ params: { storeId }, body: { state, reason } }),
    close,
  );
  const words = t(($) => $.approvedEntities, { returnObjects: true, skipInterpolation: true });
  return (
    <DecisionDialog
      title={t(($) => $.approvedEntities[way].title, { name })}
      submit={words[way].button}
      danger={way === "suspend"}
      reason={{ label: words.reason, hint: words[way].hint, required: true }}
      kept={kept}
      busy={busy}
      failure={failure}
      onDecide={(reason) => change(reason)}
      onClose={close}
    >
      <p>{words[way].text}</p>
    </DecisionDialog>
  );
}

export function StateDecision({ store }: Props): ReactNode {
  const { t } = useTranslation();
  const [asking, ask] = useState<Way>();
  const way = store.state === "active" ? "suspend" : "reactivate";
  return (
    <>
      <button
        type="button"
        className={`btn ${way === "suspend" ? "btn--ghost" : "btn--primary"} storeview__decide`}
        aria-haspopup="dialog"
        onClick={() => ask(way)}
      >
        {t(($) => $.approvedEntities[way].button)}
      </button>
      {asking !== undefined && <Question store={store} way={asking} onClose={() => ask(undefined)} />}
    </>
  );
}
