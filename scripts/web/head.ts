import { headScript } from "#lib/platform/bundle/head-script.ts";
import { type DocumentPath, documentAddress } from "#contract/people/documents.ts";
import type { Language } from "#contract/people/accounts.ts";
import { documents as en } from "#web/platform/i18n/en/documents.ts";
import { documents as sv } from "#web/platform/i18n/sv/documents.ts";

const texts = { sv, en };
const locales = { sv: "sv_SE", en: "en_GB" } as const;
const other = { sv: "en", en: "sv" } as const;

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

const meta = (name: string, content: string): string =>
  `<meta name="${name}" content="${escape(content)}" />`;
const property = (name: string, content: string): string =>
  `<meta property="og:${name}" content="${escape(content)}" />`;

const sharedBy = (kind: Parameters<typeof headScript>[0]): string[] => [
  '<meta charset="utf-8" />',
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />',
  '<meta name="theme-color" content="#fbf9f5" media="(prefers-color-scheme: light)" />',
  '<meta name="theme-color" content="#0c1512" media="(prefers-color-scheme: dark)" />',
  `<script>${headScript(kind)}</script>`,
  '<link rel="manifest" href="/manifest.webmanifest" />',
  '<link rel="icon" href="/icon.svg" type="image/svg+xml" />',
  '<link rel="apple-touch-icon" href="/icon-192.png" />',
];

const alternates = (path: DocumentPath, language: Language): string[] => [
  `<link rel="canonical" href="${documentAddress(path, language)}" />`,
  `<link rel="alternate" hreflang="sv" href="${documentAddress(path, "sv")}" />`,
  `<link rel="alternate" hreflang="en" href="${documentAddress(path, "en")}" />`,
  `<link rel="alternate" hreflang="x-default" href="${documentAddress(path, "sv")}" />`,
];

const card = (path: DocumentPath, language: Language): string[] => {
  const { title, description } = texts[language][path];
  return [
    property("type", "website"),
    property("site_name", "Cykelregistret"),
    property("title", title),
    property("description", description),
    property("locale", locales[language]),
    property("locale:alternate", locales[other[language]]),
    property("image", `/card-${language}.png`),
    property("image:width", "1200"),
    property("image:height", "630"),
    meta("twitter:card", "summary_large_image"),
  ];
};

/** The head of a document; `app` is the shell of all pages that are drawn by script. */
export const headOf = (path: DocumentPath | "app", language: Language): string => {
  const { title, description } = texts[language][path];
  const named = [`<title>${escape(title)}</title>`, meta("description", description)];
  const own = path === "app" ? [] : [...card(path, language), ...alternates(path, language)];
  return [...sharedBy(path === "app" ? "app" : "document"), ...named, ...own].join("\n    ");
};
