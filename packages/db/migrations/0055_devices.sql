CREATE TABLE `devices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL
) STRICT;
--> statement-breakpoint
ALTER TABLE `access_tokens` ADD `device_id` integer;--> statement-breakpoint
ALTER TABLE `cookings` ADD `device_id` integer;--> statement-breakpoint
ALTER TABLE `shopping_list_items` ADD `ticked_by` integer;--> statement-breakpoint
ALTER TABLE `trash` ADD `device_id` integer;