import { Problem } from "@tureen/messages/problem";

/** The database cannot be used as it is. */
export class DatabaseProblem extends Problem {}
