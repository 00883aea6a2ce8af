import type { CertificatePlace } from "#contract/checks/certificates.ts";

/** The line that a page needs to show the badge. */
export const badgeSnippet = (origin: string, { number, code }: CertificatePlace): string =>
  `<script src="${origin}/badge.js" data-certificate="${number}/${code}" async></script>`;

/** The sources that a page with a strict policy must allow. */
export const badgePolicy = (origin: string): string => `script-src ${origin}; connect-src ${origin}`;
