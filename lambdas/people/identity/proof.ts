import * as z from "zod";
import type { ProvedPerson } from "./eid.ts";
import type { PersonalNumberCipher } from "#lambdas/people/personal-numbers.ts";
import type { EidOrderItem } from "#lambdas/people/items/identity.ts";

const Proof = z.object({ personalNumber: z.string(), name: z.string() });

export const sealProof = (
  seal: PersonalNumberCipher,
  { id }: EidOrderItem,
  { personalNumber, name }: ProvedPerson,
): Promise<string> => seal.encrypt(id, JSON.stringify({ personalNumber, name }));

export const openProof = async (
  seal: PersonalNumberCipher,
  { id, sealedProof }: EidOrderItem,
): Promise<ProvedPerson> => {
  if (sealedProof === undefined) throw new Error("A proved order holds no proof");
  return Proof.parse(JSON.parse(await seal.decrypt(id, sealedProof)));
};
