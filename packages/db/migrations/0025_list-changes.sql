CREATE TABLE `list_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`list_id` integer NOT NULL,
	`refusal` text,
	`item_name` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	CONSTRAINT "list_changes_refusal" CHECK("list_changes"."refusal" in ('list-deleted', 'item-removed', 'item-gone'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `list_changes_created` ON `list_changes` (`created_at`);