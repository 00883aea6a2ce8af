import fc from "fast-check";
import { features } from "#contract/app/index.ts";
import { Problem, problemStatus } from "#contract/platform/problems.ts";
import { apiBase, type Route } from "#contract/platform/route.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { searchHeaders } from "#tests/search-pass.ts";
import { peopleOf, type Person } from "../../fuzz/people.ts";
import { type Draft, draftsOf, type Operation, operations } from "../../fuzz/requests.ts";
import { readyOf, send, type Answer, faultIn, readAnswer } from "#tests/local/fuzz/send.ts";
import type { Findings } from "./findings.ts";

const times = 2;

/** These operations end a session or an account, so they run last and are undone. */
const ending = ["endSessions", "closeAccount"];

const operationsOf = (construct: string): readonly Operation[] => {
  const match = Object.entries<Readonly<Record<string, Route>>>(features).find(
    ([feature]) => `${feature}Function`.toLowerCase() === construct.toLowerCase(),
  );
  const routes = Object.values(match?.[1] ?? {});
  return operations.filter(({ method, path }) =>
    routes.some((route) => route.method === method && `${apiBase}${route.path}` === path),
  );
};

/** Accepts 503 with a known problem code, which the page explains to the person. */
const wrongWith = (operation: Operation, answer: Answer): string | undefined => {
  if (answer.status < 500) return faultIn(operation, answer);
  const code = Problem.safeParse(readAnswer(answer)?.value).data?.code;
  const isForeseen = code !== undefined && answer.status === 503 && problemStatus(code) === 503;
  return isForeseen ? undefined : `answers ${answer.status}: ${answer.body.slice(0, 300)}`;
};

type World = {
  readonly url: string;
  readonly people: readonly Person[];
  readonly pass: Readonly<Record<string, string>>;
  readonly seed: number;
};

/** Requests to functions without a route in the contract. */
const elsewhere: Readonly<Record<string, (world: World, findings: Findings) => Promise<void>>> = {
  AuthTriggersFunction: async ({ people }, findings) => {
    for (const person of people) {
      const refused = await person.enter().then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.name : "unknown"),
      );
      // For this error the page says that nobody can sign in now, not that the password is wrong.
      if (refused !== undefined && refused !== "UserLambdaValidationException")
        findings.add(`${person.role} was refused a sign-in by ${refused}`);
    }
  },
  LinkPreviewsFunction: async ({ url }, findings) => {
    const { status } = await fetch(`${url}/qr/${crypto.randomUUID()}`, {
      headers: { accept: "text/html", "user-agent": "facebookexternalhit/1.1" },
    });
    // The page must load even without its preview.
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

/** Makes people of every role who call all operations of a function; they sign in before the outage. */
export const openEverything = async (cloud: Cloud, seed: number) => {
  const people = await peopleOf(cloud);
  const come = async (): Promise<World> => {
    for (const person of people) await person.token();
    return { url: cloud.url, people, seed, pass: await searchHeaders(cloud.url) };
  };
  const askAll = async (world: World, construct: string, findings: Findings): Promise<void> => {
    const all = operationsOf(construct);
    const isEnding = ({ id }: Operation): boolean => ending.includes(id);
    // Failing requests mostly wait, so all run at once.
    await Promise.all(all.filter((one) => !isEnding(one)).map((one) => askAsEverybody(world, one, findings)));
    await elsewhere[construct]?.(world, findings);
    for (const one of all.filter(isEnding)) await askAsEverybody(world, one, findings);
  };
  return { come, askAll };
};
export type Everything = Awaited<ReturnType<typeof openEverything>>;
