interface SnapshotTable {
  foreignKeys: Record<string, { columnsFrom: readonly string[]; onDelete: string }>;
}
export function mendMigration(sql: string, earlier: readonly string[], tables?: Record<string, SnapshotTable>): string;
