import type { ReactNode } from "react";
import "./picture-links.css";

type Props = {
  urls: readonly string[];
  /** The text alternative of a picture. */
  alt: (number: number) => string;
};

/** Small pictures that open in another tab. */
export function PictureLinks({ urls, alt }: Props): ReactNode {
  if (urls.length === 0) return null;
  return (
    <div className="ways">
      {urls.map((url, place) => (
        <a key={url} className="picturelink" href={url} target="_blank" rel="noreferrer">
          <img src={url} alt={alt(place + 1)} />
        </a>
      ))}
    </div>
  );
}
