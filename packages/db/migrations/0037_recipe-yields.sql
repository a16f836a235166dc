ALTER TABLE `recipes` ADD `yield_amount` text;--> statement-breakpoint
ALTER TABLE `recipes` ADD `yield_noun` text DEFAULT '' NOT NULL;