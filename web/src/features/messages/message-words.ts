const line = /^Ramnummer: (\S+)\n+([^]*)$/;

/** Takes the line with the bike's number off a message. A number that someone wrote there themselves is not believed. */
export const messageWords = (text: string, frameNumber: string): { plate?: string; words: string } => {
  const [, plate, words] = line.exec(text) ?? [];
  return plate === frameNumber && words !== undefined ? { plate, words } : { words: text };
};
