import { isRealDate, swedishDate, type CalendarDate } from "#contract/platform/calendar-date.ts";
import { hasCheckDigit } from "#contract/platform/luhn.ts";
import { eidOf, inhabitants } from "#local/seed/accounts.ts";
import type { Person } from "./person.ts";

export type TestPerson = Person & {
  readonly id: string;
  /** Explains in Swedish and English when to choose this person. */
  readonly note: string;
};

const twoDigits = (number: number): string => String(number).padStart(2, "0");

/** Skatteverket reserves the birth numbers 980 to 999 for test persons. */
const numberOf = ({ year, month, day }: CalendarDate, birthNumber: number): string => {
  const start = `${year}${twoDigits(month)}${twoDigits(day)}${birthNumber}`;
  const digit = Array.from("0123456789").find((last) => hasCheckDigit(start.slice(2) + last));
  return `${start}${digit ?? ""}`;
};

/** Coordination numbers add 60 to the day. */
const coordinationOffset = 60;

/** Replaces 29 February by the day before, in years without it. */
const realDate = (date: CalendarDate): CalendarDate => (isRealDate(date) ? date : { ...date, day: 28 });

const bornDayAfter = ({ year, month, day }: CalendarDate): CalendarDate => {
  const next = new Date(Date.UTC(year, month - 1, day + 1));
  return { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() };
};

const seeded = (): TestPerson[] =>
  inhabitants.flatMap((inhabitant) => {
    const { email } = inhabitant;
    const person = eidOf(inhabitant);
    if (person === undefined) return [];
    const id = email.slice(0, email.indexOf("@"));
    return [{ ...person, id, note: `${email} har ett konto · has an account` }];
  });

const noAccount = "inget konto · no account";

type Row = readonly [id: string, givenName: string, surname: string, personalNumber: string, note: string];

const rows = (today: CalendarDate): readonly Row[] => {
  const eighteenYearsAgo = { ...today, year: today.year - 18 };
  const dated = (year: number, month: number, day: number, birthNumber: number): string =>
    numberOf({ year, month, day }, birthNumber);
  return [
    ["marta", "Märta", "Öström Åkerblad", dated(1948, 5, 17, 984), noAccount],
    ["johan", "Johan", "Björk", dated(1986, 10, 3, 983), noAccount],
    ["lena", "Lena Maria", "Forsman", dated(1994, 1, 28, 986), noAccount],
    [
      "viktor",
      "Viktor",
      "Ljung",
      numberOf(realDate(eighteenYearsAgo), 985),
      "fyller 18 i dag · turns 18 today",
    ],
    [
      "elin",
      "Elin",
      "Holm",
      numberOf(bornDayAfter(eighteenYearsAgo), 988),
      "är 17, fyller 18 i morgon · is 17, turns 18 tomorrow",
    ],
    [
      "amina",
      "Amina",
      "Yusuf",
      dated(1990, 3, 14 + coordinationOffset, 982),
      "samordningsnummer · coordination number",
    ],
    [
      "dawit",
      "Dawit",
      "Tesfay",
      dated(1985, 0, coordinationOffset, 981),
      "samordningsnummer utan födelsedag · coordination number without a birthday",
    ],
  ];
};

const strangers = (today: CalendarDate): TestPerson[] =>
  rows(today).map(([id, givenName, surname, personalNumber, note]) => ({
    id,
    givenName,
    surname,
    personalNumber,
    note,
  }));

export const testPeople = (now: Date): TestPerson[] => [...seeded(), ...strangers(swedishDate(now))];
