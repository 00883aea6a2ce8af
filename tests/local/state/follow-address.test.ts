import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { followAddress } from "#local/state/follow-address.ts";
import { openRecords } from "#local/state/records.ts";

const first = "http://127.0.0.1:4300";
const second = "http://127.0.0.1:51234";

const newState = () => {
  const folder = mkdtempSync(join(tmpdir(), "address-"));
  mkdirSync(join(folder, "ses"));
  const records = openRecords(join(folder, "cloud.sqlite"));
  const mails = openRecords(join(folder, "ses", "mail.sqlite"));
  return { folder, records, mails };
};

test("Links in mails follow the cloud to its new address, and other links stay", () => {
  const { folder, records, mails } = newState();
  followAddress(records, folder, first);
  const text = `Se cykeln: ${first}/my-bikes/1\n${first}/?q=${first}/a och ${first}1/b, ${second}/c`;
  mails.put("mail", "1", { text });
  mails.put("mail", "2", { text: "Inget att klicka på" });
  followAddress(records, folder, first);
  expect(mails.get("mail", "1")).toEqual({ text });
  followAddress(records, folder, second);
  const moved = `Se cykeln: ${second}/my-bikes/1\n${second}/?q=${second}/a och ${first}1/b, ${second}/c`;
  expect(mails.list("mail").map(({ value }) => value)).toEqual([
    { text: moved },
    { text: "Inget att klicka på" },
  ]);
  mails.close();
  records.close();
});

test("A cloud in memory or without mails only stores its address", () => {
  const { folder, records, mails } = newState();
  followAddress(records, undefined, first);
  followAddress(records, join(folder, "nowhere"), second);
  expect(records.get("place", "base-url")).toBe(second);
  mails.close();
  records.close();
});
