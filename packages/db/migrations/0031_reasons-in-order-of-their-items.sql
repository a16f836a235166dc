-- Nothing has kept two reasons of an item from standing in one place; the new key does.
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_shopping_list_contributions` (
	`item_id` text NOT NULL,
	`position` integer NOT NULL,
	`meal_id` integer,
	`date` text NOT NULL,
	`meal_type` text NOT NULL,
	`meal_servings` real NOT NULL,
	`recipe_id` integer,
	`recipe_title` text NOT NULL,
	`recipe_servings` real,
	`line` text NOT NULL,
	`amount` text,
	`unit` text DEFAULT '' NOT NULL,
	`scaled_amount` text NOT NULL,
	`added_amount` text DEFAULT '0' NOT NULL,
	PRIMARY KEY(`item_id`, `position`),
	FOREIGN KEY (`item_id`) REFERENCES `shopping_list_items`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_shopping_list_contributions`("item_id", "position", "meal_id", "date", "meal_type", "meal_servings", "recipe_id", "recipe_title", "recipe_servings", "line", "amount", "unit", "scaled_amount", "added_amount") SELECT "item_id", row_number() OVER (PARTITION BY "item_id" ORDER BY "position", "id") - 1, "meal_id", "date", "meal_type", "meal_servings", "recipe_id", "recipe_title", "recipe_servings", "line", "amount", "unit", "scaled_amount", "added_amount" FROM `shopping_list_contributions`;--> statement-breakpoint
DROP TABLE `shopping_list_contributions`;--> statement-breakpoint
ALTER TABLE `__new_shopping_list_contributions` RENAME TO `shopping_list_contributions`;--> statement-breakpoint
PRAGMA foreign_keys=ON;