import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PagePicture } from "./use-page-picture.ts";

type Props = { picture: PagePicture };

/** Other parts of the page, where it is longer than what can be seen at once. */
function Parts({ picture }: Props): ReactNode {
  const { t } = useTranslation();
  if (picture.state !== "there" || (!picture.above && !picture.below)) return null;
  const { above, below, steps, take } = picture;
  const { higher, lower } = t(($) => $.bugReport.picture, { returnObjects: true });
  const way = (text: string, isThere: boolean, to: number) => (
    <button
      type="button"
      className="btn btn--quiet"
      aria-disabled={!isThere}
      onClick={({ currentTarget }) => {
        if (isThere) take(currentTarget, to);
      }}
    >
      {text}
    </button>
  );
  return (
    <p className="bugreport__parts">
      {way(higher, above, steps - 1)}
      {way(lower, below, steps + 1)}
    </p>
  );
}

/** A picture of the page, for those who want to send one: they see all of what is sent. */
export function PicturePart({ picture }: Props): ReactNode {
  const { t } = useTranslation();
  const { state, take, drop } = picture;
  const texts = t(($) => $.bugReport.picture, { returnObjects: true });
  const there = state === "there";
  const busy = state === "drawing";
  return (
    <div className="bugreport__picture">
      <button
        type="button"
        className="btn btn--ghost"
        aria-disabled={busy}
        onClick={({ currentTarget }) => {
          if (there) drop();
          else if (!busy) take(currentTarget, 0);
        }}
      >
        {there ? texts.drop : texts.take}
      </button>
      <output className="muted">{there ? texts.there : texts[state]}</output>
      {there && <img src={picture.preview} alt={texts.alt} />}
      <Parts picture={picture} />
    </div>
  );
}
