/** What an error of any kind says, for a log line. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
