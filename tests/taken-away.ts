import * as z from "zod";

import type { TakenAway } from "#local/declared-access.ts";

const Grants = z.array(z.object({ functionName: z.string(), grant: z.string() }));

/** Grants that functions shall not have, as `npm run rights` names them. */
export const takenAway = (): TakenAway[] => Grants.parse(JSON.parse(process.env["TAKEN_AWAY"] ?? "[]"));
