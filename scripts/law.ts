import { keepPage } from "./docs/keep-page.ts";
import { processors, record } from "./law/record.ts";

const script = "scripts/law.ts";
keepPage({ file: "docs/law/record-of-processing.md", text: await record(), from: "the data model", script });
keepPage({ file: "docs/law/processors.md", text: processors(), from: "the privacy policy", script });
