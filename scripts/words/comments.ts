/** The number of longest sentences in a report; unknown words are three times as many. */
const listed = 12;

export type SourceFile = { readonly path: string; readonly text: string };

type Comment = { readonly path: string; readonly line: number; readonly text: string };

const forbiddenOpening = /^(?:What|Who|Whether|How|Where)\b/;

/** Comments that begin a line: blocks, and `//` lines that follow each other as one. */
const blocks = /^[ \t]*(?:\/\*[\s\S]*?\*\/|\/\/.*(?:\n[ \t]*\/\/.*)*)/gm;

export const commentsIn = ({ path, text }: SourceFile): Comment[] =>
  [...text.matchAll(blocks)].map(({ 0: block, index }) => ({
    path,
    line: text.slice(0, index).split("\n").length,
    text: block
      .replaceAll(/^[ \t]*(?:\/\*\*?|\*\/|\*|\/\/)|\*\/$/gm, "")
      .replaceAll(/\s+/g, " ")
      .trim(),
  }));

const withoutCode = (text: string): string => text.replaceAll(/`[^`]*`|https?:\S+|\S*[/_@#\d]\S*/g, " ");

const wordsIn = (text: string): string[] => text.match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? [];

const sentencesOf = (comment: Comment) =>
  comment.text.split(/(?<=[.:;?!])\s/).map((text) => ({ ...comment, text, length: wordsIn(text).length }));

/** `frameNumber` is "frame" and "number". */
export const partsOfIdentifiers = ({ text }: SourceFile): string[] =>
  text.replaceAll(blocks, "").match(/[\p{Lu}]?[\p{Ll}]+|[\p{Lu}]+(?![\p{Ll}])/gu) ?? [];

const places = (comments: readonly Comment[]): string[] =>
  comments.map(({ path, line, text }) => `${path}:${line} ${text}`);

const tally = (names: readonly string[]): [string, number][] =>
  [...Map.groupBy(names, (name) => name)]
    .map(([name, all]): [string, number] => [name, all.length])
    .toSorted(([, a], [, b]) => b - a);

const roomOf = ({ path }: Comment): string => path.split("/")[0] ?? "";

/** Words are known in lower case, without a plural or possessive ending. */
export const reportOf = (files: readonly SourceFile[], known: ReadonlySet<string>) => {
  const comments = files.flatMap(commentsIn);
  const opened = comments.filter(({ text }) => forbiddenOpening.test(text));
  const unknown = comments
    .flatMap(({ text }) => wordsIn(withoutCode(text)))
    .map((word) => word.toLowerCase().replace(/['’]\p{L}+$/u, ""))
    .filter((word) => word.length > 2 && !known.has(word) && !known.has(word.replace(/s$/, "")));
  return {
    comments: tally(comments.map(roomOf)),
    openings: new Map(tally(opened.map(roomOf))),
    openedAt: places(opened),
    longest: places(
      comments
        .flatMap(sentencesOf)
        .toSorted((a, b) => b.length - a.length)
        .slice(0, listed),
    ),
    unknown: tally(unknown).slice(0, listed * 3),
  };
};
