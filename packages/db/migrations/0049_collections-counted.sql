CREATE TRIGGER recipe_collections_inserted AFTER INSERT ON recipe_collections BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'recipes'; END;
--> statement-breakpoint
CREATE TRIGGER recipe_collections_updated AFTER UPDATE ON recipe_collections BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'recipes'; END;
--> statement-breakpoint
CREATE TRIGGER recipe_collections_deleted AFTER DELETE ON recipe_collections BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'recipes'; END;