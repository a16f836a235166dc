import pino, { type DestinationStream, type Logger } from "pino";

export type Log = Logger;

/** The specification's levels (section 5) and what pino calls them. */
const PINO_LEVELS = { ERROR: "error", WARN: "warn", INFO: "info", DEBUG: "debug", VERBOSE: "trace" } as const;

/** The root log: one JSON object a line, without passwords, tokens or the bytes of photos. */
export function createLogger(destination?: DestinationStream): Log {
  const options = {
    base: null,
    redact: {
      paths: [
        "password",
        "*.password",
        "token",
        "*.token",
        "authorization",
        "*.authorization",
        "image",
        "*.image",
        "headers.authorization",
      ],
      censor: "[redacted]",
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Takes one of the specification's level names; an unknown one leaves the level as it is. */
export function setLogLevel(log: Log, level: string): void {
  if (level in PINO_LEVELS) log.level = PINO_LEVELS[level as keyof typeof PINO_LEVELS]; // checked by `in`
}
