ALTER TABLE `ingredients` ADD `never_bought` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `recipe_lines` ADD `section` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `recipe_lines` ADD `shares_raw` integer DEFAULT false NOT NULL;