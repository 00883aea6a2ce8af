import type pg from "pg";
import { searchPageLength } from "#contract/search.ts";
import { canonicalFrameNumber, foldFrameNumber } from "#contract/frame-number.ts";
import type { Card } from "#lambdas/shared/search-index/card.ts";
import { fields, termsOf } from "#lambdas/shared/search-index/terms.ts";
import { indexes, schema } from "./postgres-schema.ts";
import type { Question } from "./question.ts";

const atOnce = 1000;
const mostSuggestions = 5;

export type Row = { readonly id: string; readonly frame_number: string; readonly registered_at: Date };

export type PostgresRegister = {
  /** As of our own register. */
  prepare(question: Question): Promise<() => Promise<readonly Row[]>>;
};

const rowOf = (card: Card) => {
  const terms = termsOf(card);
  return {
    ...card,
    ...Object.fromEntries(fields.map((field) => [`${field}_term`, terms[field]])),
    frame_number: card.frameNumber,
    frame_fold: foldFrameNumber(card.frameNumber),
    photo_upload_id: card.photoUploadId,
    stolen_since: card.stolenSince,
    stolen_place: card.stolenPlace,
    registered_at: card.registeredAt,
  };
};

const terms = fields.map((field) => `${field}_term`);

const shown =
  "id, frame_number, brand, model, color, type, city, name, description, photo_upload_id, stolen, stolen_since, stolen_place, registered_at";
const columns = [shown, "frame_fold", ...terms].join(", ");

const load = async (client: pg.Client, cards: readonly Card[]): Promise<void> => {
  await client.query(schema);
  const insert = `INSERT INTO bikes (${columns}) SELECT ${columns} FROM json_populate_recordset(null::bikes, $1)`;
  for (let from = 0; from < cards.length; from += atOnce)
    await client.query(insert, [JSON.stringify(cards.slice(from, from + atOnce).map(rowOf))]);
  for (const index of indexes) await client.query(index);
};

const select = `SELECT ${shown} FROM bikes WHERE`;
const newest = `ORDER BY registered_at DESC, id DESC LIMIT ${searchPageLength}`;

type Statement = { readonly text: string; readonly values: readonly unknown[] };

const filterStatement = (question: Question & { kind: "filters" }, last: Row | undefined): Statement => {
  const terms = termsOf(question.fields);
  const asked = fields.filter((field) => terms[field] !== undefined);
  const conditions = asked.map((field, place) => `${field}_term = $${place + 1}`);
  const next = asked.length + 1;
  const after = `(registered_at, id) < ($${next}, $${next + 1})`;
  const all = [...conditions, ...(question.status === "stolen" ? ["stolen"] : []), ...(last ? [after] : [])];
  return {
    text: `${select} ${all.join(" AND ") || "true"} ${newest}`,
    values: [...asked.map((field) => terms[field]), ...(last ? [last.registered_at, last.id] : [])],
  };
};

/** Asks by prepared statements, as a pool of connections does. */
const openStatements = (client: pg.Client) => {
  const names = new Map<string, string>();
  return async ({ text, values }: Statement): Promise<readonly Row[]> => {
    const name = names.get(text) ?? `statement${names.size}`;
    names.set(text, name);
    const { rows } = await client.query<Row>({ name, text, values: [...values] });
    return rows;
  };
};

type Ask = ReturnType<typeof openStatements>;

const findNumber = async (ask: Ask, typed: string): Promise<readonly Row[]> => {
  const number = canonicalFrameNumber(typed);
  const exact = await ask({ text: `${select} frame_number = $1`, values: [number] });
  if (exact.length > 0) return exact;
  const alike = `${select} frame_fold % $1 ORDER BY similarity(frame_fold, $1) DESC, frame_number LIMIT ${mostSuggestions}`;
  return ask({ text: alike, values: [foldFrameNumber(number)] });
};

const answer = (ask: Ask, question: Question, last: Row | undefined): Promise<readonly Row[]> => {
  switch (question.kind) {
    case "number":
      return findNumber(ask, question.typed);
    case "prefix": {
      const text = `${select} frame_number LIKE $1 ORDER BY frame_number LIMIT ${searchPageLength}`;
      return ask({ text, values: [`${canonicalFrameNumber(question.typed)}%`] });
    }
    case "filters":
      return ask(filterStatement(question, last));
    case "text":
      return ask({
        text: `${select} words @@ plainto_tsquery('register', $1) ${newest}`,
        values: [question.typed],
      });
  }
};

/** Loads these bikes into an empty database. */
export const openPostgresRegister = async (
  client: pg.Client,
  cards: readonly Card[],
): Promise<PostgresRegister> => {
  await load(client, cards);
  const ask = openStatements(client);
  return {
    prepare: async (question) => {
      let last: Row | undefined;
      for (let page = 1; page < question.page; page += 1) last = (await answer(ask, question, last)).at(-1);
      return () => answer(ask, question, last);
    },
  };
};
