-- Nothing keeps recipes rendered any more.
DROP TRIGGER recipes_inserted_change;
--> statement-breakpoint
DROP TRIGGER recipes_updated_change;
--> statement-breakpoint
DROP TRIGGER recipes_deleted_change;
--> statement-breakpoint
DROP TRIGGER recipe_lines_updated_change;
--> statement-breakpoint
DROP TRIGGER ingredients_updated_change;
--> statement-breakpoint
DROP TRIGGER ingredients_deleted_change;
