import * as z from "zod";
import { OwnData } from "#lambdas/privacy/own-copy/gather/own-data.ts";
import { keepPage } from "./docs/keep-page.ts";

const { $schema: _, ...schema } = z.toJSONSchema(OwnData, { unrepresentable: "any", reused: "ref" });

keepPage({
  file: "lambdas/privacy/own-copy/schema.json",
  text: `${JSON.stringify({ title: "All that Cykelregistret keeps about a person", ...schema })}\n`,
  from: "the schemas",
  script: "scripts/own-copy-schema.ts",
});
