PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_larder_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`ingredient_id` integer NOT NULL,
	`quantity` real DEFAULT 1 NOT NULL,
	`unit` text DEFAULT '' NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`best_before` text,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`ingredient_id`) REFERENCES `ingredients`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "larder_items_quantity" CHECK("__new_larder_items"."quantity" >= 0),
	CONSTRAINT "larder_items_best_before_shape" CHECK("__new_larder_items"."best_before" glob '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]')
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_larder_items`("id", "ingredient_id", "quantity", "unit", "notes", "revision", "created_at") SELECT "id", "ingredient_id", "quantity", "unit", "notes", "revision", "created_at" FROM `larder_items`;--> statement-breakpoint
DROP TABLE `larder_items`;--> statement-breakpoint
ALTER TABLE `__new_larder_items` RENAME TO `larder_items`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `larder_items_ingredient` ON `larder_items` (`ingredient_id`);--> statement-breakpoint
CREATE TRIGGER larder_items_inserted AFTER INSERT ON larder_items BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'larder'; END;--> statement-breakpoint
CREATE TRIGGER larder_items_updated AFTER UPDATE ON larder_items BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'larder'; END;--> statement-breakpoint
CREATE TRIGGER larder_items_deleted AFTER DELETE ON larder_items BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'larder'; END;