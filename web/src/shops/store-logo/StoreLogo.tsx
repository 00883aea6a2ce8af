import { type ReactNode, useState } from "react";
import "./store-logo.css";

/** Decorative, since the store's name is next to it. Takes no space if it cannot be loaded. */
export function StoreLogo({ url, large = false }: { url: string; large?: boolean }): ReactNode {
  const [broken, setBroken] = useState<string>();
  if (broken === url) return null;
  return (
    <img
      className={large ? "storelogo storelogo--large" : "storelogo"}
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(url)}
    />
  );
}
