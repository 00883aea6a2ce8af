import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BugPicture as Picture } from "#contract/bug-reports.ts";
import { PlainDialog } from "#web/ui/plain-dialog/PlainDialog.tsx";

/** The page as its reporter saw it, small among the rest and larger when it is pressed. Its link opens it for five minutes; a page that has been open for longer says so. */
export function BugPicture({ picture: { url, width, height } }: { picture: Picture }): ReactNode {
  const { t } = useTranslation();
  const [large, show] = useState(false);
  const [gone, lose] = useState(false);
  const texts = t(($) => $.bugReports.picture, { returnObjects: true });
  if (gone) return <p className="muted">{texts.gone}</p>;
  const image = (
    <img src={url} width={width} height={height} alt={texts.alt} loading="lazy" onError={() => lose(true)} />
  );
  return (
    <>
      <button type="button" className="bugs__picture" aria-haspopup="dialog" onClick={() => show(true)}>
        {image}
        <span>{texts.open}</span>
      </button>
      {large && (
        <PlainDialog title={texts.title} onClose={() => show(false)}>
          <div className="bugs__large">{image}</div>
        </PlainDialog>
      )}
    </>
  );
}
