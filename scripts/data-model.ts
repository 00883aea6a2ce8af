import { dataModel } from "./data-model/data-model.ts";
import { keepPage } from "./docs/keep-page.ts";

keepPage({
  file: "docs/data-model.md",
  text: dataModel(),
  from: "the keys",
  script: "scripts/data-model.ts",
});
