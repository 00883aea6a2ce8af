import { util } from "@aws-appsync/utils";

export function request(ctx) {
  const groups = ctx.identity.groups ?? [];
  if (!groups.includes("admin")) util.unauthorized();
  return { payload: null };
}

export function response() {
  return null;
}
