CREATE TABLE `shop_categories` (
	`shop_id` integer NOT NULL,
	`position` integer NOT NULL,
	`category` text NOT NULL,
	PRIMARY KEY(`shop_id`, `position`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `shops` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `shops_name` ON `shops` (`name`);--> statement-breakpoint
ALTER TABLE `shopping_list_items` ADD `note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `shopping_lists` ADD `is_standalone` integer DEFAULT false NOT NULL;