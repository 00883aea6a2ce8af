import * as z from "zod";

/** What someone who looks after the register needs of AWS. */
export type Post = {
  /** The names of what was given up, oldest first. */
  list(): Promise<string[]>;
  /** Undefined for what someone else has dealt with meanwhile. */
  read(key: string): Promise<string | undefined>;
  /** Gives a function its event again; throws what the function throws. */
  invoke(functionName: string, event: unknown): Promise<unknown>;
  remove(key: string): Promise<void>;
};

export type Outcome = { readonly done: number; readonly failed: number; readonly passedOver: number };

const Json = z.string().transform((text): unknown => JSON.parse(text));

/** As Lambda writes it: of a stream the event stands as text in `payload`, of anything else in `requestPayload`. */
const GivenUp = z.object({
  requestContext: z.object({ functionArn: z.string() }),
  payload: Json.optional(),
  requestPayload: z.unknown().optional(),
});

const Answer = z.object({ batchItemFailures: z.array(z.unknown()) });

const nameIn = (arn: string): string => /:function:([^:]+)/.exec(arn)?.[1] ?? arn;

const assertTaken = (answer: unknown): void => {
  const failures = Answer.safeParse(answer).data?.batchItemFailures.length ?? 0;
  if (failures > 0) throw new Error(`${failures} records failed again.`);
};

/**
 * Hands what a function, by a part of its name, has given up to it once more. What it takes is removed from the bucket; the rest stays there for
 * another time. A record may be handed over twice: the function's own markers see that nobody is told twice.
 */
export const redrive = async (
  post: Post,
  wanted: string,
  report: (line: string) => void,
): Promise<Outcome> => {
  const count = { done: 0, failed: 0, passedOver: 0 };
  for (const key of await post.list()) {
    const text = await post.read(key);
    if (text === undefined) continue;
    const { requestContext, payload, requestPayload } = GivenUp.parse(JSON.parse(text));
    const name = nameIn(requestContext.functionArn);
    if (!name.includes(wanted)) {
      count.passedOver += 1;
      continue;
    }
    try {
      assertTaken(await post.invoke(name, payload ?? requestPayload));
      await post.remove(key);
      count.done += 1;
    } catch (error) {
      report(`${key}: ${error instanceof Error ? error.message : String(error)}`);
      count.failed += 1;
    }
  }
  return count;
};
