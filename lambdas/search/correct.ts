import { normalise } from "#lambdas/shared/search-index/normalise.ts";
import { editsBetween } from "#lambdas/search/edits-between.ts";
import { type Meaning, type PlainWord, joinMeanings } from "#lambdas/search/understand.ts";
import { soundOf } from "#lambdas/search/sound.ts";
import {
  type Sense,
  correctable,
  correctableHeads,
  correctableMakers,
  headOf,
} from "#lambdas/search/vocabulary.ts";
import { wordsIn } from "#lambdas/shared/search-index/words.ts";
import { DictionaryItem } from "#lambdas/shared/table/items/dictionary.ts";
import { dictionaryPartition } from "#lambdas/shared/table/keys.ts";
import type { Reader } from "#lambdas/shared/table/reader.ts";

/** Of the longer one of two words: shorter ones are too much alike. */
const shortest = 4;
const longWord = 9;
/** Said nearly alike: `Lapier` is Lapierre. */
const longSound = 7;
/** Before `cykel`, where the rest of the word is right. */
const longHead = 7;

/** They are read by their first letters, half a unit for each field. */
const mostCorrected = 2;
const mostNeighbours = 40;
const beginning = 2;

/** Whether a word is another one but for its typing errors, or written as that one is said. */
const isNearly = (typed: string, meant: string, long: number): boolean => {
  const length = Math.max(typed.length, meant.length);
  const most = length < long ? 1 : 2;
  const isEdited = Math.abs(typed.length - meant.length) <= most && editsBetween(typed, meant) <= most;
  const sounds = editsBetween(soundOf(typed), soundOf(meant));
  return length >= shortest && (isEdited || sounds <= (length < longSound ? 0 : 1));
};

/** A word that is known as it stands is no error: it means several things. */
const isMistyped = (typed: string, meant: string, long = longWord): boolean =>
  typed !== meant && isNearly(typed, meant, long);

type Likely = Sense | { readonly field: "city"; readonly value: string };

const meaning = ({ typed }: PlainWord, sense: Likely): Meaning => ({
  filters: sense.field === "none" ? [] : [{ ...sense, typed, corrected: true }],
  words: [],
});

/** Makers and cities of the register that are written nearly so. */
const neighbourOf = async (
  reader: Pick<Reader, "query">,
  { word }: PlainWord,
): Promise<Likely | undefined> => {
  const found = await Promise.all(
    (["brand", "city"] as const).map(async (field) => {
      const { items } = await reader.query({
        schema: DictionaryItem,
        partition: dictionaryPartition(field),
        // A sign of an old script is two halves, and half of one is no text.
        prefix: Array.from(word).slice(0, beginning).join(""),
        limit: mostNeighbours,
      });
      return items
        .filter(({ term }) => isMistyped(word, normalise(term)))
        .map(({ value, bikes }) => ({ field, value, bikes }));
    }),
  );
  const [likeliest] = found.flat().toSorted((a, b) => b.bikes - a.bikes);
  return likeliest && { field: likeliest.field, value: likeliest.value };
};

/** The first words of models that begin like this word, those first that most bikes have. */
const modelsLike = async (reader: Pick<Reader, "query">, word: string): Promise<string[]> => {
  const { items } = await reader.query({
    schema: DictionaryItem,
    partition: dictionaryPartition("model"),
    prefix: Array.from(word).slice(0, beginning).join(""),
    limit: mostNeighbours,
  });
  return items.toSorted((a, b) => b.bikes - a.bikes).flatMap(({ term }) => wordsIn(term).slice(0, 1));
};

const nearestOf = (candidates: ReturnType<typeof correctable>, word: string, long = longWord) =>
  candidates
    .filter(([meant]) => isMistyped(word, meant, long))
    .toSorted(([one], [other]) => editsBetween(word, one) - editsBetween(word, other))[0];

/** Where `cykel` stands at the end, the error is in what stands before it. */
const nearest = (typed: string) => {
  const head = headOf(typed);
  return head === undefined ? nearestOf(correctable(), typed) : nearestOf(correctableHeads(), head, longHead);
};

/** Two words side by side can be one maker: `urban arow`. */
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

/** A word as it was looked at: what it means if one of its letters is wrong, or two of many, or the model that it may stand for. */
type Looked = { readonly meaning: Meaning; readonly model?: string | undefined };

const lookAt = async (reader: Pick<Reader, "query">, plain: PlainWord): Promise<Looked> => {
  const unchanged: Meaning = { filters: [], words: [plain] };
  if (!/^\p{L}{3,}$/u.test(plain.word)) return { meaning: unchanged };
  const known = nearest(plain.word);
  const [models, neighbour] = await Promise.all([
    modelsLike(reader, plain.word),
    known ? undefined : neighbourOf(reader, plain),
  ]);
  const sense = known ? known[1] : neighbour;
  const model = models.find((first) => isMistyped(plain.word, first));
  // What is a model already was typed as it was meant.
  const isRight = models.includes(plain.word);
  return {
    meaning: sense && !isRight ? meaning(plain, sense) : unchanged,
    model: isRight ? undefined : model,
  };
};

/** There are many models, so only beside a maker is one likely. */
const withModel = ({ meaning: { words }, model }: Looked): Meaning | undefined => {
  const [plain] = words;
  return plain && model !== undefined ? { filters: [], words: [{ ...plain, word: model }] } : undefined;
};

/** Forgives typing errors in each word that was taken for no more than a word; undefined where there is nothing to forgive. */
export const correct = async (
  reader: Pick<Reader, "query">,
  understood: Meaning,
): Promise<Meaning | undefined> => {
  const { filters, words } = takePair(understood);
  const looked = await Promise.all(words.slice(0, mostCorrected).map((plain) => lookAt(reader, plain)));
  const rest: Meaning = { filters: [], words: words.slice(mostCorrected) };
  const hasMaker = [...filters, ...looked.flatMap((each) => each.meaning.filters)].some(
    ({ field }) => field === "brand",
  );
  const meanings = looked.map((each) => (hasMaker && withModel(each)) || each.meaning);
  const better = joinMeanings([{ filters, words: [] }, ...meanings, rest]);
  const before = understood.words.map(({ word }) => word).join(" ");
  return better.words.map(({ word }) => word).join(" ") === before ? undefined : better;
};
