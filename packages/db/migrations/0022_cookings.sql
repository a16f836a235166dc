CREATE TABLE `cookings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`recipe_id` integer NOT NULL,
	`meal_id` integer,
	`date` text NOT NULL,
	`servings` real,
	`created_at` text NOT NULL,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`meal_id`) REFERENCES `meal_plans`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "cookings_servings" CHECK("cookings"."servings" > 0),
	CONSTRAINT "cookings_date_shape" CHECK("cookings"."date" glob '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]')
) STRICT;
--> statement-breakpoint
CREATE INDEX `cookings_recipe` ON `cookings` (`recipe_id`,`date`);--> statement-breakpoint
CREATE UNIQUE INDEX `cookings_meal` ON `cookings` (`meal_id`);--> statement-breakpoint
ALTER TABLE `recipes` ADD `last_cooked_on` text;--> statement-breakpoint
ALTER TABLE `recipes` ADD `times_cooked` integer DEFAULT 0 NOT NULL;