ALTER TABLE `shopping_list_items` ADD `pack_amount` text;--> statement-breakpoint
ALTER TABLE `shopping_list_items` ADD `pack_unit` text DEFAULT '' NOT NULL;