ALTER TABLE `trash` ADD `recipe_id` integer;--> statement-breakpoint
CREATE INDEX `trash_recipe` ON `trash` (`recipe_id`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_access_tokens` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`token_hash` text NOT NULL,
	`kind` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`scope` text DEFAULT 'admin' NOT NULL,
	`created_at` text NOT NULL,
	`last_used_at` text,
	`expires_at_seconds` integer,
	CONSTRAINT "access_tokens_scope" CHECK("__new_access_tokens"."scope" in ('read', 'write', 'admin')),
	CONSTRAINT "access_tokens_kind" CHECK("__new_access_tokens"."kind" in ('sign-in', 'api'))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_access_tokens`("id", "token_hash", "kind", "name", "scope", "created_at", "last_used_at", "expires_at_seconds") SELECT "id", "token_hash", "kind", "name", "scope", "created_at", "last_used_at", "expires_at_seconds" FROM `access_tokens`;--> statement-breakpoint
DROP TABLE `access_tokens`;--> statement-breakpoint
ALTER TABLE `__new_access_tokens` RENAME TO `access_tokens`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `access_tokens_hash` ON `access_tokens` (`token_hash`);