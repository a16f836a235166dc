CREATE TABLE `other_meals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`date` text NOT NULL,
	`meal_type` text NOT NULL,
	`title` text NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	CONSTRAINT "other_meals_type" CHECK("other_meals"."meal_type" in ('breakfast', 'lunch', 'dinner')),
	CONSTRAINT "other_meals_title" CHECK(length(trim("other_meals"."title")) > 0),
	CONSTRAINT "other_meals_date_shape" CHECK("other_meals"."date" glob '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]')
) STRICT;
--> statement-breakpoint
CREATE INDEX `other_meals_date` ON `other_meals` (`date`);