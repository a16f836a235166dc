CREATE TABLE `guest_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key_hash` text NOT NULL,
	`kind` text NOT NULL,
	`target_id` integer NOT NULL,
	`created_at` text NOT NULL,
	`expires_at_seconds` integer NOT NULL,
	`openings` integer DEFAULT 0 NOT NULL,
	`last_opened_at` text,
	CONSTRAINT "guest_links_kind" CHECK("guest_links"."kind" in ('recipe', 'collection'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `guest_links_key` ON `guest_links` (`key_hash`);