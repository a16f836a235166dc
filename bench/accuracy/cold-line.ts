import { parseFoods } from "@tureen/domain/ingredients/lines/parse-foods";
import { readFileSync } from "node:fs";

/** Reads the line of standard input as the first of its process, and prints the milliseconds of the processor that it took. */
const line = readFileSync(0, "utf8");
const before = process.cpuUsage();
parseFoods(line);
const { user, system } = process.cpuUsage(before);
process.stdout.write(String((user + system) / 1000));
