import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testPeople } from "#local/outside/bankid/people.ts";
import { type StartedOrder, startBankId } from "./relying-party.ts";

const text = "Jag säljer min cykel.";
const input = { endUserIp: "192.0.2.7", userVisibleData: Buffer.from(text).toString("base64") };

test("Someone can sign, once, although the cloud restarts while they read the text", async () => {
  const stateDir = mkdtempSync(join(tmpdir(), "bankid-"));
  const before = await startBankId(stateDir);
  const { orderRef, autoStartToken } = (await before.rp("sign", input)).body as StartedOrder;
  const [{ id: person } = { id: "" }] = testPeople(new Date(before.clock.now()));
  await before.play("open", { code: autoStartToken });
  await before.close();

  const after = await startBankId(stateDir);
  expect((await after.list()).orders).toMatchObject([{ orderRef, text, hintCode: "started" }]);
  await after.play("approve", { orderRef, person });
  await after.close();

  const later = await startBankId(stateDir);
  const { completionData } = (await later.collect(orderRef)) as { completionData: { signature: string } };
  const signed = Buffer.from(completionData.signature, "base64").toString();
  expect(signed).toContain(Buffer.from(text).toString("base64"));
  expect(await later.collect(orderRef)).toMatchObject({ details: "No such order" });
  await later.close();
});
