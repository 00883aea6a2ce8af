import { Button } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import "#web/ui/decision/decision.css";

type Props = { busy: boolean; isSaved: boolean; failure: string | undefined; onUndo: () => void };

/** Saves what is typed, or goes back to what is in force, and says how that went. */
export function SaveOffers({ busy, isSaved, failure, onUndo }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.campaigns.offers, { returnObjects: true, skipInterpolation: true });
  return (
    <>
      <p role="alert" className="decision__failure">
        {failure}
      </p>
      <output>{isSaved && texts.saved}</output>
      <div className="decision__ways">
        <Button type="primary" htmlType="submit" loading={busy}>
          {texts.submit}
        </Button>
        <Button onClick={onUndo}>{texts.undo}</Button>
      </div>
    </>
  );
}
