export type Deployment = {
  readonly stage: string;
  /** Only shows what would change. */
  readonly diff: boolean;
  readonly smoke: boolean;
  /** Shifts all traffic to the new functions at once, instead of a tenth of the calls for five minutes. */
  readonly atOnce: boolean;
};

/** `program` is one of the project's own commands. */
export type Step = { readonly what: string; readonly program: string; readonly args: readonly string[] };

/** Steps run in order; where one fails, the next does not start. */
export const stepsOf = ({ stage, diff, smoke, atOnce }: Deployment): readonly Step[] => {
  const ofStage = ["--all", "-c", `stage=${stage}`, ...(atOnce ? ["-c", "atOnce=true"] : [])];
  const show: Step = { what: "What changes", program: "cdk", args: ["diff", ...ofStage] };
  // Without a terminal nobody can answer a question; the step before has shown the changes, and GitHub has asked for approval.
  const deploy: Step = {
    what: "Deploying",
    program: "cdk",
    args: ["deploy", ...ofStage, "--require-approval", "never", "--progress", "events"],
  };
  const tried: Step = { what: "Trying it", program: "node", args: ["scripts/smoke.mjs", "--stage", stage] };
  return [show, ...(diff ? [] : [deploy, ...(smoke ? [tried] : [])])];
};
