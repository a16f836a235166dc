/** The database cannot be used as it is; the message says in a sentence what is wrong and what to do. */
export class DatabaseProblem extends Error {}
