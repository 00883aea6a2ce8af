import * as z from "zod";

/** The operator's access to AWS. */
export type Post = {
  /** Keys of failed events, oldest first. */
  list(): Promise<string[]>;
  /** Undefined where another operator has removed it meanwhile. */
  read(key: string): Promise<string | undefined>;
  /** Invokes a function with its event again, and throws the function's error. */
  invoke(functionName: string, event: unknown): Promise<unknown>;
  remove(key: string): Promise<void>;
};

export type Outcome = { readonly done: number; readonly failed: number; readonly passedOver: number };

const Json = z.string().transform((text): unknown => JSON.parse(text));

/** Lambda's own format: a stream's event is text in `payload`, any other event is in `requestPayload`. */
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
 * Invokes the functions whose name contains `wanted` again with their failed events, and removes the
 * successful ones. A record may be processed twice: the function's own markers prevent duplicate
 * notifications.
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
