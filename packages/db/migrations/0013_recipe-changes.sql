CREATE TABLE `recipe_changes` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`recipe_id` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `recipe_changes_recipe_id_unique` ON `recipe_changes` (`recipe_id`);