import { useEffect } from "react";

/** Names the page in the browser's tab and history, before the name of the product. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} – Cykelregistret`;
  }, [title]);
};
