const line = /^Ramnummer: (\S+)\n+([^]*)$/;

/**
 * Splits off the line with the frame number, but only for this bike's number, because the sender
 * may have typed another.
 */
export const messageWords = (text: string, frameNumber: string): { plate?: string; words: string } => {
  const [, plate, words] = line.exec(text) ?? [];
  return plate === frameNumber && words !== undefined ? { plate, words } : { words: text };
};
