CREATE TABLE `import_batches` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`source_name` text NOT NULL,
	`source_type` text NOT NULL,
	`status` text NOT NULL,
	`file_sha256` text DEFAULT '' NOT NULL,
	`step` integer DEFAULT 1 NOT NULL,
	`page_count` integer DEFAULT 0 NOT NULL,
	`model` text DEFAULT '' NOT NULL,
	`parameters_json` text DEFAULT '{}' NOT NULL,
	`recipe_count` integer DEFAULT 0 NOT NULL,
	`error` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	`finished_at` text,
	CONSTRAINT "import_batches_status_known" CHECK("import_batches"."status" in ('running', 'done', 'failed', 'cancelled', 'interrupted'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `import_batches_status` ON `import_batches` (`status`);--> statement-breakpoint
CREATE TABLE `import_chunks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`batch_id` integer NOT NULL,
	`start_char` integer NOT NULL,
	`end_char` integer NOT NULL,
	`status` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`answer_json` text,
	`error` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`batch_id`) REFERENCES `import_batches`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `import_chunks_range` ON `import_chunks` (`batch_id`,`start_char`,`end_char`);--> statement-breakpoint
CREATE TABLE `import_ingredients` (
	`batch_id` integer NOT NULL,
	`ingredient_id` integer NOT NULL,
	PRIMARY KEY(`batch_id`, `ingredient_id`),
	FOREIGN KEY (`batch_id`) REFERENCES `import_batches`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `import_pages` (
	`batch_id` integer NOT NULL,
	`page` integer NOT NULL,
	`source` text NOT NULL,
	`content` text DEFAULT '' NOT NULL,
	`outcome` text DEFAULT 'pending' NOT NULL,
	`error` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`batch_id`, `page`),
	FOREIGN KEY (`batch_id`) REFERENCES `import_batches`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `import_recipes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`batch_id` integer NOT NULL,
	`fingerprint` text NOT NULL,
	`title` text NOT NULL,
	`first_page` integer NOT NULL,
	`status` text NOT NULL,
	`recipe_id` integer,
	`recipe_json` text NOT NULL,
	`error` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`batch_id`) REFERENCES `import_batches`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE set null
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `import_recipes_fingerprint` ON `import_recipes` (`batch_id`,`fingerprint`);--> statement-breakpoint
CREATE INDEX `import_recipes_recipe` ON `import_recipes` (`recipe_id`);