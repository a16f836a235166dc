ALTER TABLE `shopping_list_contributions` ADD `added_amount` text DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE `shopping_list_items` ADD `hand_unit` text;