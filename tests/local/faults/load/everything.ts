import fc from "fast-check";
import { features } from "#contract/index.ts";
import { Problem, problemStatuses } from "#contract/problems.ts";
import { apiBase, type Route } from "#contract/route.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { searchHeaders } from "#tests/search-pass.ts";
import { peopleOf, type Person } from "../../fuzz/people.ts";
import { type Draft, draftsOf, type Operation, operations } from "../../fuzz/requests.ts";
import { readyOf, send } from "../../fuzz/send.ts";
import { type Answer, faultIn, readAnswer } from "../../fuzz/verdict.ts";
import type { Findings } from "./findings.ts";

/** So often each kind of caller asks for the same. */
const times = 2;

/** What ends a session or an account comes last, and is undone. */
const ending = ["endSessions", "closeAccount"];

const operationsOf = (construct: string): readonly Operation[] => {
  const found = Object.entries<Readonly<Record<string, Route>>>(features).find(
    ([feature]) => `${feature}Function`.toLowerCase() === construct.toLowerCase(),
  );
  const routes = Object.values(found?.[1] ?? {});
  return operations.filter(({ method, path }) =>
    routes.some((route) => route.method === method && `${apiBase}${route.path}` === path),
  );
};

/** What is wrong with an answer. That a service is out of reach is foreseen, and the page has words for it. */
const wrongWith = (operation: Operation, answer: Answer): string | undefined => {
  if (answer.status < 500) return faultIn(operation, answer);
  const code = Problem.safeParse(readAnswer(answer)?.value).data?.code;
  const isForeseen = code !== undefined && answer.status === 503 && problemStatuses.get(code) === 503;
  return isForeseen ? undefined : `answers ${answer.status}: ${answer.body.slice(0, 300)}`;
};

type World = {
  readonly url: string;
  readonly people: readonly Person[];
  readonly pass: Readonly<Record<string, string>>;
  readonly seed: number;
};

/** What is asked of functions that no route of the contract leads to. */
const elsewhere: Readonly<Record<string, (world: World, findings: Findings) => Promise<void>>> = {
  AuthTriggersFunction: async ({ people }, findings) => {
    for (const person of people) {
      const refused = await person.enter().then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.name : "unknown"),
      );
      // The page says then that nobody can sign in now, and not that the password is wrong.
      if (refused !== undefined && refused !== "UserLambdaValidationException")
        findings.add(`${person.role} was refused a sign-in by ${refused}`);
    }
  },
  LinkPreviewsFunction: async ({ url }, findings) => {
    const { status } = await fetch(`${url}/qr/${crypto.randomUUID()}`, {
      headers: { accept: "text/html", "user-agent": "facebookexternalhit/1.1" },
    });
    // A page without its preview is still a page.
    if (status >= 500) findings.add(`a page answers ${status}`);
  },
};

const askOne = async (
  { url, people, pass }: World,
  operation: Operation,
  person: Person,
  draft: Draft,
): Promise<Answer> => {
  const others = people.filter((other) => other !== person).map(({ told }) => told);
  const needed = operation.parameters.some(({ name }) => name in pass) ? pass : {};
  const headers = { ...needed, ...draft.headers };
  const ready = readyOf(operation, { ...draft, headers }, await person.token(), person.told, others);
  const answer = await send(url, ready);
  if (answer.status < 300 && ending.includes(operation.id)) await person.reopen();
  return answer;
};

const askAsEverybody = async (world: World, operation: Operation, findings: Findings): Promise<void> => {
  const drafts = fc.sample(draftsOf(operation), { numRuns: times, seed: world.seed });
  const asked = world.people.flatMap((person) =>
    drafts.map(async (draft) => {
      const answer = await askOne(world, operation, person, draft);
      findings.count(`${operation.method} ${operation.path}`, answer.status);
      const wrong = wrongWith(operation, answer);
      if (wrong !== undefined) findings.add(`${operation.id} as ${person.role} ${wrong}`);
    }),
  );
  await Promise.all(asked);
};

/** People of every kind, who ask a function for all that it can be asked for. They come in while everything still works. */
export const openEverything = async (cloud: Cloud, seed: number) => {
  const people = await peopleOf(cloud);
  const come = async (): Promise<World> => {
    for (const person of people) await person.token();
    return { url: cloud.url, people, seed, pass: await searchHeaders(cloud.url) };
  };
  const askAll = async (world: World, construct: string, findings: Findings): Promise<void> => {
    const all = operationsOf(construct);
    const isEnding = ({ id }: Operation): boolean => ending.includes(id);
    // What fails is mostly waited for, so all of it is asked for at once.
    await Promise.all(all.filter((one) => !isEnding(one)).map((one) => askAsEverybody(world, one, findings)));
    await elsewhere[construct]?.(world, findings);
    for (const one of all.filter(isEnding)) await askAsEverybody(world, one, findings);
  };
  return { come, askAll };
};
export type Everything = Awaited<ReturnType<typeof openEverything>>;
