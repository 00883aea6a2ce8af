import { posix } from "node:path";
import { percentDecode } from "#local/aws/wire/percent.ts";
import type { Statement, Transformation } from "#local/template/readers/firewall-statement.ts";

const transformations: Record<Transformation, (path: string) => string> = {
  NONE: (path) => path,
  URL_DECODE: (path) => percentDecode(path) ?? path,
  NORMALIZE_PATH: (path) => posix.normalize(path),
};

export const matches = (statement: Statement, path: string): boolean => {
  switch (statement.kind) {
    case "path-begins":
      return statement.after
        .reduce((text, name) => transformations[name](text), path)
        .startsWith(statement.text);
    case "all":
      return statement.statements.every((each) => matches(each, path));
    case "any":
      return statement.statements.some((each) => matches(each, path));
    case "not":
      return !matches(statement.statement, path);
  }
};
