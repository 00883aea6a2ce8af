import type { Texts } from "#web/shared/bug-reports/page-picture/known-words.ts";

/** Nobody waits longer for a picture that they may not even want. */
const mostMilliseconds = 2000;

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const takeAlong = async (texts: Texts): Promise<void> => {
  const { takePictureAlong } = await import("#web/shared/bug-reports/page-picture/page-picture.ts");
  await takePictureAlong(texts);
};

/** Takes a picture of the page along to the form, where it is sent only if asked for. Whatever comes of it, the link leads there; one that is opened in another tab is left to the browser. Returns what stops it. */
export const watchLeaving = (texts: Texts): (() => void) => {
  const leave = (event: MouseEvent): void => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href="/report-bug"]');
    if (!link || !isPlain(event)) return;
    event.preventDefault();
    const longEnough = new Promise((resolve) => setTimeout(resolve, mostMilliseconds));
    void Promise.race([takeAlong(texts), longEnough])
      .catch(() => undefined)
      .then(() => location.assign(link.href));
  };
  document.addEventListener("click", leave);
  return () => document.removeEventListener("click", leave);
};
