import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import { fewStorePoints } from "#contract/points/prices.ts";
import type { Till } from "#contract/shops/sales/sales.ts";
import type { SaleDraft } from "./draft.ts";

type Props = {
  readonly till: Till;
  readonly draft: SaleDraft;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onStartOver: () => void;
  /** Restores the draft from before starting over. */
  readonly onUndo: (() => void) | undefined;
};

function StartOver({ onStartOver, onUndo }: Pick<Props, "onStartOver" | "onUndo">): ReactNode {
  const words = useTexts(($) => $.till);
  if (onUndo === undefined)
    return (
      <button type="button" className="btn btn--quiet" onClick={onStartOver}>
        {words.startOver}
        <kbd>Esc</kbd>
      </button>
    );
  return (
    <output>
      {words.startedOver}{" "}
      <button type="button" className="btn btn--quiet" onClick={onUndo}>
        {words.undo}
      </button>
    </output>
  );
}

export function RegisterPart({ till: { points, price }, draft, busy, failure, ...ways }: Props): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.till, { returnObjects: true, skipInterpolation: true });
  const paysSticker = draft.sticker !== "" && draft.payment === "sticker";
  const cost =
    points < price ? t(($) => $.till.few, { points, price }) : t(($) => $.till.cost, { points, price });
  return (
    <div className="ways ways--apart tillform__end">
      {failure !== undefined && <p role="alert">{failure}</p>}
      <button type="submit" className="btn btn--primary btn--lg" aria-disabled={busy} aria-busy={busy}>
        {words.register}
        <kbd>Enter</kbd>
      </button>
      <p className="muted">{paysSticker ? words.costSticker : cost}</p>
      {!paysSticker && points < fewStorePoints && (
        <p className="muted">
          {points >= price && words.fewSoon}{" "}
          <Link to="/store-points?next=/store-register-customer">{words.buy}</Link>
        </p>
      )}
      <StartOver {...ways} />
    </div>
  );
}
