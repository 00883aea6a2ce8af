import { Alert, Button } from "antd";
import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Turned } from "./use-visibility.ts";

type Props = { saved: Turned | undefined; failure: string | undefined; onUndo: (back: Turned) => void };

const useNews = (saved: Turned | undefined): string | undefined => {
  const { t } = useTranslation();
  const texts = t(($) => $.bikes.visibility, { returnObjects: true });
  if (saved === undefined) return undefined;
  const { field, on } = saved;
  if (field === "whenStolen") return on ? texts.shownWhenStolen : texts.hiddenWhenStolen;
  const name = texts.fields[field];
  return on
    ? t(($) => $.bikes.visibility.shown, { field: name })
    : t(($) => $.bikes.visibility.hidden, { field: name });
};

/** What has become of the last change. It stays, so that nobody has to hurry to undo it. */
export function LastChange({ saved, failure, onUndo }: Props): ReactNode {
  const { t } = useTranslation();
  const news = useNews(saved);
  return (
    <div className="visibility__change">
      <div role="alert">
        {failure !== undefined && (
          <Alert
            type="error"
            showIcon
            role="presentation"
            title={t(($) => $.bikes.visibility.failed)}
            description={failure}
          />
        )}
      </div>
      <output>{news}</output>
      {saved !== undefined && (
        <Button
          icon={<Undo2 size={18} aria-hidden="true" />}
          onClick={() => onUndo({ ...saved, on: !saved.on })}
        >
          {t(($) => $.bikes.visibility.undo)}
        </Button>
      )}
    </div>
  );
}
