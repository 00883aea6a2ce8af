/** Search engines want whole addresses in these, and one build serves many origins. */
export const makeLinksAbsolute = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"], link[hreflang]')) {
    link.setAttribute("href", link.href);
  }
};
