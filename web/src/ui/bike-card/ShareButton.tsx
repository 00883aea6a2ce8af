import { Check, Share2 } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { share } from "#web/ui/share.ts";
import "./share-button.css";

type Props = {
  /** The whole address. */
  url: string;
  /** What the link is called where it is passed on. */
  title: string;
  look?: "ghost" | "quiet";
};

const shownMilliseconds = 4000;

/** More people look for a bike, or at an ad, when its page is passed on. What came of it stands in the button, because public pages have no toasts. */
export function ShareButton({ url, title, look = "ghost" }: Props): ReactNode {
  const { t } = useTranslation();
  const [done, setDone] = useState<Awaited<ReturnType<typeof share>>>();
  const texts = t(($) => $.bikeCard.share, { returnObjects: true });
  const copied = done === "copied";
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setDone(undefined), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <>
      <button
        type="button"
        className={`btn btn--${look}`}
        onClick={() => void share(url, title).then(setDone)}
      >
        {copied ? <Check size={18} aria-hidden="true" /> : <Share2 size={18} aria-hidden="true" />}
        {copied ? texts.copied : texts.share}
      </button>
      <output className={done === "refused" ? "share__address" : "sr"}>
        {copied && texts.copied}
        {done === "refused" && `${texts.copyYourself} ${url}`}
      </output>
    </>
  );
}
