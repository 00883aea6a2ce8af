import type { Template } from "aws-cdk-lib/assertions";
import { beforeAll, describe, expect, it } from "vitest";
import { functions } from "#lib/app/functions.ts";
import { rightsOf } from "#tests/lib/rights-of.ts";
import { production, registryApp, deploymentOf, stackIds } from "#tests/lib/synthesised.ts";
import { codeOfFunctions, commandsUsed, listsUsed, mayWriteKey, tableUse } from "#tests/lib/used-rights.ts";

const idOf = (name: string): string =>
  name.replaceAll(/(?:^|-)([a-z])/g, (_whole, letter: string) => letter.toUpperCase());

const onTable = / on RegisterTable where (.*)$/;
const onIndex = / on RegisterTable\/index\/gsi[12] where (.*)$/;

const partitionsIn = (line: string, where: RegExp): string[] => where.exec(line)?.[1]?.split(" ") ?? [];

/** Partitions of the table with the actions that are allowed on them. */
const tableRights = (rights: readonly string[]): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const line of rights)
    for (const partition of partitionsIn(line, onTable)) {
      const actions = [...line.matchAll(/dynamodb:(\w+)/g)].map(([, action = ""]) => action);
      found.set(partition, [...(found.get(partition) ?? []), ...actions].toSorted());
    }
  return found;
};

const command =
  /\b(?:cloudfront|cloudwatch|cognito-idp|rekognition|s3|secretsmanager|ses|sns|textract):[A-Z]\w+/g;

/** With this right S3 responds "not found" instead of "forbidden"; only listing needs it as a command. */
const neverAsked = "s3:ListBucket";
/** Lambda itself uses it. */
const byLambda = /s3:PutObject on GivenUpBucket/;

/** In production these pages show and send nothing. */
const notHere: Readonly<Record<string, readonly string[]>> = { "mail-previews": ["ses:SendRawEmail"] };

/** Partitions that a function's code names but never reaches: a theft and a new owner do not change the number, an expired transfer changes no search list, stores have no campaign codes, people pay no invoice, and no store's order is for a bike. */
const neverComeTo: Readonly<Record<string, readonly string[]>> = {
  "bike-admin": ["STORE#*"],
  points: ["STORE#*"],
  sales: ["FORMER#*"],
  thefts: ["FORMER#*"],
  transfers: ["FORMER#*"],
  "store-points": ["CAMPAIGN#*"],
  "expire-transfers": ["S#*", "FDEL#*", "FORMER#*", "FOLD#*"],
};

const commandRights = (rights: readonly string[]): string[] => {
  const found = new Set(
    rights.flatMap((line) => [...line.replace(byLambda, "").matchAll(command)].map(String)),
  );
  return [...found].filter((right) => right !== neverAsked).toSorted();
};

