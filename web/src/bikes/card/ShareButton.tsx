import { Check, Share2 } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import "./card-parts.css";

const copy = (url: string): Promise<"copied" | "refused"> =>
  navigator.clipboard.writeText(url).then(
    () => "copied",
    () => "refused",
  );

/** Shares a link, or copies it where sharing is not supported. A closed share sheet counts as shared. */
const share = async (url: string, title: string): Promise<"shared" | "copied" | "refused"> => {
  if (!("share" in navigator)) return copy(url);
  await navigator.share({ url, title }).catch(() => undefined);
  return "shared";
};

type Props = {
  url: string;
  title: string;
  look?: "ghost" | "quiet";
};

const shownMilliseconds = 4000;

/** Shows its result in the button, because public pages have no toasts. */
export function ShareButton({ url, title, look = "ghost" }: Props): ReactNode {
  const [done, setDone] = useState<Awaited<ReturnType<typeof share>>>();
  const texts = useTexts(($) => $.bikeCard.share);
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
