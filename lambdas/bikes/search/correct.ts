import { normalise } from "#lambdas/bikes/index/normalise.ts";
import { editsBetween } from "./edits-between.ts";
import { type Meaning, type PlainWord, joinMeanings } from "./understand.ts";
import { soundOf } from "./sound.ts";
import { type Sense, correctable, correctableHeads, correctableMakers, headOf } from "./vocabulary.ts";
import { wordsIn } from "#lambdas/bikes/index/words.ts";
import { DictionaryItem } from "#lambdas/bikes/items/dictionary.ts";
import { dictionaryPartition } from "#lambdas/platform/table/keys.ts";
import type { Reader } from "#lambdas/platform/table/reader.ts";

/** Length of the longer word; shorter words are too similar to each other. */
const minLength = 4;
const longWord = 9;
/** Words this long may also sound slightly different: `Lapier` is Lapierre. */
const longSound = 7;
/** The same for the part before a correctly spelled `cykel`. */
const longHead = 7;

/** Candidates are read by their first letters: half a read unit per field. */
const maxCorrected = 2;
const maxCandidates = 40;
const prefixLength = 2;

/** True for a word with few typing errors, or spelled as the other sounds. */
const isNearly = (typed: string, meant: string, long: number): boolean => {
  const length = Math.max(typed.length, meant.length);
  const maxEdits = length < long ? 1 : 2;
  const isEdited =
    Math.abs(typed.length - meant.length) <= maxEdits && editsBetween(typed, meant) <= maxEdits;
  const sounds = editsBetween(soundOf(typed), soundOf(meant));
  return length >= minLength && (isEdited || sounds <= (length < longSound ? 0 : 1));
};

/** An exact match is not a typing error: the word just has several meanings. */
const isMistyped = (typed: string, meant: string, long = longWord): boolean =>
  typed !== meant && isNearly(typed, meant, long);

type Likely = Sense | { readonly field: "city"; readonly value: string };

const meaning = ({ typed }: PlainWord, sense: Likely): Meaning => ({
  filters: sense.field === "none" ? [] : [{ ...sense, typed, corrected: true }],
  words: [],
});

/** The brand or city in the register with the most similar spelling. */
const similarInRegister = async (
  reader: Pick<Reader, "query">,
  { word }: PlainWord,
): Promise<Likely | undefined> => {
  const similar = await Promise.all(
    (["brand", "city"] as const).map(async (field) => {
      const { items } = await reader.query({
        schema: DictionaryItem,
        partition: dictionaryPartition(field),
        // Code points, because half of a surrogate pair is no valid text.
        prefix: Array.from(word).slice(0, prefixLength).join(""),
        limit: maxCandidates,
      });
      return items
        .filter(({ term }) => isMistyped(word, normalise(term)))
        .map(({ value, bikes }) => ({ field, value, bikes }));
    }),
  );
  const [likeliest] = similar.flat().toSorted((a, b) => b.bikes - a.bikes);
  return likeliest && { field: likeliest.field, value: likeliest.value };
};

/** First words of models that begin like this word, the most common first. */
const modelsLike = async (reader: Pick<Reader, "query">, word: string): Promise<string[]> => {
  const { items } = await reader.query({
    schema: DictionaryItem,
    partition: dictionaryPartition("model"),
    prefix: Array.from(word).slice(0, prefixLength).join(""),
    limit: maxCandidates,
  });
  return items.toSorted((a, b) => b.bikes - a.bikes).flatMap(({ term }) => wordsIn(term).slice(0, 1));
};

const nearestOf = (candidates: ReturnType<typeof correctable>, word: string, long = longWord) =>
  candidates
    .filter(([meant]) => isMistyped(word, meant, long))
    .toSorted(([one], [other]) => editsBetween(word, one) - editsBetween(word, other))[0];

/** In a compound with `cykel`, the error is in the part before it. */
const nearest = (typed: string) => {
  const head = headOf(typed);
  return head === undefined ? nearestOf(correctable(), typed) : nearestOf(correctableHeads(), head, longHead);
};

/** Two adjacent words may be one brand: `urban arow`. */
const takePair = ({ filters, words }: Meaning): Meaning => {
  for (const [place, { word, typed }] of words.slice(1).entries()) {
    const before = words[place];
    const maker = before && nearestOf(correctableMakers(), before.word + word);
    if (before === undefined || maker === undefined) continue;
    const both = meaning({ word, typed: `${before.typed} ${typed}` }, maker[1]);
    return joinMeanings([{ filters, words: words.toSpliced(place, 2) }, both]);
  }
  return { filters, words };
};

/** The corrected meaning of a word, and the model that it may stand for. */
type Correction = { readonly meaning: Meaning; readonly model?: string | undefined };

const correctWord = async (reader: Pick<Reader, "query">, plain: PlainWord): Promise<Correction> => {
  const unchanged: Meaning = { filters: [], words: [plain] };
  if (!/^\p{L}{3,}$/u.test(plain.word)) return { meaning: unchanged };
  const known = nearest(plain.word);
  const [models, neighbour] = await Promise.all([
    modelsLike(reader, plain.word),
    known ? undefined : similarInRegister(reader, plain),
  ]);
  const sense = known ? known[1] : neighbour;
  const model = models.find((first) => isMistyped(plain.word, first));
  // An exact model name is not a typing error.
  const isRight = models.includes(plain.word);
  return {
    meaning: sense && !isRight ? meaning(plain, sense) : unchanged,
    model: isRight ? undefined : model,
  };
};

/** Models are so many that a correction is likely only beside a brand. */
const withModel = ({ meaning: { words }, model }: Correction): Meaning | undefined => {
  const [plain] = words;
  return plain && model !== undefined ? { filters: [], words: [{ ...plain, word: model }] } : undefined;
};

/** Corrects typing errors in unrecognised words; undefined if there are none. */
export const correct = async (
  reader: Pick<Reader, "query">,
  understood: Meaning,
): Promise<Meaning | undefined> => {
  const { filters, words } = takePair(understood);
  const corrections = await Promise.all(
    words.slice(0, maxCorrected).map((plain) => correctWord(reader, plain)),
  );
  const rest: Meaning = { filters: [], words: words.slice(maxCorrected) };
  const hasMaker = [...filters, ...corrections.flatMap((each) => each.meaning.filters)].some(
    ({ field }) => field === "brand",
  );
  const meanings = corrections.map((each) => (hasMaker && withModel(each)) || each.meaning);
  const better = joinMeanings([{ filters, words: [] }, ...meanings, rest]);
  const before = understood.words.map(({ word }) => word).join(" ");
  return better.words.map(({ word }) => word).join(" ") === before ? undefined : better;
};
