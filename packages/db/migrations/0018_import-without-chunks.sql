DROP TABLE `import_chunks`;--> statement-breakpoint
ALTER TABLE `import_batches` DROP COLUMN `round`;--> statement-breakpoint
ALTER TABLE `import_pages` DROP COLUMN `round`;--> statement-breakpoint
ALTER TABLE `import_pages` DROP COLUMN `words`;--> statement-breakpoint
ALTER TABLE `import_pages` DROP COLUMN `words_round`;