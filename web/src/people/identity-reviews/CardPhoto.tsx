import { Button } from "antd";
import { ImageOff, RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";

const maxZoom = 4;

type PhotoView = { zoom: number; turns: number };

function Tools({ view, change }: { view: PhotoView; change: (next: PhotoView) => void }): ReactNode {
  const texts = useTexts(($) => $.identityReviews.photo);
  const { zoom, turns } = view;
  return (
    <div className="ways idphoto__tools">
      <Button
        icon={<ZoomOut size={19} aria-hidden="true" />}
        disabled={zoom === 1}
        onClick={() => change({ ...view, zoom: zoom - 1 })}
      >
        {texts.smaller}
      </Button>
      <Button
        icon={<ZoomIn size={19} aria-hidden="true" />}
        disabled={zoom === maxZoom}
        onClick={() => change({ ...view, zoom: zoom + 1 })}
      >
        {texts.larger}
      </Button>
      <Button
        icon={<RotateCw size={19} aria-hidden="true" />}
        onClick={() => change({ ...view, turns: (turns + 1) % 4 })}
      >
        {texts.turn}
      </Button>
    </div>
  );
}

type Props = { url: string | undefined; busy: boolean; onReopen: () => void };

/** Zooms and turns the photo; an enlarged one scrolls, also with the arrow keys. */
export function CardPhoto({ url, busy, onReopen }: Props): ReactNode {
  const [view, setView] = useState<PhotoView>({ zoom: 1, turns: 0 });
  const [failed, setFailed] = useState(false);
  const texts = useTexts(($) => $.identityReviews.photo);
  if (url === undefined) {
    return (
      <p className="idphoto__view idphoto__view--none">
        <ImageOff size={30} aria-hidden="true" />
        {texts.gone}
      </p>
    );
  }
  if (failed) {
    return (
      <div className="idphoto__view idphoto__view--none" role="alert">
        <p>{texts.failed}</p>
        <Button loading={busy} onClick={onReopen}>
          {texts.show}
        </Button>
      </div>
    );
  }
  return (
    <div className="stack stack--near">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section className="idphoto__view" aria-label={texts.view} tabIndex={0}>
        <div className="idphoto__sheet" data-zoom={view.zoom} data-turns={view.turns}>
          <img src={url} alt={texts.image} onError={() => setFailed(true)} />
        </div>
      </section>
      <Tools view={view} change={setView} />
    </div>
  );
}