describe("a function's access", () => {
  let template: Template;
  let code: ReadonlyMap<string, string>;
  beforeAll(async () => {
    template = deploymentOf(await registryApp(production), ["Edge", ...stackIds]);
    code = await codeOfFunctions();
  });

  const names = functions.map(({ name }) => name);

  it.each(names)("to the table is exactly what %s uses", (name) => {
    const used = tableUse(code.get(name) ?? "");
    const allowed = tableRights(rightsOf(template, idOf(name)));
    const reached = [...used].filter(([partition]) => !neverComeTo[name]?.includes(partition));
    const missing = reached.flatMap(([partition, { actions, handedOn }]) => {
      const may = allowed.get(partition) ?? [];
      const wanted = handedOn && may.length === 0 ? [...actions, "something"] : [...actions];
      return wanted.filter((action) => !may.includes(action)).map((action) => `${action} ${partition}`);
    });
    const idle = [...allowed].flatMap(([partition, may]) => {
      const { actions, handedOn } = used.get(partition) ?? { actions: new Set(), handedOn: false };
      return handedOn
        ? []
        : may.filter((action) => !actions.has(action)).map((action) => `${action} ${partition}`);
    });
    expect({ missing, idle }).toEqual({ missing: [], idle: [] });
  });

  it.each(names)("to the table's lists is only what %s reads", (name) => {
    const text = code.get(name) ?? "";
    const allowed = rightsOf(template, idOf(name)).flatMap((line) => partitionsIn(line, onIndex));
    expect(listsUsed(text)).toEqual(expect.arrayContaining(allowed));
    expect(allowed.length > 0).toBe(/index: "gsi[12]"/.test(text));
  });

  it.each(names)("in other services is exactly what %s uses", (name) => {
    const asked = commandsUsed(code.get(name) ?? "").filter((right) => !notHere[name]?.includes(right));
    const rights = rightsOf(template, idOf(name));
    const lists = rights.some((line) => line.includes(neverAsked));
    expect(asked.includes(neverAsked) && !lists).toBe(false);
    expect(commandRights(rights)).toEqual(asked.filter((right) => right !== neverAsked));
  });

  const writes = ["PutItem", "UpdateItem", "DeleteItem"];

  /** Functions whose code writes one of the keys, and those that could, because their rights end at the partition. */
  const writersOf = (partition: string, keyNames: readonly string[]) => {
    const may = names.filter((name) =>
      tableRights(rightsOf(template, idOf(name)))
        .get(partition)
        ?.some((action) => writes.includes(action)),
    );
    const { write = [], could = [] } = Object.groupBy(may, (name) =>
      keyNames.some((keyName) => mayWriteKey(code.get(name) ?? "", keyName)) ? "write" : "could",
    );
    return { write: write.toSorted().join(" "), could: could.toSorted().join(" ") };
  };

  it.each([
    {
      what: "points",
      at: ["USER#*", "balance", "ledgerRow"],
      write:
        "accounts auth-triggers bike-admin bike-imports bikes erase-accounts expire-found-reports expire-sales expire-transfers identity import-bikes orders payment-webhook points sales settle-purchases store-decisions store-points stores thefts transfers",
      could:
        "account-watch ad-reports alert-digests alerts certificates check-stickers close-idle-accounts follow-changes forget-departed found-reports identity-reviews mail-bounces mail-preferences make-own-copies match-thefts message-reports messages notifications notifier people-admin qr staff",
    },
    {
      what: "payments",
      at: ["PAYMENT#*", "payment", "reversal"],
      write: "payment-webhook points settle-purchases store-points",
      could: "",
    },
    {
      what: "purchases",
      at: ["PURCHASE#*", "purchase"],
      write: "payment-webhook points settle-purchases store-points stores",
      could: "",
    },
    {
      what: "the owner of a bike",
      at: ["BIKE#*", "bike"],
      write:
        "ad-reports bike-admin bikes erase-accounts expire-listings expire-transfers follow-changes forget-departed listings match-thefts messages qr sales thefts transfers",
      could: "bike-imports draw-samples expire-found-reports expire-sales found-reports import-bikes orders",
    },
    {
      what: "the holder of a frame number",
      at: ["FRAME#*", "frameGuard"],
      write: "bike-admin bike-imports bikes erase-accounts expire-sales import-bikes sales transfers",
      could: "",
    },
    {
      what: "roles in a store",
      at: ["STORE#*", "storeMember"],
      write: "staff store-decisions",
      could:
        "bike-imports check-stickers erase-accounts expire-sales import-bikes inventory notifier orders sales settle-purchases store-points stores",
    },
  ])(
    "to $what is written by these functions alone",
    ({ at: [partition = "", ...keyNames], write, could }) => {
      expect(writersOf(partition, keyNames)).toEqual({ write, could });
    },
  );

  it("to the groups of administrators and stores is given to two functions", () => {
    const changesGroups = (right: string): boolean =>
      /cognito-idp:Admin(?:Add|Remove)User\w+Group/.test(right);
    expect(names.filter((name) => rightsOf(template, idOf(name)).some(changesGroups))).toEqual([
      "staff",
      "store-decisions",
    ]);
  });
});
