import { themeScript } from "#lib/theme-script.ts";

const places = { head: "<!--head-->", page: "<!--page-->" } as const;

const fill = (html: string, place: string, content: string): string => {
  if (!html.includes(place)) throw new Error(`The document has no ${place}`);
  return html.replace(place, () => content);
};

/** Puts the head into a document, with the script that chooses the theme inside it. */
export const withHead = (html: string, head: string): string =>
  fill(html, places.head, head).replace(
    '<script src="/theme.js"></script>',
    () => `<script>${themeScript()}</script>`,
  );

export const withPage = (html: string, page: string): string => fill(html, places.page, page);

export const inLanguage = (html: string, language: string): string =>
  html.replace(/<html lang="\w+">/, `<html lang="${language}">`);

/** Puts the style sheets into the document: they are small, and asking for them would be what the first paint waits for. */
export const withStyles = async (html: string, read: (href: string) => Promise<string>): Promise<string> => {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)];
  const styles = (await Promise.all(links.map(([, href = ""]) => read(href)))).join("");
  const [first = "", ...others] = links.map(([link]) => link);
  const without = others.reduce((rest, link) => rest.replace(link, ""), html);
  return without.replace(first, () => `<style>${styles}</style>`);
};

/** Lets the script of a page that works without it begin after the first paint. */
export const withLateScript = (html: string): string =>
  html.replace(
    /<script type="module"[^>]* src="([^"]+)"><\/script>/,
    (_, src: string) => `<script src="/late.js" data-script="${src}" defer></script>`,
  );
