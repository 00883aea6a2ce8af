import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { type NewContact, contactRoutes } from "#contract/office/contact.ts";
import { encodeSolution } from "#contract/platform/challenges.ts";
import { type Town, day } from "./town.ts";
import { listingRoutes } from "#contract/ads/listings.ts";
import { storeOrderRoutes } from "#contract/stickers/orders/store-orders.ts";
import { storeApplicationRoutes } from "#contract/shops/applications/applications.ts";
import { type Dice, diceOf } from "#local/seed/sweden/random.ts";
import { registerBike } from "./bikes.ts";
import { showIdCard } from "./id-card.ts";
import { askForCorrection, orderStickers, pester, reportBug } from "./life.ts";
import { madeBike } from "./made-bike.ts";
import { reportAd } from "./market.ts";
import { haveEnough } from "./money.ts";
import type { OwnedBike } from "./owned-bike.ts";
import type { Resident } from "./resident.ts";

type Letter = Pick<NewContact, "topic" | "right" | "message">;

/** One for each kind of letter in the office's lists. */
const letters: readonly Letter[] = [
  { topic: "privacy", right: "access", message: "Jag vill veta allt ni har sparat om mig och mina cyklar." },
  { topic: "privacy", right: "correction", message: "Mitt efternamn är felstavat på ägarbeviset." },
  { topic: "stolen", message: "Någon har hört av sig om min cykel. Ska jag åka dit själv?" },
  { topic: "other", message: "Får man registrera en sparkcykel med motor hos er?" },
];

const writeLetter = async ({ call }: Town, email: string, letter: Letter): Promise<string> => {
  const challenge = await call(contactRoutes.getContactChallenge, {});
  const solution = encodeSolution(challenge, await solveChallenge({ challenge, deriveKey }));
  const body = { ...letter, email, language: "sv" as const, solution };
  return (await call(contactRoutes.sendContact, { body })).caseNumber;
};

/** Companies of the simulated register that apply to become stores. */
const applicants = [
  { organisationNumber: "559900-1004", contactPerson: "Rune Hjulström", email: "rune@hjulstrom.example" },
  { organisationNumber: "559900-2002", contactPerson: "Ylva Navberg", email: "ylva@navberg.example" },
] as const;

const apply = async ({ call }: Town, applicant: (typeof applicants)[number]): Promise<void> => {
  const body = { ...applicant, phone: "+46701740698", bikeCount: 40, language: "sv" as const };
  await call(storeApplicationRoutes.applyAsStore, { body });
};

/** Creates an ad, which another resident then reports. */
const advertiseBadly = async (town: Town, dice: Dice, bike: OwnedBike, reporter: Resident): Promise<void> => {
  const body = { price: 900, condition: "worn" as const, city: "Vadstena", text: "Snabb affär.", photos: [] };
  const { caller: as } = bike.owner;
  const { id } = await town.call(listingRoutes.createListing, { as, params: { bikeId: bike.id }, body });
  await reportAd(town, dice, id, reporter);
};

const registerWithBadReceipt = async (town: Town, dice: Dice, serial: number, owner: Resident) => {
  await haveEnough(town, owner.caller, dice);
  await registerBike(town, owner, madeBike(town.seed, serial, town.now()), false);
};

type Wanted = (resident: Resident) => boolean;
const isProved: Wanted = (resident) => resident.isProved;
const needsProof: Wanted = (resident) => !resident.isProved;

const find = ({ residents }: Town, dice: Dice, people: number, wanted: Wanted): Resident | undefined => {
  const first = dice.below(people);
  const turns = Array.from({ length: people }, (_, turn) => residents.get((first + turn) % people));
  return turns.find((resident) => resident !== undefined && wanted(resident));
};

const bikeFor = ({ bikes }: Town, dice: Dice, { serial }: Resident): OwnedBike | undefined => {
  const others = [...bikes.values()]
    .filter(({ owner }) => owner.isProved && owner.serial !== serial)
    .toSorted((one, other) => one.made.serial - other.made.serial);
  return others[dice.below(others.length)];
};

/** Leaves a few open cases for every list of the office. `serial` is the next unused bike. */
export const planLastDays = (town: Town, people: number, serial: number): void => {
  let drawn = 0;
  const plan = (happen: (dice: Dice) => Promise<void>): void => {
    drawn += 1;
    const dice = diceOf(town.seed + 4, drawn);
    town.plan(town.end - (0.1 + dice.roll() * 4.5) * day, () => happen(dice));
  };
  const planOf = (wanted: Wanted, happen: (dice: Dice, resident: Resident) => Promise<void>): void =>
    plan(async (dice) => {
      const resident = find(town, dice, people, wanted);
      if (resident) await happen(dice, resident);
    });
  const planWith = (happen: (dice: Dice, bike: OwnedBike, other: Resident) => Promise<void>): void =>
    planOf(isProved, async (dice, other) => {
      const bike = bikeFor(town, dice, other);
      if (bike) await happen(dice, bike, other);
    });
  for (let time = 0; time < 4; time += 1) {
    planOf(isProved, (dice, owner) => registerWithBadReceipt(town, dice, serial + time, owner));
    planOf(needsProof, async (_dice, resident) => void (await showIdCard(town, resident)));
    planOf(isProved, (dice, resident) => reportBug(town, dice, resident));
    planWith((dice, bike) => askForCorrection(town, dice, bike));
    planWith((dice, bike) => pester(town, dice, bike));
    planWith((dice, bike) => orderStickers(town, dice, bike));
    planWith((dice, bike, other) => advertiseBadly(town, dice, bike, other));
  }
  for (const letter of letters)
    planOf(isProved, async (_dice, { email }) => void (await writeLetter(town, email, letter)));
  for (const applicant of applicants) plan(() => apply(town, applicant));
  const codes = { kind: "qr_order", count: 100 } as const;
  plan(async () => void (await town.call(storeOrderRoutes.placeStoreOrder, { as: town.shop, body: codes })));
};
