import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { closingRoutes } from "#contract/privacy/closing.ts";
import { theftRoutes } from "#contract/thefts/thefts.ts";
import { cognitoRemoval } from "#lambdas/people/aws-remove-user.ts";
import { ask } from "./ask.ts";
import type { Deployment } from "./deployment.ts";
import { erasePerson } from "./erase-person.ts";
import { forgetSale } from "./forget-sale.ts";
import { inNewSession, type Person, signInForSettings } from "./people.ts";
import type { Trial } from "./trial.ts";

/** A stolen bike would delay its owner's erasure. */
const giveBack = async ({ deployment, bike }: Trial): Promise<void> => {
  if (!bike) return;
  const recovered = { as: bike.owner, params: { bikeId: bike.id }, body: { how: "other" } };
  await ask(deployment, theftRoutes.markRecovered, recovered).catch(() => undefined);
};

/** Closes the account as its owner would, unless it is closed; the nightly job then erases it. */
const isClosed = async (deployment: Deployment, person: Person): Promise<boolean> => {
  try {
    const as = inNewSession(person);
    await signInForSettings(as);
    const { eraseAt } = await ask(deployment, closingRoutes.getClosing, { as });
    if (eraseAt === undefined) await ask(deployment, closingRoutes.closeAccount, { as });
    return true;
  } catch {
    return false;
  }
};

type RemoveUser = (userId: string) => Promise<void>;

/** Returns in words what could not be removed. */
const remove = async (
  deployment: Deployment,
  person: Person,
  removeUser: RemoveUser,
): Promise<string | undefined> => {
  const { userId } = person;
  const { removal } = deployment;
  let why = "its table cannot be reached from here";
  try {
    if (removal) return await erasePerson(removal, removeUser, userId).then(() => undefined);
  } catch (error) {
    why = error instanceof Error ? error.name : "something went wrong";
  }
  if (await isClosed(deployment, person))
    return `Account ${userId} is closed, and erased by the job of the night in 30 days (${why}).`;
  try {
    await removeUser(userId);
    return `Account ${userId} has left the user pool; its profile stays in the table (${why}).`;
  } catch {
    return `Account ${userId} could not be removed (${why}).`;
  }
};

/** Returns in words what could not be removed of a sale. */
const removeSale = async ({ deployment, transferId }: Trial): Promise<string[]> => {
  if (transferId === undefined) return [];
  let why = "its table cannot be reached from here";
  try {
    if (deployment.removal) return await forgetSale(deployment.removal, transferId).then(() => []);
  } catch (error) {
    why = error instanceof Error ? error.name : "something went wrong";
  }
  return [`The sale ${transferId} of the trial stays as long as sales do (${why}).`];
};

/** Removes all test people and their data, and returns descriptions of what could not be removed. */
export const removePeople = async (trial: Trial): Promise<string[]> => {
  const { deployment, people } = trial;
  if (people.length === 0) return [];
  await giveBack(trial);
  const cognito = new CognitoIdentityProviderClient({});
  const removeUser = cognitoRemoval(cognito, deployment.userPoolId);
  const left = await removeSale(trial);
  for (const person of people.splice(0)) {
    const words = await remove(deployment, person, removeUser);
    if (words !== undefined) left.push(words);
  }
  cognito.destroy();
  return left;
};
