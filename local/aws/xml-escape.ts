/** Makes text inert inside XML or HTML, in content and in quoted attributes. */
export const xmlEscape = (text: string): string =>
  text.replaceAll(/[<>&"'\r]/g, (character) => `&#${character.charCodeAt(0)};`);
