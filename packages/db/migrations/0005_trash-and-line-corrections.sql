CREATE TABLE `line_corrections` (
	`pattern` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`unit` text DEFAULT '' NOT NULL,
	`sub_type` text DEFAULT '' NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`updated_at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `trash` (
	`undo_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`graph_json` text NOT NULL,
	`created_at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `trash_created` ON `trash` (`created_at`);