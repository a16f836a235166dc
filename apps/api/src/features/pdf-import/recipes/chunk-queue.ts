import type { Db } from "@tureen/db/client";
import { inTransaction } from "@tureen/db/in-transaction";
import {
  chunkOf,
  chunkParts,
  type Chunk,
  type ChunkBounds,
  type ChunkRange,
} from "@tureen/domain/pdf-import/chunk-text";
import type { BookText } from "#features/pdf-import/pages/book-text";
import {
  deleteChunks,
  insertChunks,
  selectChunks,
  type ChunkState,
} from "#features/pdf-import/store/import-chunk.repo";

/** A chunk that is to be asked. */
export interface OpenChunk {
  readonly id: number;
  /** Requests that it has cost so far. */
  readonly attempts: number;
  readonly chunk: Chunk;
  /** The chunk behind it in the book; null behind the last one. */
  readonly next: ChunkRange | null;
}

/** The chunks of an import that have no answer yet. They are laid out on the disk, so that a restart finds the same. */
export interface ChunkQueue {
  /** The next chunk in the order of the book; undefined when all are taken. */
  take(): OpenChunk | undefined;
  /**
   * Lays out the end of the book anew, as far as nothing there has been asked. The chunk behind the last one that was
   * taken stays, for that one relies on it. False where there is nothing to lay out.
   */
  resize(bounds: ChunkBounds): boolean;
}

export function createChunkQueue(db: Db, batchId: number, book: BookText, bounds: ChunkBounds): ChunkQueue {
  const taken = new Set<number>();
  const isOpen = ({ id, status }: ChunkState): boolean => status === "pending" && !taken.has(id);
  const rangeOf = ({ startChar, endChar }: ChunkState): ChunkRange => ({ start: startChar, end: endChar });

  function layOut(wanted: ChunkBounds, kept: readonly ChunkState[], stale: readonly ChunkState[]): ChunkState[] {
    return inTransaction(db, (tx) => {
      deleteChunks(
        tx,
        stale.map(({ id }) => id),
      );
      insertChunks(tx, batchId, chunkParts(book.parts, wanted, kept.map(rangeOf)));
      return selectChunks(tx, batchId);
    });
  }

  let rows = layOut(bounds, selectChunks(db, batchId), []);
  return {
    take() {
      const index = rows.findIndex(isOpen);
      const row = rows[index];
      if (row === undefined) return undefined;
      taken.add(row.id);
      const next = rows[index + 1];
      return {
        id: row.id,
        attempts: row.attempts,
        chunk: chunkOf(book.document, row.startChar, row.endChar),
        next: next ? rangeOf(next) : null,
      };
    },
    resize(wanted) {
      const firstStale = rows.findLastIndex((row) => !isOpen(row)) + 2;
      const stale = rows.slice(firstStale);
      if (stale.length === 0) return false;
      rows = layOut(wanted, rows.slice(0, firstStale), stale);
      return true;
    },
  };
}
