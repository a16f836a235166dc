ALTER TABLE `meal_plans` ADD `device_id` integer;--> statement-breakpoint
ALTER TABLE `other_meals` ADD `device_id` integer;