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

/** Keeps the page from the person who has a session here: it would be another one for them. */
export const forStrangers = (html: string): string =>
  html.replace('<div id="root">', '<div id="root" data-signed-out>');

const linkedStyles = /<link rel="stylesheet"[^>]*href="\/?([^"]+)"[^>]*>/g;
const linkedScripts = /[^\S\n]*<script[^>]* src="\/([^"]+)"[^>]*><\/script>\n?/g;

const filesIn = (html: string, links: RegExp): string[] =>
  [...html.matchAll(links)].map(([, file = ""]) => file);

/** Tells the page's scripts that a style sheet is there: they look for its link before they ask for it. One that is disabled is not fetched. */
const standIn = (file: string): string => `<link rel="stylesheet" href="/${file}" disabled>`;

/** Puts its style sheets and these into the document: they are small, and asking for them would be what the first paint waits for. */
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

/** Lets the scripts of a page that can be read without them begin after the first paint: its own, and these. All are named, so that none is found only once another one has come. */
export const withLateScripts = (html: string, more: readonly string[]): string => {
  const own = filesIn(html, linkedScripts).filter((file) => file.startsWith("assets/"));
  const modules = [...new Set([...own, ...more])].map((file) => file.replace(/^assets\/(.+)\.js$/, "$1"));
  const withoutScripts = html.replaceAll(linkedScripts, "").replace('rel="manifest"', 'data-late="manifest"');
  return atEndOfHead(
    withoutScripts,
    `<script src="/late.js" data-modules="${modules.join(" ")}" defer></script>`,
  );
};
