import { newPassword } from "../accounts.ts";
import type { openTown } from "../town.ts";
import type { Resident } from "./resident.ts";
import type { Townsperson } from "./townspeople.ts";

export type Settlement = ReturnType<typeof openTown>;

/** Creates a resident's account. */
export const settleResident = async (
  settlement: Settlement,
  person: Townsperson,
  { serial, isProved }: Pick<Resident, "serial" | "isProved">,
): Promise<Resident> => {
  const newcomer = {
    role: "customer",
    ...person,
    points: 0,
    ...(!isProved && { needsIdentity: true as const }),
  } as const;
  const userId = await settlement.settle(newcomer, { ...newcomer, password: newPassword(3) });
  return { ...person, serial, isProved, caller: { userId, role: "customer" } };
};
