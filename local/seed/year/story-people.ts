import { inhabitants } from "../accounts.ts";
import type { Caller } from "./call.ts";
import type { Resident } from "./resident.ts";
import { type Settlement, settleResident } from "./settle-resident.ts";
import { townsperson } from "./townspeople.ts";

/** The residents of the stories: the trial accounts and their neighbours. All other residents are drawn at random. */
export type StoryPeople = {
  readonly asa: Resident;
  readonly erik: Resident;
  readonly malin: Resident;
  readonly gun: Resident;
  readonly karim: Resident;
  readonly lovisa: Resident;
  /** Writes and sells what others report. */
  readonly bosse: Resident;
  /** An administrator, as is Henrik. */
  readonly karin: Caller;
  readonly henrik: Caller;
  readonly shop: Caller;
};

type Home = Pick<Resident, "street" | "phone">;

const homes: Readonly<Record<"asa" | "erik" | "malin", Home>> = {
  asa: { street: "Hovsgatan 14", phone: "+46701740605" },
  erik: { street: "Motalagatan 31", phone: "+46701740606" },
  malin: { street: "Strandvägen 7", phone: "+46701740607" },
};

/** Higher than the serial of any random resident. */
const firstSerial = 900;

const neighbours = [
  { name: "Gun-Britt Alm", email: "gun-britt.alm@example.se", street: "Klostergatan 9" },
  { name: "Karim Haddad", email: "karim.haddad@example.se", street: "Skänningegatan 22" },
  { name: "Lovisa Ek", email: "lovisa.ek@example.se", street: "Sjögatan 3" },
  { name: "Bo Rask", email: "bosse.rask@example.se", street: "Bangatan 48" },
] as const;

/** Finds the trial accounts and creates accounts for their neighbours. */
export const settleStoryPeople = async (
  callers: ReadonlyMap<string, Caller>,
  settlement: Settlement,
  seed: number,
): Promise<StoryPeople> => {
  const callerOf = (id: string): Caller => {
    const caller = callers.get(`${id}@example.se`);
    if (!caller) throw new Error(`${id} has no account.`);
    return caller;
  };
  const trial = (id: keyof typeof homes, place: number): Resident => {
    const inhabitant = inhabitants.find(({ email }) => email === `${id}@example.se`);
    const { name = "", email = "", personalNumber = "", needsIdentity } = inhabitant ?? {};
    const person = { name, email, personalNumber, city: "Vadstena", ...homes[id] };
    return { ...person, serial: firstSerial + place, isProved: !needsIdentity, caller: callerOf(id) };
  };
  const neighbour = async (place: 0 | 1 | 2 | 3): Promise<Resident> => {
    const serial = firstSerial + 10 + place;
    const person = { ...townsperson(seed, serial), ...neighbours[place], city: "Vadstena" };
    return settleResident(settlement, person, { serial, isProved: true });
  };
  return {
    asa: trial("asa", 0),
    erik: trial("erik", 1),
    malin: trial("malin", 2),
    gun: await neighbour(0),
    karim: await neighbour(1),
    lovisa: await neighbour(2),
    bosse: await neighbour(3),
    karin: callerOf("admin"),
    henrik: callerOf("admin2"),
    shop: callerOf("butik"),
  };
};
