/** Words for an unknown number, without accents. Digits after them do not make a number. */
const unknown = [
  "UNKN?OWN|NOTKNOWN|NOTHING|UNDEFINED|BLANK|CUSTOM|DONTKNOW|UNREADABLE|ILLEGIBLE|MISSING|PLACEHOLDER|DUMMY|EXAMPLE",
  "OKAND|OKANT|OBEKANT|SAKNAS|SAKNAR|FINNSEJ|FINNSINTE|HARINTE|HARINGET|HITTAR(?:EJ|INTE)",
  "VETEJ|VETINTE|INGET|INGEN|OLASLIGT?|BORTSLIPAT|EXEMPEL|OBEFINTLIG",
].join("|");

/** Words for an unknown number that can also begin a real one. */
const short = [
  "NONE|NULL|TBD|TBA|IDK|NA|LOST|TEST|INGA|INTE|EJ|TOMT?|PROV|X{2,}",
  "NO|NR|NUM|NUMMER|NUMRET|NUMBER|RAM|RAMEN|FRAME|SERIE|SERIAL|CYKEL|BIKE",
].join("|");

const beginsUnknown = new RegExp(`^(?:${short})*(?:${unknown})`);
const beginsWithWords = new RegExp(`^(?:${unknown}|${short})+`);
const endsWithWords = new RegExp(`^(\\d*)(?:${unknown}|${short})+$`);

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const keyboard = "QWERTYUIOP ASDFGHJKL ZXCVBNM";
/** Patterns on a telephone keypad: along columns and corners, forwards and back. */
const keypad = "147258369 963852741 159357 159753 123321 321123 1234321 12344321";

/** Two neighbouring letters are no pattern, since any two are neighbours somewhere. */
const minRow = 3;
const longRow = 4;

const reversed = (text: string): string => Array.from(text).toReversed().join("");

/** One repeated letter, or letters in the order of the alphabet or the keyboard. */
const isRow = (letters: string): boolean =>
  letters.length >= minRow &&
  (/^(.)\1+$/.test(letters) ||
    [letters, reversed(letters)].some((row) => alphabet.includes(row) || keyboard.includes(row)));

const repeats = (text: string, run: string): boolean => text === run.repeat(text.length / run.length);

const isCounting = (run: string): boolean => {
  const steps = Array.from(run.slice(1), (digit, index) => (Number(digit) - Number(run[index]) + 10) % 10);
  return steps.every((step) => step === 1) || steps.every((step) => step === 9);
};

const doubled = [/^(?:(\d)\1)+$/, /^(?:(\d)\1\1)+$/];

/** Reduces digits that all come twice or three times, as in 112233, to one each. */
const undoubled = (digits: string): string => {
  const times = doubled.findIndex((form) => form.test(digits)) + 2;
  return times === 1
    ? digits
    : Array.from(digits)
        .filter((_, place) => place % times === 0)
        .join("");
};

/** One pair, three times or more, as in 101010. */
const isOnePair = (digits: string): boolean => /^(\d\d)\1{2,}$/.test(digits);

/** The start of a series, as in 000001 or 000123, or one digit and noughts, as in 100000. */
const isFirst = (digits: string): boolean => {
  if (digits.length < 6) return false;
  const [, rest = ""] = /^0{3,}([1-9]\d*)$/.exec(digits) ?? [];
  return rest.length === 1 || (rest !== "" && "123456789".startsWith(rest)) || /^\d0{5,}$/.test(digits);
};

/** One repeated digit, or digits that count up or down, single, doubled or repeated, as in 123123. */
const isPattern = (digits: string): boolean => {
  const single = undoubled(digits);
  const runs = [1, 2, 3, 4, 5, 6, single.length].map((length) => single.slice(0, length));
  const isRun = runs.some(
    (run) => single.length % run.length === 0 && isCounting(run) && repeats(single, run),
  );
  return isRun || isOnePair(digits) || isFirst(digits) || keypad.split(" ").includes(digits);
};

/** A row of letters and a pattern of digits, as in ABC123, or a long row and a few digits. */
const isRowWithDigits = (letters: string, digits: string): boolean =>
  isRow(letters) &&
  (isPattern(digits) || /^0+[1-9]$/.test(digits) || (letters.length >= longRow && digits.length < 4));

/** Letters and digits in turn, each in a row, as in A1B2C3. */
const isInTurn = (plain: string): boolean => {
  const letters = plain.replaceAll(/\d/g, "");
  const digits = plain.replaceAll(/\D/g, "");
  return /^\d?(?:[A-Z]\d)+[A-Z]?$/.test(plain) && isRow(letters) && isPattern(digits);
};

/** Words for an unknown number, alone or with a few digits. */
const isWorded = (plain: string): boolean => {
  if (beginsUnknown.test(plain) && /^[A-Z]+\d*$/.test(plain)) return true;
  const rest = [plain.replace(beginsWithWords, ""), plain.replace(endsWithWords, "$1")];
  return rest.some(
    (digits) => digits !== plain && /^\d*$/.test(digits) && (digits.length < 4 || isPattern(digits)),
  );
};

/** Detects placeholders that people write in place of a frame number, in words or as patterns. Takes a canonical spelling. */
export const isPlaceholderNumber = (canonical: string): boolean => {
  const plain = canonical.normalize("NFD").replaceAll(/\p{M}/gu, "");
  if (plain === "") return false;
  if (isWorded(plain) || isInTurn(plain)) return true;
  if (/^[A-Z]{6,}$/.test(plain) || /^[A-Z]*0{4,}$/.test(plain)) return true;
  if (/^\d{4,}$/.test(plain)) return isPattern(plain);
  const [, letters = "", digits = ""] = /^([A-Z]+)(\d+)$/.exec(plain) ?? [];
  const [, leading = "", following = ""] = /^(\d+)([A-Z]+)$/.exec(plain) ?? [];
  return isRowWithDigits(letters, digits) || isRowWithDigits(following, leading);
};
