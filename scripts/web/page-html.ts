const places = { head: "<!--head-->", page: "<!--page-->" } as const;

const fill = (html: string, place: string, content: string): string => {
  if (!html.includes(place)) throw new Error(`The document has no ${place}`);
  return html.replace(place, () => content);
};

const atEndOfHead = (html: string, content: string): string =>
  fill(html, "</head>", `  ${content}\n  </head>`);

export const withHead = (html: string, head: string): string => fill(html, places.head, head);

export const withPage = (html: string, page: string): string => fill(html, places.page, page);

export const inLanguage = (html: string, language: string): string =>
  html.replace(/<html lang="\w+">/, `<html lang="${language}">`);

/** Hides the page from people with a session, who get another page at this address. */
export const forStrangers = (html: string): string =>
  html.replace('<div id="root">', '<div id="root" data-signed-out>');

const linkedStyles = /<link rel="stylesheet"[^>]*href="\/?([^"]+)"[^>]*>/g;
const linkedScripts = /[^\S\n]*<script[^>]* src="\/([^"]+)"[^>]*><\/script>\n?/g;

const filesIn = (html: string, links: RegExp): string[] =>
  [...html.matchAll(links)].map(([, file = ""]) => file);

/** Scripts look for a style sheet's link before they request it, and the browser does not fetch a disabled one. */
const standIn = (file: string): string => `<link rel="stylesheet" href="/${file}" disabled>`;

/** Inlines the document's style sheets and these: they are small, and the first paint would wait for their requests. */
export const withStyles = async (
  html: string,
  more: readonly string[],
  read: (file: string) => Promise<string>,
): Promise<string> => {
  const files = new Set([...filesIn(html, linkedStyles), ...more]);
  const styles = await Promise.all([...files].map(read));
  const inDocument = `<style>${styles.join("")}</style>${[...files].map(standIn).join("")}`;
  return atEndOfHead(html.replaceAll(linkedStyles, ""), inDocument);
};

/**
 * Delays the scripts of a readable page until after the first paint. It names all modules at once, so that
 * none is discovered only after another has loaded.
 */
export const withLateScripts = (html: string, more: readonly string[]): string => {
  const own = filesIn(html, linkedScripts).filter((file) => file.startsWith("assets/"));
  const modules = [...new Set([...own, ...more])].map((file) => file.replace(/^assets\/(.+)\.js$/, "$1"));
  const withoutScripts = html.replaceAll(linkedScripts, "").replace('rel="manifest"', 'data-late="manifest"');
  return atEndOfHead(
    withoutScripts,
    `<script src="/late.js" data-modules="${modules.join(" ")}" defer></script>`,
  );
};
