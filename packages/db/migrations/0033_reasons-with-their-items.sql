-- Each reason was a row with an index of its own from its recipe, the dearest part of making a list.
CREATE TABLE `shopping_list_recipes` (
	`list_id` integer NOT NULL,
	`recipe_id` integer NOT NULL,
	PRIMARY KEY(`list_id`, `recipe_id`),
	FOREIGN KEY (`list_id`) REFERENCES `shopping_lists`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `shopping_list_recipes_recipe` ON `shopping_list_recipes` (`recipe_id`);--> statement-breakpoint
ALTER TABLE `shopping_list_items` ADD `contributions` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
UPDATE `shopping_list_items` SET `contributions` = (SELECT json_group_array(json_array(`meal_id`, `date`, `meal_type`, `meal_servings`, `recipe_id`, `recipe_title`, `recipe_servings`, `line`, `amount`, `unit`, `scaled_amount`, `added_amount`) ORDER BY `position`) FROM `shopping_list_contributions` WHERE `item_id` = `shopping_list_items`.`id`) WHERE EXISTS (SELECT 1 FROM `shopping_list_contributions` WHERE `item_id` = `shopping_list_items`.`id`);--> statement-breakpoint
INSERT INTO `shopping_list_recipes` SELECT DISTINCT `list_id`, `recipe_id` FROM `shopping_list_contributions` JOIN `shopping_list_items` ON `id` = `item_id` WHERE `recipe_id` IS NOT NULL;--> statement-breakpoint
DROP TABLE `shopping_list_contributions`;
