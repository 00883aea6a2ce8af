/** Escapes text for XML and HTML, in content and in quoted attributes. */
export const xmlEscape = (text: string): string =>
  text.replaceAll(/[<>&"'\r]/g, (character) => `&#${character.charCodeAt(0)};`);
