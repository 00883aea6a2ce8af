export const openFindings = () => {
  const wrong: string[] = [];
  const counts = new Map<string, number>();
  const add = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    add: (words: string): void => {
      if (!wrong.includes(words)) wrong.push(words);
    },
    all: (): readonly string[] => wrong,
    count: (named: string, status: number): void => add(`${named} ${status === 0 ? "no answer" : status}`),
    unacknowledged: (named: string): void => add(`${named} never acknowledged`),
    table: (): string[] =>
      [...counts].toSorted(([a], [b]) => a.localeCompare(b)).map(([name, times]) => `${times} × ${name}`),
  };
};
export type Findings = ReturnType<typeof openFindings>;
