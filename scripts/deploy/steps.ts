export type Deployment = {
  readonly stage: string;
  /** Only says what would change. */
  readonly diff: boolean;
  readonly smoke: boolean;
  /** Every function goes to everybody at once, instead of to a tenth of the calls for five minutes. */
  readonly atOnce: boolean;
};

/** A step in words, and the program that takes it, among those of this project. */
export type Step = { readonly what: string; readonly program: string; readonly args: readonly string[] };

/** What is done one after the other; where one fails, the next is not begun. */
export const stepsOf = ({ stage, diff, smoke, atOnce }: Deployment): readonly Step[] => {
  const ofStage = ["--all", "-c", `stage=${stage}`, ...(atOnce ? ["-c", "atOnce=true"] : [])];
  const show: Step = { what: "What changes", program: "cdk", args: ["diff", ...ofStage] };
  // Without a terminal nobody answers a question; what changes has been shown, and GitHub has asked.
  const deploy: Step = {
    what: "Deploying",
    program: "cdk",
    args: ["deploy", ...ofStage, "--require-approval", "never", "--progress", "events"],
  };
  const tried: Step = { what: "Trying it", program: "node", args: ["scripts/smoke.mjs", "--stage", stage] };
  return [show, ...(diff ? [] : [deploy, ...(smoke ? [tried] : [])])];
};
