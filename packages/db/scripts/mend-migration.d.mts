export function mendMigration(sql: string, earlier: readonly string[]): string;
