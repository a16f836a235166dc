ALTER TABLE `import_batches` ADD `round` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `import_pages` ADD `round` integer DEFAULT 0 NOT NULL;