CREATE TABLE `saved_week_meals` (
	`week_id` integer NOT NULL,
	`position` integer NOT NULL,
	`day` integer NOT NULL,
	`meal_type` text NOT NULL,
	`recipe_id` integer,
	`title` text NOT NULL,
	`servings` real,
	`notes` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`week_id`, `position`),
	FOREIGN KEY (`week_id`) REFERENCES `saved_weeks`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "saved_week_meals_day" CHECK("saved_week_meals"."day" between 0 and 6),
	CONSTRAINT "saved_week_meals_type" CHECK("saved_week_meals"."meal_type" in ('breakfast', 'lunch', 'dinner')),
	CONSTRAINT "saved_week_meals_servings" CHECK("saved_week_meals"."servings" > 0)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `saved_weeks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	CONSTRAINT "saved_weeks_name_given" CHECK(length(trim("saved_weeks"."name")) > 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_weeks_name` ON `saved_weeks` (`name`);