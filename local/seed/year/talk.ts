import { messageRoutes } from "#contract/messages/messages.ts";

import type { Dice } from "../sweden/random.ts";
import type { OwnedBike } from "./owned-bike.ts";
import type { Resident } from "./resident.ts";
import { type Town, hour } from "./town.ts";

const questions = [
  "Hej! Finns cykeln kvar? Jag kan hämta redan i kväll.",
  "Hej, hur stor är ramen? Jag är 168 cm.",
  "Går priset att diskutera om jag hämtar i helgen?",
  "Hej! Är det originalhjulen, och när servades den senast?",
] as const;

const replies = [
  "Hej! Ja, den finns kvar. Du får gärna komma och titta efter sex.",
  "Hej, den passar nog dig. Kom och provcykla!",
  "Jag kan tänka mig att gå ner någon hundralapp.",
  "Den servades i april. Allt är original utom sadeln.",
] as const;

const closings = [
  "Perfekt, då ses vi vid stationen klockan sju.",
  "Tack, jag hör av mig i morgon.",
  "Toppen!",
] as const;

export const converse = async (town: Town, dice: Dice, bike: OwnedBike, asker: Resident): Promise<string> => {
  const { call, plan } = town;
  const { threadId } = await call(messageRoutes.contactOwner, {
    as: asker.caller,
    params: { bikeId: bike.id },
    body: { type: "purchase_inquiry", text: dice.pick(questions) },
  });
  const params = { threadId };
  const at = town.now().getTime();
  const say = (as: Resident, text: string) => async (): Promise<void> => {
    await call(messageRoutes.readThread, { as: as.caller, params });
    await call(messageRoutes.reply, { as: as.caller, params, body: { text } });
  };
  if (dice.chance(0.8)) plan(at + 2 * hour, say(bike.owner, dice.pick(replies)));
  if (dice.chance(0.5)) plan(at + 5 * hour, say(asker, dice.pick(closings)));
  return threadId;
};
