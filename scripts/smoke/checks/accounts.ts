import { decodeJWT } from "aws-amplify/auth";
import { accountRoutes } from "#contract/people/accounts.ts";
import { ask } from "../ask.ts";
import { type Check, expectThat, needed, NotPossible } from "../check.ts";
import { configure, makePerson, signInAs } from "../people.ts";

const customersGroup = "customer";
const maxSeconds = 15 * 60;

export const account: Check = {
  name: "An account is made and signs in by SRP",
  means: "Nobody can get an account, or sign in.",
  run: async (trial) => {
    await configure(trial.deployment);
    const owner = await makePerson(trial, "customer");
    const next = await signInAs(owner);
    expectThat(next === "DONE", `Signing in led to ${next}`);
    const { role, points } = await ask(trial.deployment, accountRoutes.getMe, { as: owner });
    expectThat(role === "customer" && points === 0, "The new account is no customer without points");
    trial.owner = owner;
  },
};

export const tokens: Check = {
  name: "Tokens carry what they must",
  means: "The trigger of the user pool does not run, or its tokens open too much.",
  run: async (trial) => {
    const owner = needed(trial.owner, "an account");
    const { payload } = decodeJWT(await owner.token());
    const groups = payload["cognito:groups"];
    expectThat(
      Array.isArray(groups) && groups.includes(customersGroup),
      "The access token names no customer",
    );
    const life = (payload.exp ?? 0) - (payload.iat ?? 0);
    expectThat(life > 0 && life <= maxSeconds, `The access token lives for ${life} seconds`);
    const isMine = payload["accountId"] === owner.userId;
    expectThat(isMine, "The access token names someone else");
    const scope = typeof payload["scope"] === "string" ? payload["scope"] : "";
    expectThat(!scope.includes("user.admin"), "An everyday token may change how its owner signs in");
  },
};

export const passkeys: Check = {
  name: "Passkeys",
  means: "",
  run: async () => {
    throw new NotPossible("a passkey is made in a browser only: make one under Account settings and use it");
  },
};
