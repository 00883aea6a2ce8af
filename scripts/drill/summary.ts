import type { Result } from "./drill.ts";

const maxNamed = 20;

export const isWell = ({ lost, mismatches }: Result): boolean => lost.length === 0 && mismatches === 0;

const partsIn = ({ parts }: Result): string[] => {
  if (parts.every(({ acknowledged }) => acknowledged === 0))
    return ["  There was no table to compare with: the proofs of the night are what tells."];
  return parts.map(
    ({ part, acknowledged, lost }) =>
      `  ${lost === 0 ? "✓" : "✗"}  ${part.padEnd(10)} ${acknowledged.toLocaleString("en")} acknowledged, ${lost} lost`,
  );
};

const lostIn = ({ lost }: Result): string[] => [
  ...lost.slice(0, maxNamed).map((name) => `  ✗  ${name} is missing, or is not what it was`),
  ...(lost.length > maxNamed ? [`  ✗  and ${lost.length - maxNamed} more`] : []),
];

export const summary = (result: Result): string => {
  const { steps, lost, mismatches, erased, broughtBack, moment } = result;
  const seconds = steps.reduce((sum, step) => sum + step.seconds, 0);
  return [
    "",
    `The table as it was at ${moment.toISOString()}.`,
    ...partsIn(result),
    ...lostIn(result),
    `  ${mismatches === 0 ? "✓" : "✗"}  ${mismatches} balances are not what their ledgers add up to`,
    `  ${erased} accounts erased again, ${broughtBack} files brought back`,
    "",
    ...steps.map(({ step, seconds: took }) => `  ${took.toFixed(1).padStart(8)} s  ${step}`),
    "",
    `It took ${seconds.toFixed(1)} seconds. Data lost: ${lost.length}.`,
  ].join("\n");
};

/** Explains how to switch the functions to the copy. */
export const switching = ({ copy, stream }: Result, stage: string): string =>
  [
    "",
    `The copy is ready. It is not used yet: to switch, write into lib/stages/${stage}.ts`,
    "",
    `  restoredTable: { name: "${copy}", stream: "${stream}" },`,
    "",
    `and deploy it: npm run deploy -- --stage ${stage}. docs/runbook/restore.md says what comes before and after.`,
  ].join("\n");
