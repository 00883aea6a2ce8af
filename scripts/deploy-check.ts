import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Template, takeOut } from "./deploy-check/take-out.ts";
import { startMinistack } from "./deploy-check/ministack.ts";
import { putCertificate } from "./deploy-check/put-certificate.ts";
import { tryOut } from "./deploy-check/try-out.ts";

const root = path.resolve(import.meta.dirname, "..");
const folder = path.join(root, "out/deploy-check");
const assembly = path.join(folder, "cdk.out");
const [region, edgeRegion] = ["eu-west-1", "us-east-1"];

const cdk = (args: readonly string[], env: Readonly<Record<string, string>> = {}): void => {
  const { status, stdout } = spawnSync(path.join(root, "node_modules/.bin/cdk"), args, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CI: "true", CDK_DISABLE_CLI_TELEMETRY: "1", ...env },
  });
  if (status === 0) return;
  console.error(stdout.split("\n").slice(-40).join("\n"));
  throw new Error(`cdk ${args[0]} failed.`);
};

/** Removes resources that the emulator does not support from each stack, and returns the number of those that stay. */
const fitAll = (): number => {
  let kept = 0;
  for (const file of readdirSync(assembly).filter((name) => name.endsWith(".template.json"))) {
    const at = path.join(assembly, file);
    const whole: Template = JSON.parse(readFileSync(at, "utf8"));
    const { template, lines } = takeOut(whole, file.startsWith("Edge") ? edgeRegion : region);
    writeFileSync(at, JSON.stringify(template));
    const resources = Object.keys(template.Resources).length;
    kept += resources;
    console.log(`${file}: ${resources} of ${Object.keys(whole.Resources).length} resources`);
    for (const line of lines) console.log(`  without ${line}`);
  }
  return kept;
};

rmSync(assembly, { recursive: true, force: true });
rmSync(path.join(folder, "s3"), { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
cdk(["synth", "--quiet", "--no-notices", "--output", assembly]);
const resources = fitAll();
const cloud = await startMinistack(folder, region);
try {
  const env = {
    AWS_ENDPOINT_URL: cloud.url,
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: "test",
    AWS_REGION: region,
  };
  for (const each of [region, edgeRegion])
    cdk(["bootstrap", "--app", assembly, `aws://000000000000/${each}`], env);
  cdk(["deploy", "--app", assembly, "--all", "--require-approval", "never"], env);
  console.log(`${resources} resources were deployed by the CDK's own CLI.`);
  Object.assign(process.env, env);
  await putCertificate(region, "dev");
  if (!(await tryOut({ url: cloud.url, region, stage: "dev" }))) process.exitCode = 1;
} finally {
  await cloud.stop();
}
// Exits because Amplify keeps connections open.
process.exit();
