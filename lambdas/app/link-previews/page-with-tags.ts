import type { Language } from "#contract/people/accounts.ts";
import type { Preview } from "./preview.ts";
import { wordsIn } from "./words.ts";
import { escapeHtml } from "#lambdas/platform/html/escape-html.ts";

/** Title and description of the app's page. */
const ownTags = /<title>[^<]*<\/title>\s*<meta name="description" content="[^"]*"\s*\/?>/;

const locales = { sv: "sv_SE", en: "en_GB" } as const satisfies Record<Language, string>;

const meta = (kind: "name" | "property", name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;

/** The site's picture if there is no photo. */
const pictureOf = ({ photo, title }: Preview, language: Language) =>
  photo === undefined
    ? { path: `/card-${language}.png`, width: 1200, height: 630, alt: wordsIn[language].card, type: "png" }
    : { ...photo, alt: title, type: "jpeg" };

const pictureTags = (preview: Preview, language: Language, origin: string): string[] => {
  const { path, width, height, alt, type } = pictureOf(preview, language);
  return [
    meta("property", "og:image", origin + path),
    meta("property", "og:image:type", `image/${type}`),
    meta("property", "og:image:width", String(width)),
    meta("property", "og:image:height", String(height)),
    meta("property", "og:image:alt", alt),
  ];
};

/** Replaces the page's title and description with the preview's tags. */
export const pageWithTags = (
  page: string,
  preview: Preview,
  { language, origin }: { readonly language: Language; readonly origin: string },
): string => {
  const { title, description, path, isIndexed } = preview;
  const address = origin + path;
  const tags = [
    `<title>${escapeHtml(title)} – ${wordsIn[language].site}</title>`,
    meta("name", "description", description),
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", wordsIn[language].site),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:locale", locales[language]),
    meta("property", "og:url", address),
    ...pictureTags(preview, language, origin),
    meta("name", "twitter:card", "summary_large_image"),
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    ...(isIndexed ? [] : [meta("name", "robots", "noindex")]),
  ].join("\n    ");
  if (!ownTags.test(page)) throw new Error("The page has no title and description to replace");
  return page.replace(ownTags, () => tags);
};
