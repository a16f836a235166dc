CREATE TABLE `collected_recipes` (
	`collection_id` integer NOT NULL,
	`recipe_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`collection_id`, `recipe_id`),
	FOREIGN KEY (`collection_id`) REFERENCES `recipe_collections`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `collected_recipes_recipe` ON `collected_recipes` (`recipe_id`);--> statement-breakpoint
CREATE TABLE `recipe_collections` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`filter_json` text,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	CONSTRAINT "recipe_collections_name" CHECK(length(trim("recipe_collections"."name")) > 0)
) STRICT;
