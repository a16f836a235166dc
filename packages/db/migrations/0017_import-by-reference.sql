CREATE TABLE `import_doubts` (
	`batch_id` integer NOT NULL,
	`place` integer NOT NULL,
	`page` integer NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	PRIMARY KEY(`batch_id`, `place`),
	FOREIGN KEY (`batch_id`) REFERENCES `import_batches`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `import_requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`batch_id` integer NOT NULL,
	`kind` text NOT NULL,
	`first_place` integer NOT NULL,
	`last_place` integer NOT NULL,
	`status` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`error` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`batch_id`) REFERENCES `import_batches`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "import_requests_kind_known" CHECK("import_requests"."kind" in ('labels', 'again', 'copy')),
	CONSTRAINT "import_requests_status_known" CHECK("import_requests"."status" in ('pending', 'answered', 'failed'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `import_requests_range` ON `import_requests` (`batch_id`,`kind`,`first_place`,`last_place`);--> statement-breakpoint
ALTER TABLE `import_pages` ADD `lines_json` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `import_recipes` ADD `place` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `import_recipes` ADD `origin` text DEFAULT 'copy' NOT NULL;--> statement-breakpoint
ALTER TABLE `import_recipes` ADD `found_json` text DEFAULT '' NOT NULL;