CREATE TABLE `shopping_list_staples` (
	`list_id` integer NOT NULL,
	`staple_id` integer NOT NULL,
	`date` text NOT NULL,
	PRIMARY KEY(`list_id`, `staple_id`),
	FOREIGN KEY (`list_id`) REFERENCES `shopping_lists`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`staple_id`) REFERENCES `staples`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "shopping_list_staples_date" CHECK("shopping_list_staples"."date" glob '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]')
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `shopping_list_staples_staple` ON `shopping_list_staples` (`staple_id`,`date`);--> statement-breakpoint
CREATE TABLE `staples` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`ingredient_id` integer,
	`name` text NOT NULL,
	`sub_type` text DEFAULT '' NOT NULL,
	`amount` real DEFAULT 0 NOT NULL,
	`unit` text DEFAULT '' NOT NULL,
	`every_weeks` integer DEFAULT 0 NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`ingredient_id`) REFERENCES `ingredients`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "staples_name" CHECK(length(trim("staples"."name")) > 0),
	CONSTRAINT "staples_amount" CHECK("staples"."amount" >= 0),
	CONSTRAINT "staples_every_weeks" CHECK("staples"."every_weeks" between 0 and 52)
) STRICT;
--> statement-breakpoint
CREATE INDEX `staples_ingredient` ON `staples` (`ingredient_id`);