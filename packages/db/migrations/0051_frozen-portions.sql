CREATE TABLE `frozen_portions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`recipe_id` integer,
	`title` text NOT NULL,
	`portions` real NOT NULL,
	`frozen_on` text NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	CONSTRAINT "frozen_portions_title" CHECK(length(trim("frozen_portions"."title")) > 0),
	CONSTRAINT "frozen_portions_portions" CHECK("frozen_portions"."portions" >= 0),
	CONSTRAINT "frozen_portions_date_shape" CHECK("frozen_portions"."frozen_on" glob '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]')
) STRICT;
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_other_meals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`date` text NOT NULL,
	`meal_type` text NOT NULL,
	`title` text NOT NULL,
	`portion_id` integer,
	`portions` real,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	CONSTRAINT "other_meals_portions" CHECK("__new_other_meals"."portions" > 0),
	CONSTRAINT "other_meals_type" CHECK("__new_other_meals"."meal_type" in ('breakfast', 'lunch', 'dinner')),
	CONSTRAINT "other_meals_title" CHECK(length(trim("__new_other_meals"."title")) > 0),
	CONSTRAINT "other_meals_date_shape" CHECK("__new_other_meals"."date" glob '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]')
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_other_meals`("id", "date", "meal_type", "title", "revision", "created_at") SELECT "id", "date", "meal_type", "title", "revision", "created_at" FROM `other_meals`;--> statement-breakpoint
DROP TABLE `other_meals`;--> statement-breakpoint
ALTER TABLE `__new_other_meals` RENAME TO `other_meals`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `other_meals_date` ON `other_meals` (`date`);--> statement-breakpoint
CREATE INDEX `other_meals_portion` ON `other_meals` (`portion_id`);--> statement-breakpoint
CREATE TRIGGER other_meals_inserted AFTER INSERT ON other_meals BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'meal-plans'; END;--> statement-breakpoint
CREATE TRIGGER other_meals_updated AFTER UPDATE ON other_meals BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'meal-plans'; END;--> statement-breakpoint
CREATE TRIGGER other_meals_deleted AFTER DELETE ON other_meals BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'meal-plans'; END;