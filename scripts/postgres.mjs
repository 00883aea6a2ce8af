import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { ensureFromDebian } from "./debian.mjs";

const debian = "/usr/lib/postgresql";
const settings = "/etc/postgresql-common";

const onPath = () => (process.env.PATH ?? "").split(delimiter).filter(Boolean);

const newestFirst = () =>
  existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, "bin"))
    : [];

/** Where `initdb` and `postgres` are. */
const find = () => {
  const folders = [process.env.POSTGRES_BIN, ...newestFirst(), ...onPath()].filter(Boolean);
  return folders.find((folder) => ["initdb", "postgres"].every((name) => existsSync(join(folder, name))));
};

/** Debian's package would start a server of its own; only the programs are wanted. */
const wantNoServer = () => {
  const file = join(settings, "createcluster.conf");
  if (process.getuid?.() !== 0 || existsSync(file)) return;
  mkdirSync(settings, { recursive: true });
  writeFileSync(file, "create_main_cluster = false\n");
};

export const ensurePostgres = () => {
  if (!find()) wantNoServer();
  return ensureFromDebian({
    what: "PostgreSQL",
    packages: ["postgresql"],
    find,
    advice: "Install it, or name the folder of its programs in POSTGRES_BIN.",
  });
};
