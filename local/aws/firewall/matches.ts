import type { IncomingHttpHeaders } from "node:http";
import { posix } from "node:path";
import { percentDecode } from "#local/aws/wire/percent.ts";
import type { Statement, Transformation } from "#local/template/readers/firewall-statement.ts";

const transformations: Record<Transformation, (path: string) => string> = {
  NONE: (path) => path,
  URL_DECODE: (path) => percentDecode(path) ?? path,
  NORMALIZE_PATH: (path) => posix.normalize(path),
};

export type Judged = { readonly path: string; readonly headers: IncomingHttpHeaders };

export const matches = (statement: Statement, request: Judged): boolean => {
  switch (statement.kind) {
    case "path-begins":
      return statement.after
        .reduce((text, name) => transformations[name](text), request.path)
        .startsWith(statement.text);
    case "header-matches":
      return statement.pattern.test(String(request.headers[statement.header] ?? ""));
    case "all":
      return statement.statements.every((each) => matches(each, request));
    case "any":
      return statement.statements.some((each) => matches(each, request));
    case "not":
      return !matches(statement.statement, request);
  }
};
