/** Search engines need absolute addresses here, and one build serves several origins. */
export const makeLinksAbsolute = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"], link[hreflang]')) {
    link.setAttribute("href", link.href);
  }
};
