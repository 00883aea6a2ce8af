import { freshSignInMinutes } from "#contract/closing.ts";
import type { Caller } from "./caller.ts";

/** Whether someone has just shown that it is them and not only their open browser. */
export const isFresh = ({ signedInAt }: Pick<Caller, "signedInAt">, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() <= freshSignInMinutes * 60_000;
