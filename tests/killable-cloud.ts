import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Amplify } from "aws-amplify";
import * as auth from "aws-amplify/auth";
import { afterEach, beforeAll, expect, vi } from "vitest";
import { buildAll, root } from "#local/build/build-all.ts";

const startedWithin = { timeout: 90_000, interval: 50 };

/** Runs an embedded cloud in its own process, which tests can kill and restart with the same state. */
export const killableCloud = () => {
  const state = mkdtempSync(join(tmpdir(), "killed-"));
  let running: ChildProcess | undefined;

  const kill = async (): Promise<void> => {
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
    running.kill("SIGKILL");
    await once(running, "exit");
  };

  /** Returns the cloud's address. */
  const start = async (): Promise<string> => {
    const child = spawn(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", join(root, "local", "start.ts"), "--no-firewall", "--small"],
      {
        cwd: root,
        env: { ...process.env, PORT: "0", LOCAL_STATE: state },
        stdio: ["ignore", "pipe", "ignore"],
      },
    );
    running = child;
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    await vi.waitFor(() => expect(output).toContain("Ctrl-C stops everything."), startedWithin);
    return /Cykelregistret\s+(\S+)/.exec(output)![1]!;
  };

  beforeAll(() => buildAll(() => undefined));
  afterEach(kill);
  return { start, kill };
};

type Login = { readonly email: string; readonly password: string };

export const headersOf = async (url: string, { email, password }: Login): Promise<Record<string, string>> => {
  const { userPoolId, userPoolClientId, userPoolEndpoint } = await (await fetch(`${url}/config.json`)).json();
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint, loginWith: { email: true } } },
  });
  await auth.signOut();
  await auth.signIn({ username: email, password });
  const { tokens } = await auth.fetchAuthSession();
  return { authorization: `Bearer ${tokens!.accessToken.toString()}`, "content-type": "application/json" };
};
