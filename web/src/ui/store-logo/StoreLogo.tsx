import { type ReactNode, useState } from "react";
import "./store-logo.css";

/** The logo of a store, beside its name, which says the same. One that cannot be fetched takes no room. */
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
